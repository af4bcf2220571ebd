import type { Queryable } from "../../content/sql/compare-schema.ts";
import type { Rendered } from "./rendered.ts";

interface Registered {
  type: string;
  position: number;
  path: string | null;
  definition: object;
}

/** Rows of the registry of content types, which migrations write. The baseline has no registry. */
export async function renderContentTypes(database: Queryable): Promise<Rendered[]> {
  const { rows: there } = await database.query(
    "select from pg_class where oid = to_regclass('private.content_types')",
  );
  if (there.length === 0) return [];
  const { rows } = await database.query<Registered>(
    "select type, position, path, definition from private.content_types order by position, type",
  );
  return rows.map(({ type, position, path, definition }) => ({
    key: `content type ${type}`,
    table: `public.${type}`,
    sql: `insert into private.content_types (type, position, path, definition)
values ('${type}', ${position}, ${path === null ? "null" : `'${path}'`}, '${inLines(definition)}');`,
  }));
}

/** JSON with one line per member. */
const inLines = (value: object) =>
  `{\n${Object.entries(value)
    .map(([key, held]) => `  ${JSON.stringify(key)}: ${JSON.stringify(held)}`)
    .join(",\n")}\n}`;
