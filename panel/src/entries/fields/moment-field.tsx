import { fromLocalTime, toLocalTime } from "../draft/local-time";
import { Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";

/** A date and a time, as clocks in Johannesburg show them. */
export function MomentField({ field, name, value, problems, onChange }: FieldProps<"moment">) {
  const hint = [field.hint, "Hora de Johannesburgo."].filter(Boolean).join(" ");
  const { id, control, below } = useFieldFrame({ hint, error: problems[name] });
  return (
    <Labelled id={id} label={field.label}>
      <input
        className="input"
        type="datetime-local"
        {...control}
        name={name}
        value={toLocalTime(value)}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          onChange(() => fromLocalTime(typed));
        }}
      />
      {below}
    </Labelled>
  );
}
