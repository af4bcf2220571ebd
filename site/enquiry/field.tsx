import { Icon } from "#shared/ui/icon.tsx";

export interface FieldProps {
  name: string;
  label: string;
  /** Shown beside the label, such as "optional". */
  note?: string;
  error: string | undefined;
  value: string | undefined;
  onEdit: () => void;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  required?: boolean;
}

/** Labelled input with an error message, linked by `aria-describedby`. */
export function Field({ name, label, note, error, value, onEdit, ...input }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {note && <span className="opt">{note}</span>}
      </label>
      <input
        className="input"
        id={name}
        name={name}
        defaultValue={value}
        dir={input.type === undefined || input.type === "text" ? "auto" : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        onInput={onEdit}
        {...input}
      />
      <FieldError name={name} error={error} />
    </div>
  );
}

export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="err" id={`${name}-error`}>
      <Icon name="warning" />
      {error}
    </p>
  );
}
