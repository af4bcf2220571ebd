import { office } from "@panel/backend/office";
import { type SyntheticEvent, useState } from "react";
import { cityOfTimeZone } from "../../../../supabase/functions/_shared/time-zone.ts";
import { fromLocalTime, incomplete, toLocalTime } from "../draft/local-time";
import { Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";

/**
 * Date and time in the company's time zone. The typed value is kept in state while it is edited: setting the value of
 * the input would clear its incomplete parts.
 */
export function DatetimeField({ field, name, value, problems, onChange }: FieldProps<"datetime">) {
  const hint = [field.admin?.hint, `Hora de ${cityOfTimeZone(office().timeZone)}.`]
    .filter(Boolean)
    .join(" ");
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
        // Limits the year to four digits, so that the cursor moves on to the month.
        max="9999-12-31T23:59"
        {...control}
        name={name}
        value={local === incomplete ? "" : local}
        onChange={follow}
        // Incomplete parts of a blank input fire no change event.
        onKeyUp={follow}
        onBlur={follow}
      />
      {below}
    </Labelled>
  );
}
