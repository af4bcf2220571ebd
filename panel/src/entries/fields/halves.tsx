import { Fragment, type ReactNode } from "react";
import type { Field } from "#content/define.ts";

type Placed = Pick<Field, "half" | "kind">;

interface HalvesProps<F extends Placed> {
  fields: readonly (readonly [string, F])[];
  children: (name: string, field: F) => ReactNode;
}

/** Lays out fields in rows: fields with `half` in pairs, numbers in as many columns as fit. */
export function Halves<F extends Placed>({ fields, children }: HalvesProps<F>) {
  const runs: [string, F][][] = [];
  for (const [name, field] of fields) {
    const last = runs.at(-1);
    if (field.half && last?.[0]?.[1].half) last.push([name, field]);
    else runs.push([[name, field]]);
  }
  return runs.map((run) => {
    const drawn = run.map(([name, field]) => (
      <Fragment key={name}>{children(name, field)}</Fragment>
    ));
    if (!run[0]?.[1].half) return drawn;
    return (
      <div className={run.every(isNumber) ? "two two--numbers" : "two"} key={run[0][0]}>
        {drawn}
      </div>
    );
  });
}

const isNumber = ([, { kind }]: readonly [string, Placed]) => kind === "number" || kind === "money";
