import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PGlite, PgliteConnection } from "@supabase/lite/pglite";
import { StartError } from "../start-error.ts";
import { OneAtATime } from "./one-at-a-time.ts";

/** The embedded PostgreSQL, as trusted code of the server uses it: every statement runs as superuser. */
export interface Database {
  readonly connection: PgliteConnection;
  /**
   * Everything that touches the database runs through here, one at a time. PGlite is one session and
   * lite opens its transactions with a bare BEGIN: two requests at once would share a transaction,
   * and one would run with the other's role.
   */
  exclusively<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Resolves once everything given to {@link exclusively} so far has ended. */
  drained(): Promise<void>;
}

export type Transaction = Parameters<Parameters<PGlite["transaction"]>[0]>[0];

/** @throws {StartError} when the folder does not hold a database that can be opened. */
export async function openDatabase(dataDir: string): Promise<Database> {
  const { createPgliteConnection } = await import("@supabase/lite/pglite");
  const folder = path.join(dataDir, "pg");
  let connection: PgliteConnection;
  try {
    // A plain folder: PGlite takes `file:` for a part of the name.
    connection = await createPgliteConnection({
      url: folder,
      pgliteOptions: { parsers: { [numericOid]: parseNumeric } },
    });
    await connection.driver.waitReady;
  } catch (error) {
    throw new StartError(`the database in ${folder} does not open: ${(error as Error).message}`);
  }
  // lite grants every table to every role on its first request, which hosted Supabase does not do;
  // the grants of bootstrap.sql and of the migrations are the ones that hold.
  (connection as unknown as { rlsState: string }).rlsState = "active";
  const queue = new OneAtATime();
  return {
    connection,
    exclusively: (task) => queue.run(task),
    drained: () => queue.drained(),
  };
}

/** Roles, grants and extensions that a hosted project has before its first migration. */
export async function bootstrapDatabase({ connection }: Database): Promise<void> {
  await connection.driver.exec(await readFile(new URL("./bootstrap.sql", import.meta.url), "utf8"));
}

/** lite knows the tables from a cache, read here so that the first visitor does not wait for it. */
export async function readSchema({ connection }: Database): Promise<void> {
  await connection.clearSchemaCache();
  await connection.introspect({ useCache: true });
}

const numericOid = 1700;

/** PostgREST answers `numeric` as a JSON number; lite would answer `5850.00` as a string. */
function parseNumeric(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}
