import { Fragment, type ReactNode } from "react";
import type { Field } from "#content/define.ts";

type FieldLayout = Pick<Field, "half" | "kind">;

interface FieldRowsProps<F extends FieldLayout> {
  fields: readonly (readonly [string, F])[];
  children: (name: string, field: F) => ReactNode;
}

/** Lays out fields in rows: fields with `half` in pairs, numbers in as many columns as fit. */
export function FieldRows<F extends FieldLayout>({ fields, children }: FieldRowsProps<F>) {
  const runs: [string, F][][] = [];
  for (const [name, field] of fields) {
    const last = runs.at(-1);
    if (field.half && last?.[0]?.[1].half) last.push([name, field]);
    else runs.push([[name, field]]);
  }
  return runs.map((run) => {
    const controls = run.map(([name, field]) => (
      <Fragment key={name}>{children(name, field)}</Fragment>
    ));
    if (!run[0]?.[1].half) return controls;
    return (
      <div className={run.every(isNumber) ? "two two--numbers" : "two"} key={run[0][0]}>
        {controls}
      </div>
    );
  });
}

const isNumber = ([, { kind }]: readonly [string, FieldLayout]) =>
  kind === "number" || kind === "money";
