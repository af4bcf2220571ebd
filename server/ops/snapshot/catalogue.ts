import type { Queryable } from "../../backend/database/database.ts";

/** A table to copy: its qualified name, and its columns without generated ones. */
export interface TableShape {
  name: string;
  columns: string[];
}

/** Tables of the installation, not of the site. Keys are copied by `Snapshot.secrets`. */
const notCopied = ["private.server_secrets", "private.unfinished_load", "private.stopped_jobs"];

/** Tables copied between different Auth services, whose sessions are not compatible. */
const sharedAuthTables = ["auth.users", "auth.identities"];

/**
 * Reads all tables of the site from the catalogue, ordered by foreign keys.
 * @param sameAuth whether users' sessions are copied.
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
  const copied = rows.filter(({ name }) => {
    if (notCopied.includes(name)) return false;
    if (name.startsWith("storage.")) return ["storage.buckets", "storage.objects"].includes(name);
    if (name.startsWith("auth.") && !sameAuth) return sharedAuthTables.includes(name);
    return name !== "auth.schema_migrations";
  });
  return inDependencyOrder(copied).map(({ name, columns }) => ({ name, columns }));
}

function inDependencyOrder<Table extends { name: string; refers: string[] | null }>(
  tables: Table[],
): Table[] {
  const ordered: Table[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const ready = [...left.values()].find(({ refers }) => !refers?.some((name) => left.has(name)));
    // Circular foreign keys could not have been filled either.
    if (!ready) throw new Error(`tables refer to one another: ${[...left.keys()].join(", ")}`);
    left.delete(ready.name);
    ordered.push(ready);
  }
  return ordered;
}

/** Quotes a qualified name, for example `public.tours`. Names come from the catalogue or a file. */
export function quoteName(name: string): string {
  return name
    .split(".")
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join(".");
}
