import { type SyntheticEvent, useState } from "react";
import { dateRange } from "#content/formats.ts";
import { incomplete } from "../draft/local-time";
import { Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";

/** Day of the calendar. */
export function DateField(props: FieldProps<"date">) {
  const { field, name, value, problems, onChange } = props;
  const { admin, required, label } = field;
  const { id, control, below } = useFieldFrame({
    hint: props.hint ?? admin?.hint,
    error: problems[name],
    required,
  });
  // Setting another value would clear the incomplete parts of the input.
  const [typed, setTyped] = useState("");

  function follow({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
    setTyped(input.value);
    // The first digits of a year, such as 0002, are valid dates for the input.
    const isPartial = input.validity.badInput || input.value.startsWith("0");
    const day = isPartial ? incomplete : input.value;
    if (day !== value) onChange(() => day);
  }

  return (
    <Labelled id={id} label={label}>
      <input
        className="input"
        type="date"
        // Limits the year to four digits, so that the cursor moves on to the month.
        max={dateRange.max}
        {...control}
        name={name}
        value={value === incomplete ? typed : value}
        onChange={follow}
        // Incomplete parts of a blank input fire no change event.
        onKeyUp={follow}
        onBlur={follow}
      />
      {below}
    </Labelled>
  );
}
