import type { SyntheticEvent } from "react";
import { dateRange } from "#content/formats.ts";
import { incomplete } from "../draft/local-time";
import { Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";

/** Day of the calendar. */
export function DateField({ field, name, value, problems, onChange }: FieldProps<"date">) {
  const { admin, required, label } = field;
  const error = problems[name];
  const { id, control, below } = useFieldFrame({ hint: admin?.hint, error, required });
  const follow = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const day = input.validity.badInput ? incomplete : input.value;
    if (day !== value) onChange(() => day);
  };
  return (
    <Labelled id={id} label={label}>
      <input
        className="input"
        type="date"
        // Limits the year to four digits, so that the cursor moves on to the month.
        max={dateRange.max}
        {...control}
        name={name}
        // An incomplete input has the value "" itself, and keeps its parts.
        value={value === incomplete ? "" : value}
        onChange={follow}
        // Incomplete parts of a blank input fire no change event.
        onKeyUp={follow}
        onBlur={follow}
      />
      {below}
    </Labelled>
  );
}
