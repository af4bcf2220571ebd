import { Fragment, type ReactNode } from "react";
import type { Field, FormRow } from "#content/define.ts";

interface FieldRowsProps<F extends Pick<Field, "kind">> {
  fields: Readonly<Record<string, F>>;
  /** Lines of the form. Names that `fields` lacks are left out; fields that no row names come last. */
  rows: readonly FormRow[];
  children: (name: string, field: F) => ReactNode;
}

/** Lays out fields in lines: those of one row in pairs, numbers in as many columns as fit. */
export function FieldRows<F extends Pick<Field, "kind">>(props: FieldRowsProps<F>) {
  const { fields, rows, children } = props;
  const named = new Set(rows.flat());
  const others = Object.keys(fields).filter((name) => !named.has(name));
  const control = (name: string) => {
    const field = fields[name];
    return field && <Fragment key={name}>{children(name, field)}</Fragment>;
  };
  return [...rows, ...others].map((row) => {
    if (typeof row === "string") return control(row);
    const names = row.filter((name) => Object.hasOwn(fields, name));
    if (names.length === 0) return null;
    const isNumbers = names.every((name) => isNumber(fields[name]));
    return (
      <div className={isNumbers ? "two two--numbers" : "two"} key={names[0]}>
        {names.map(control)}
      </div>
    );
  });
}

const isNumber = (field?: Pick<Field, "kind">) =>
  field !== undefined && ["number", "month", "money"].includes(field.kind);
