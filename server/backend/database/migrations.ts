import { readdir, readFile } from "node:fs/promises";
import { StartError } from "../../start-error.ts";
import type { BackendLog } from "../types.ts";
import { isFormer, lastFormer, rewriteHistory, withBaseline } from "./bridge.ts";
import type { Database } from "./database.ts";

const folder = new URL("../../../supabase/migrations/", import.meta.url);
const fileName = /^(\d{14})_([a-z0-9_]+)\.sql$/;

interface Migration {
  version: string;
  name: string;
  sql: string;
}

/**
 * Applies missing migrations in order, each in its own transaction together with its record. Records
 * go where the Supabase CLI keeps them, so that a database can move to a hosted project.
 * @param only versions that may be applied, also those that the baseline replaced; without it all.
 * @returns the names of the migrations that were applied now.
 * @throws {StartError} when the database is too old or newer than this code, or a migration fails.
 */
export async function applyMigrations(
  database: Database,
  only?: readonly string[],
  log?: BackendLog,
): Promise<string[]> {
  await database.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text not null primary key,
      statements text[],
      name text
    );
  `);
  const migrations = await readMigrations();
  const { rows } = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const versions = rows.map((row) => row.version);
  const history = withBaseline(versions, migrations);
  const wanted = only && withBaseline(only, migrations);
  refuseUnknown([...history, ...(wanted ?? [])], migrations);
  if (versions.some(isFormer)) {
    await rewriteHistory(database, migrations);
    log?.info("migration history rewritten", { replaced: lastFormer });
  }

  const applied = new Set(history);
  const pending = migrations.filter(
    ({ version }) => !applied.has(version) && (wanted?.includes(version) ?? true),
  );
  for (const { version, name, sql } of pending) {
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
          [version, name, [sql]],
        );
      });
    } catch (error) {
      throw new StartError(`migration ${version}_${name} failed: ${(error as Error).message}`);
    }
  }
  return pending.map(({ version, name }) => `${version}_${name}`);
}

/** The version of the newest migration of this code. */
export async function newestMigration(): Promise<string> {
  const migrations = await readMigrations();
  return migrations.at(-1)?.version ?? "";
}

/** All migrations of this code, oldest first. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => {
      const match = fileName.exec(file);
      if (!match)
        throw new StartError(`supabase/migrations/${file} is not named <timestamp>_<name>.sql`);
      const [, version = "", name = ""] = match;
      return { version, name, sql: await readFile(new URL(file, folder), "utf8") };
    }),
  );
}

function refuseUnknown(versions: readonly string[], migrations: Migration[]): void {
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...new Set(versions)].filter((version) => !known.has(version)).sort();
  if (unknown.length > 0) {
    throw new StartError(
      `the database was made by a newer version: it has migration ${unknown.join(", ")}, which this version does not know: start the newer version, or restore a backup that this one made`,
    );
  }
}
