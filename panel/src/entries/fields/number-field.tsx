import { monthNames } from "@panel/ui/format";
import { echoOf } from "../draft/parse-number";
import { Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";
import { SelectControl } from "./select-control";

type NumberProps = FieldProps<"number"> | FieldProps<"money">;

/** A number as it is typed, and below it what was understood of it. */
export function NumberField(props: FieldProps<"number">) {
  return props.field.month ? <MonthField {...props} /> : <NumberInput {...props} />;
}

/** US dollars, with cents. */
export function MoneyField(props: FieldProps<"money">) {
  return <NumberInput {...props} />;
}

/**
 * A text input: browsers read what is typed into `type="number"` by their own language, and hide from the page
 * what they do not understand.
 */
function NumberInput({ field, name, spoken, optional, value, problems, onChange }: NumberProps) {
  const error = problems[name];
  const { id, control, below } = useFieldFrame({ hint: field.hint, error });
  const echo = error ? undefined : echoOf(value, field);
  return (
    <Labelled id={id} label={field.label} optional={optional}>
      <input
        className="input"
        type="text"
        inputMode={keyboardOf(field)}
        autoComplete="off"
        {...control}
        name={name}
        aria-label={spoken}
        value={value}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          onChange(() => typed);
        }}
      />
      <output className="hint number-echo" htmlFor={id}>
        {echo && `= ${echo}`}
      </output>
      {below}
    </Labelled>
  );
}

/** Phones' number pads have no minus sign. */
function keyboardOf(field: NumberProps["field"]): "text" | "numeric" | "decimal" {
  if (field.kind === "money") return "decimal";
  if (field.min < 0) return "text";
  return field.whole ? "numeric" : "decimal";
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
