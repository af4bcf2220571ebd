import type { Field, Table } from "#content/define.ts";
import { textIn } from "../draft/member-forms";
import type { Columns } from "../draft/values";
import { picturesOf } from "../entry-row";

/** Addresses in a row of pictures that its form uploads: the entry's own, and those in lists of objects. */
export function uploadsIn(table: Pick<Table, "fields">, row: Columns): string[] {
  const inObjects = Object.entries(table.fields).flatMap(([name, field]: [string, Field]) => {
    if (field.kind !== "array") return [];
    const members = Object.entries(field.of).filter(([, member]) => "upload" in member);
    const objects = (row[name] ?? []) as Columns[];
    return objects.flatMap((one) => members.map(([member]) => textIn(one, member)));
  });
  return [...picturesOf(table, row), ...inObjects];
}
