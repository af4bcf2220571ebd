import { FieldError } from "@panel/ui/field-error";
import { useId, useLayoutEffect, useRef } from "react";

interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** The language of what is written, for spelling and screen readers. */
  lang?: string;
  hint?: string;
  placeholder?: string;
  optional?: boolean;
  onBlur?: () => void;
}

interface NumberFieldProps extends Omit<TextFieldProps, "lang"> {
  min: number;
  max?: number;
  step?: number;
}

/** The parts around every field: label above, hint and error below, tied to it. */
function useField({ hint, error }: { hint?: string; error: string | undefined }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    aria: {
      "aria-invalid": error ? true : undefined,
      "aria-describedby": described || undefined,
    } as const,
    below: (
      <>
        {hint && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </>
    ),
  };
}

function Label({ id, label, optional }: { id: string; label: string; optional?: boolean }) {
  return (
    <label htmlFor={id}>
      {label} {optional && <span className="opt">opcional</span>}
    </label>
  );
}

/** `suggestions` are offered while typing; anything else may be written all the same. */
export function TextField(props: TextFieldProps & { suggestions?: readonly string[] }) {
  const { label, hint, error, optional, suggestions, onChange, ...input } = props;
  const { id, aria, below } = useField({ hint, error });
  return (
    <div className="field">
      <Label id={id} label={label} optional={optional} />
      <input
        className="input"
        id={id}
        list={suggestions && `${id}-list`}
        // The browser's own memory would stand above the suggestions.
        autoComplete={suggestions && "off"}
        {...aria}
        {...input}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {below}
    </div>
  );
}

interface AreaFieldProps extends TextFieldProps {
  rows?: number;
  /** For a text of many pages. */
  className?: string;
}

/** Grows with its text, so that nothing is edited through a slit. */
export function AreaField({ rows = 4, ...props }: AreaFieldProps) {
  const { label, hint, error, optional, onChange, ...input } = props;
  const { id, aria, below } = useField({ hint, error });
  return (
    <div className="field">
      <Label id={id} label={label} optional={optional} />
      <GrowingArea
        id={id}
        rows={rows}
        {...aria}
        {...input}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {below}
    </div>
  );
}

export function GrowingArea(props: React.ComponentProps<"textarea">) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { value } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = area.current;
    // Browsers that size a field to its content do it by themselves.
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [value]);
  const className = `input input--grow ${props.className ?? ""}`;
  return <textarea ref={area} {...props} className={className} />;
}

export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, optional, onChange, ...input } = props;
  const { id, aria, below } = useField({ hint, error });
  return (
    <div className="field">
      <Label id={id} label={label} optional={optional} />
      <input
        className="input"
        id={id}
        type="number"
        inputMode={input.step && input.step < 1 ? "decimal" : "numeric"}
        {...aria}
        {...input}
        onChange={(event) => onChange(event.currentTarget.value)}
        // The wheel is meant for the page, not for the price that happens to have the focus.
        onWheel={(event) => event.currentTarget.blur()}
      />
      {below}
    </div>
  );
}

interface CheckFieldProps {
  label: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckField({ label, name, checked, onChange }: CheckFieldProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
