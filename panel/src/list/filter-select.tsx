interface FilterSelectProps {
  label: string;
  /** What is chosen where the list is not narrowed. */
  all: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string | undefined) => void;
}

/** Narrows a list to one of some values. */
export function FilterSelect({ label, all, value, options, onChoose }: FilterSelectProps) {
  return (
    <select
      className="input"
      aria-label={label}
      value={value ?? ""}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
