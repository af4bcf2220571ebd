import { StartError } from "../../start-error.ts";
import type { Database } from "./database.ts";

/** Versions of the migrations that the baseline replaced. A database with all of them has the baseline's schema. */
export const formerVersions: readonly string[] = `
  20260101000000 20260101000100 20260101000200 20260101000300 20260101000400 20260101000500
  20260101000600 20261121000000 20261122000000 20261123000000 20261124000000 20261125000000
  20261125000100 20261125000200 20261125000300 20261125000400 20261126000000 20261126000100
  20261127000000 20261128000000 20261129000000 20261130000000 20261130100000 20261130100100
  20261130100200 20261130100300 20261130200000 20261130200100 20261130200200 20261201000000
  20261202000000 20261203000000 20261204000000 20261210000000 20261211000000 20261211000100
  20261212000000 20261213000000 20261213000100 20261213000200 20261214000000 20261215000000
  20261216000000 20261217000000 20261218000000 20261219000000 20261220000000 20261221000000
  20261221000300 20261222000000
`
  .trim()
  .split(/\s+/);

export const lastFormer = formerVersions.at(-1);

/** The last migration of the baseline. */
const baselineEnd = "20260201002600";

export const isFormer = (version: string) => formerVersions.includes(version);

/** The migrations that replaced the former ones. */
export function baselineOf<Migration extends { version: string }>(
  migrations: readonly Migration[],
): Migration[] {
  return migrations.filter(({ version }) => version <= baselineEnd);
}

/**
 * Versions with those of the baseline in place of the former ones.
 * @throws {StartError} when there are former versions, but not all of them.
 */
export function withBaseline(
  versions: readonly string[],
  migrations: readonly { version: string }[],
): string[] {
  const former = versions.filter(isFormer);
  if (former.length === 0) return [...versions];
  if (new Set(former).size < formerVersions.length) {
    const newest = former.toSorted().at(-1);
    throw new StartError(
      `this data was made by an older version (newest migration ${newest}): start the release of 2026-11-27 (migration ${lastFormer}) on it once, then this version`,
    );
  }
  const baseline = baselineOf(migrations).map(({ version }) => version);
  return [...new Set([...baseline, ...versions.filter((version) => !isFormer(version))])];
}

/** Replaces the former versions in the history of a database. Its schema is that of the baseline already. */
export async function rewriteHistory(
  database: Database,
  migrations: readonly { version: string; name: string; sql: string }[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(
      "delete from supabase_migrations.schema_migrations where version = any ($1::text[])",
      [formerVersions],
    );
    for (const { version, name, sql } of baselineOf(migrations))
      await transaction.query(
        `insert into supabase_migrations.schema_migrations (version, name, statements)
         values ($1, $2, $3) on conflict do nothing`,
        [version, name, [sql]],
      );
  });
}
