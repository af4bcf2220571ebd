import type { FormRow, Table } from "./define.ts";

/** Contradictions in the layout of a form; empty if there are none. */
export function formFaults({ form = [], fields }: Pick<Table, "form" | "fields">): string[] {
  const rows = form.flatMap((part): readonly FormRow[] =>
    typeof part === "string" ? [part] : part.rows,
  );
  return rowFaults(rows, fields, "the form");
}

export function rowFaults(
  rows: readonly FormRow[],
  fields: Readonly<Record<string, unknown>>,
  where: string,
): string[] {
  const names = rows.flat();
  const repeated = names.filter((name, at) => names.indexOf(name) !== at);
  return [
    ...names
      .filter((name) => !Object.hasOwn(fields, name))
      .map((name) => `${where} names ${name}, which is no field`),
    ...[...new Set(repeated)].map((name) => `${where} names ${name} twice`),
  ];
}
