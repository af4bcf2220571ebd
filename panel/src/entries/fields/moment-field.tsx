import { type SyntheticEvent, useState } from "react";
import { fromLocalTime, incomplete, toLocalTime } from "../draft/local-time";
import { Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";

/**
 * A date and a time, as clocks in Johannesburg show them. As long as it is typed, what the input holds stays as it is:
 * one that is given a value forgets the parts that are there.
 */
export function MomentField({ field, name, value, problems, onChange }: FieldProps<"moment">) {
  const hint = [field.hint, "Hora de Johannesburgo."].filter(Boolean).join(" ");
  const { id, control, below } = useFieldFrame({ hint, error: problems[name] });
  const [typed, setTyped] = useState({ local: toLocalTime(value), value });
  const local = typed.value === value ? typed.local : toLocalTime(value);

  function follow({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
    const now = input.validity.badInput ? incomplete : input.value;
    if (now === local) return;
    const moment = fromLocalTime(now);
    setTyped({ local: now, value: moment });
    onChange(() => moment);
  }

  return (
    <Labelled id={id} label={field.label}>
      <input
        className="input"
        type="datetime-local"
        // A year of four digits, after which the next part is typed.
        max="9999-12-31T23:59"
        {...control}
        name={name}
        value={local === incomplete ? "" : local}
        onChange={follow}
        // Of parts that are typed where there is no date yet, nothing else tells.
        onKeyUp={follow}
        onBlur={follow}
      />
      {below}
    </Labelled>
  );
}
