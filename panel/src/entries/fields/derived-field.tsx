import type { FieldOf } from "#content/define.ts";
import { Labelled, useFieldFrame } from "./field-frame";

/** Read-only field that the database derives. */
export function DerivedField({ field, value }: { field: FieldOf<"number">; value: number }) {
  const { id, control, below } = useFieldFrame({ hint: field.hint, error: undefined });
  return (
    <Labelled id={id} label={field.label}>
      <input className="input" {...control} value={value} readOnly />
      {below}
    </Labelled>
  );
}
