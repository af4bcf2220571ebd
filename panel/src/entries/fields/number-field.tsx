import { monthNames } from "@panel/ui/format";
import { echoOf } from "../draft/parse-number";
import { Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";
import { SelectControl } from "./select-control";

type NumberProps = FieldProps<"number"> | FieldProps<"money">;

/** Number input with the parsed number echoed below. */
export function NumberField(props: FieldProps<"number">) {
  return props.field.month ? <MonthField {...props} /> : <NumberInput {...props} />;
}

/** US dollars with cents. */
export function MoneyField(props: FieldProps<"money">) {
  return <NumberInput {...props} />;
}

/** A text input. With `type="number"` browsers parse by their own locale, and report "" for text they cannot parse. */
function NumberInput({ field, name, ariaLabel, optional, value, problems, onChange }: NumberProps) {
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
        aria-label={ariaLabel}
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

/** Number pads on phones have no minus sign. */
function keyboardOf(field: NumberProps["field"]): "text" | "numeric" | "decimal" {
  if (field.kind === "money") return "decimal";
  if (field.min < 0) return "text";
  return field.whole ? "numeric" : "decimal";
}

const months = monthNames.map((month, at) => [`${at + 1}`, month] as const);

/** A month of the year, by its name. */
function MonthField({ field, name, ariaLabel, value, problems, onChange }: FieldProps<"number">) {
  return (
    <SelectControl
      {...{ label: field.label, hint: field.hint, name, ariaLabel, value }}
      error={problems[name]}
      empty="Elegir..."
      options={months}
      onChange={(chosen) => onChange(() => chosen)}
    />
  );
}
