import { FieldError } from "@panel/ui/field-error";

interface AuthFieldProps {
  id: string;
  name: string;
  label: string;
  type: "email" | "password" | "text";
  /** Tells password managers the kind of value. */
  autoComplete: string;
  error: string | undefined;
  hint?: string;
  defaultValue?: string;
  inputMode?: "numeric";
}

/** Uncontrolled input of the pages outside of the panel, read on submit. */
export function AuthField({ id, label, error, hint, ...input }: AuthFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
