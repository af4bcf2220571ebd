import { Labelled, useFieldFrame } from "./field-frame";

interface SelectControlProps {
  label: string;
  hint?: string | undefined;
  name: string;
  ariaLabel?: string | undefined;
  optional?: boolean | undefined;
  error: string | undefined;
  required?: boolean | undefined;
  /** Text of the blank option; without it, a value is always selected. */
  empty: string | undefined;
  options: readonly (readonly [value: string, words: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** Labelled native select. */
export function SelectControl(props: SelectControlProps) {
  const { label, hint, name, ariaLabel, optional, error, required } = props;
  const { empty, options, value, onChange } = props;
  const { id, control, below } = useFieldFrame({ hint, error, required });
  return (
    <Labelled id={id} label={label} optional={optional}>
      <select
        className="input"
        {...control}
        name={name}
        aria-label={ariaLabel}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      {below}
    </Labelled>
  );
}
