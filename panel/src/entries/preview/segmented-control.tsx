interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; text: string; name?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** Buttons of which one is pressed. `name` is the accessible name where `text` is short. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChoose } = props;
  return (
    <fieldset className="choice">
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.name}
          onClick={() => onChoose(option.value)}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}
