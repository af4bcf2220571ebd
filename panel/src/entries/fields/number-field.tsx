import { monthNames } from "@panel/ui/format";
import type { Field } from "#content/define.ts";
import { echoOf } from "../draft/parse-number";
import { SelectControl } from "./choice-fields";
import { Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";

type NumberProps = FieldProps<"number"> | FieldProps<"money">;

/** Number input with the parsed number echoed below. */
export function NumberField(props: FieldProps<"number">) {
  return <NumberInput {...props} min={props.min ?? props.field.min} />;
}

/** US dollars with cents. */
export function MoneyField(props: FieldProps<"money">) {
  return <NumberInput {...props} min={0} />;
}

/** A text input. With `type="number"` browsers parse by their own locale, and report "" for text they cannot parse. */
function NumberInput(props: NumberProps) {
  const { field, name, ariaLabel, optional, min, value, problems, onChange } = props;
  const error = problems[name];
  const { id, control, below } = useFieldFrame({
    hint: props.hint ?? field.admin?.hint,
    error,
    required: field.required,
  });
  const echo = error ? undefined : echoOf(value, field);
  return (
    <Labelled id={id} label={field.label} optional={optional}>
      <input
        className="input"
        type="text"
        inputMode={keyboardOf(field)}
        min={min}
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
export function MonthField(props: FieldProps<"month">) {
  const { field, name, ariaLabel, value, problems, onChange } = props;
  return (
    <SelectControl
      {...{ label: field.label, hint: field.admin?.hint, name, ariaLabel, value }}
      error={problems[name]}
      required={field.required}
      empty="Elegir..."
      options={months}
      onChange={(chosen) => onChange(() => chosen)}
    />
  );
}

/** Read-only value that the database derives: the length of a list, or the lowest of its prices. */
export function DerivedField({ field, value }: { field: Field; value: string }) {
  const hint =
    field.kind === "money" ? "Se calcula: el precio más bajo de las temporadas" : field.admin?.hint;
  const { id, control, below } = useFieldFrame({ hint, error: undefined });
  return (
    <Labelled id={id} label={field.label}>
      <input className="input" {...control} value={value} readOnly />
      {below}
    </Labelled>
  );
}
