import type { FieldOf } from "#content/define.ts";
import { Labelled, useFieldFrame } from "./field-frame";

/** Read-only length of a list, which the database derives. */
export function CountField({ field, value }: { field: FieldOf<"count">; value: number }) {
  const { id, control, below } = useFieldFrame({ hint: field.admin?.hint, error: undefined });
  return (
    <Labelled id={id} label={field.label}>
      <input className="input" {...control} value={value} readOnly />
      {below}
    </Labelled>
  );
}
