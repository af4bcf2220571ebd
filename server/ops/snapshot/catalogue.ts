import type { Queryable } from "../../backend/database/database.ts";

/** A table as it travels: its name with its schema, and the columns that hold something of their own. */
export interface TableShape {
  name: string;
  columns: string[];
}

/**
 * What belongs to the installation and not to the site: the keys travel by themselves, and what was applied
 * to the target is the target's own.
 */
const staying = ["private.server_secrets", "private.unfinished_load"];

/** Sessions of one Auth service mean nothing to another: who was signed in signs in again. */
const ofAuth = ["auth.users", "auth.identities"];

/**
 * Every table of the site, those first that others refer to. New ones come along by themselves.
 * @param sameAuth whether the sessions of the users go along.
 */
export async function tablesOf(database: Queryable, sameAuth: boolean): Promise<TableShape[]> {
  const { rows } = await database.query<TableShape & { refers: string[] | null }>(`
    select n.nspname || '.' || c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select array_agg(distinct fn.nspname || '.' || f.relname)
       from pg_constraint k join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
       where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('auth', 'storage', 'public', 'private')
    order by 1`);
  const travelling = rows.filter(({ name }) => {
    if (staying.includes(name)) return false;
    if (name.startsWith("storage.")) return ["storage.buckets", "storage.objects"].includes(name);
    if (name.startsWith("auth.") && !sameAuth) return ofAuth.includes(name);
    return name !== "auth.schema_migrations";
  });
  return inOrder(travelling).map(({ name, columns }) => ({ name, columns }));
}

function inOrder<Table extends { name: string; refers: string[] | null }>(
  tables: Table[],
): Table[] {
  const ordered: Table[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const ready = [...left.values()].find(({ refers }) => !refers?.some((name) => left.has(name)));
    // Tables that refer to one another in a circle could not have been filled either.
    if (!ready) throw new Error(`tables refer to one another: ${[...left.keys()].join(", ")}`);
    left.delete(ready.name);
    ordered.push(ready);
  }
  return ordered;
}

/** `public.tours` as SQL writes it; names come from the catalogue or from a file. */
export function quoted(name: string): string {
  return name
    .split(".")
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join(".");
}
