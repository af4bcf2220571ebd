import { Icon } from "#shared/ui/icon.tsx";

export interface FieldProps {
  name: string;
  label: string;
  /** Beside the label, such as that it may stay empty. */
  note?: string;
  error: string | undefined;
  value: string | undefined;
  onEdit: () => void;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  required?: boolean;
}

/** One line of the form, its label above and its error below, tied to it for every reader. */
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
