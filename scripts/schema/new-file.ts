import { isContentType } from "../../content/properties.ts";
import type { SchemaFile } from "./files.ts";
import type { Rendered } from "./rendered.ts";

/**
 * Name of the schema file for an object that no file has. Tables of content types come after the functions that their
 * triggers call, and before `31_entries.sql`; other objects get a file of their own, to be moved by hand.
 */
export function newFile(
  files: readonly SchemaFile[],
  tables: readonly { table: string }[],
): (object: Rendered) => string {
  const types = tables.filter(isContentType).map(({ table }) => table);
  const next = Number(files.at(-1)?.name.slice(0, 2) ?? -1) + 1;
  return ({ key }) => {
    const type = types.find((table) => key === `table public.${table}`);
    return type ? `30_content_${type}.sql` : `${String(next).padStart(2, "0")}_new.sql`;
  };
}
