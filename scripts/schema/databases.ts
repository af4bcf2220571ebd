import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Database, Queryable } from "../../server/backend/database/database.ts";
import { openOwnTarget } from "../../server/ops/snapshot/target.ts";
import { StartError } from "../../server/start-error.ts";
import type { SchemaFile } from "./files.ts";
import { renderContentTypes } from "./render-types.ts";

/** Runs a task with a new database, which has what a hosted project has before its first migration. */
export async function withNewDatabase<Result>(
  task: (database: Database) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "content-"));
  try {
    const target = await openOwnTarget({ dataDir, postgresBin: process.env.POSTGRES_BIN });
    try {
      await target.prepare();
      return await task(target.database);
    } finally {
      await target.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Everything that a schema consists of, by its kind and name: the text in which PostgreSQL describes it. */
export async function readCatalog(database: Queryable): Promise<Map<string, string>> {
  const sql = await readFile(new URL("./catalog.sql", import.meta.url), "utf8");
  const { rows } = await database.query<{ kind: string; name: string; description: string }>(sql);
  const catalog = new Map(
    rows.map(({ kind, name, description }) => [`${kind} ${name}`, description]),
  );
  for (const { key, sql: row } of await renderContentTypes(database)) catalog.set(key, row);
  return catalog;
}

/** The catalog of a database that is made from schema files. */
export function catalogOf(files: readonly SchemaFile[]): Promise<Map<string, string>> {
  return withNewDatabase(async (database) => {
    for (const { name, text } of files) {
      try {
        await database.exec(text);
      } catch (error) {
        throw new StartError(`supabase/schemas/${name} fails: ${(error as Error).message}`);
      }
    }
    return readCatalog(database);
  });
}

/** Kinds and names of what only one of two databases has, or has otherwise. */
export function differing(one: Map<string, string>, other: Map<string, string>): string[] {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].filter((key) => one.get(key) !== other.get(key)).sort();
}

/** Schema files in the order in which they are applied. */
export async function readSchemaFiles(folder: string): Promise<SchemaFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), "utf8") })),
  );
}
