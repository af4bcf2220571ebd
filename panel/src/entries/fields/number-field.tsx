import { monthNames } from "@panel/ui/format";
import { Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";
import { SelectControl } from "./select-control";

interface Steps {
  min: number;
  max: number;
  step: number | "any";
}

type NumberProps = Pick<
  FieldProps<"number">,
  "name" | "spoken" | "optional" | "value" | "problems" | "onChange"
> & { label: string; hint: string | undefined } & Steps;

/** A number as it is typed. */
export function NumberField({ field, ...props }: FieldProps<"number">) {
  const { label, hint, min, max, whole, step = whole ? 1 : "any", month } = field;
  if (month) return <MonthField field={field} {...props} />;
  return <NumberInput {...props} {...{ label, hint, min, max, step }} />;
}

/** US dollars, with cents. */
export function MoneyField({ field, ...props }: FieldProps<"money">) {
  const { label, hint, max } = field;
  return <NumberInput {...props} {...{ label, hint, min: 0, max, step: 0.01 }} />;
}

function NumberInput(props: NumberProps) {
  const { label, hint, name, spoken, optional, value, problems, onChange, min, max, step } = props;
  const { id, control, below } = useFieldFrame({ hint, error: problems[name] });
  return (
    <Labelled id={id} label={label} optional={optional}>
      <input
        className="input"
        type="number"
        inputMode={step === 1 ? "numeric" : "decimal"}
        {...control}
        {...{ name, min, max, step }}
        aria-label={spoken}
        value={value}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          onChange(() => typed);
        }}
        // The wheel is meant for the page, not for the price that happens to have the focus.
        onWheel={(event) => event.currentTarget.blur()}
      />
      {below}
    </Labelled>
  );
}

const months = monthNames.map((month, at) => [`${at + 1}`, month] as const);

/** A month of the year, by its name. */
function MonthField({ field, name, spoken, value, problems, onChange }: FieldProps<"number">) {
  return (
    <SelectControl
      {...{ label: field.label, hint: field.hint, name, spoken, value }}
      error={problems[name]}
      empty="Elegir..."
      options={months}
      onChange={(chosen) => onChange(() => chosen)}
    />
  );
}
