import { monthNames } from "@panel/ui/format";
import { FieldGroup, Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";

/** Check box; a select with a blank option if the field has no default. */
export function FlagField(props: FieldProps<"flag">) {
  const { field, name, ariaLabel, hint = field.admin?.hint, value, problems, onChange } = props;
  const { control, below } = useFieldFrame({ hint, error: problems[name] });
  if (field.initial === undefined)
    return (
      <SelectControl
        {...{ label: field.label, hint, name, ariaLabel, error: problems[name] }}
        empty="Sin indicar"
        options={yesOrNo}
        value={value === null ? "" : String(value)}
        onChange={(chosen) => onChange(() => (chosen ? chosen === "true" : null))}
      />
    );
  return (
    <div className="field field--check">
      <label className="check">
        <input
          type="checkbox"
          {...control}
          name={name}
          checked={value === true}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            onChange(() => checked);
          }}
        />
        {field.label}
      </label>
      {below}
    </div>
  );
}

const yesOrNo = [
  ["true", "Sí"],
  ["false", "No"],
] as const;

export function ChoiceField(props: FieldProps<"choice">) {
  const { field, name, ariaLabel, optional, value, problems, onChange } = props;
  return (
    <SelectControl
      {...{ label: field.label, hint: field.admin?.hint, name, ariaLabel, optional, value }}
      error={problems[name]}
      required={field.required}
      empty={field.required && value ? undefined : "Sin indicar"}
      options={Object.entries(field.options).map(([option, { es }]) => [option, es] as const)}
      onChange={(chosen) => onChange(() => chosen)}
    />
  );
}

export function ChoicesField({ field, name, problems, value, onChange }: FieldProps<"choices">) {
  const options = Object.entries(field.options).map(([option, { es }]) => ({ option, words: es }));
  return (
    <Chips
      {...{
        label: field.label,
        hint: field.admin?.hint,
        name,
        error: problems[name],
        options,
        value,
      }}
      onChange={(option) =>
        onChange((chosen) => toggled(chosen, option, Object.keys(field.options)))
      }
    />
  );
}

const allMonths = monthNames.map((_, at) => at + 1);

export function MonthsField({ field, name, problems, value, onChange }: FieldProps<"months">) {
  const options = monthNames.map((month, at) => ({
    option: at + 1,
    words: month.slice(0, 3),
    ariaLabel: month,
  }));
  return (
    <Chips
      {...{
        label: field.label,
        hint: field.admin?.hint,
        name,
        error: problems[name],
        options,
        value,
      }}
      onChange={(option) => onChange((chosen) => toggled(chosen, option, allMonths))}
    />
  );
}

interface ChipsProps<Option> {
  label: string;
  hint: string | undefined;
  name: string;
  error: string | undefined;
  options: readonly { option: Option; words: string; ariaLabel?: string }[];
  value: readonly Option[];
  onChange: (option: Option) => void;
}

function Chips<Option extends string | number>(props: ChipsProps<Option>) {
  const { label, hint, name, error, options, value, onChange } = props;
  const { control, below } = useFieldFrame({ hint, error });
  return (
    <FieldGroup label={label} describedBy={control["aria-describedby"]}>
      <div className="chips">
        {options.map(({ option, words, ariaLabel }) => (
          <label className="chip" key={option}>
            <input
              type="checkbox"
              name={name}
              aria-label={ariaLabel}
              checked={value.includes(option)}
              onChange={() => onChange(option)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {below}
    </FieldGroup>
  );
}

/** Adds or removes an option. Options keep their declared order; unknown values are last. */
function toggled<Option>(chosen: readonly Option[], option: Option, order: readonly Option[]) {
  const next = chosen.includes(option)
    ? chosen.filter((other) => other !== option)
    : [...chosen, option];
  const place = (one: Option) => (order.indexOf(one) + order.length + 1) % (order.length + 1);
  return next.toSorted((a, b) => place(a) - place(b));
}

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
