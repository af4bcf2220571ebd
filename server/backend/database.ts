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
  /**
   * Brings the session back after a failure. A parameter that PGlite cannot serialise leaves half a
   * message in its buffer: the next statements fail, lite's ROLLBACK among them, and every later
   * request would find itself in an aborted transaction. To be called inside {@link exclusively}.
   */
  recover(): Promise<void>;
  /** Resolves once everything given to {@link exclusively} so far has ended. */
  drained(): Promise<void>;
}

export type Transaction = Parameters<Parameters<PGlite["transaction"]>[0]>[0];

/**
 * PGlite fills all of it with zeros at the start, and its default is 128 MB. The content of a site is a
 * few megabytes; what does not fit is in the operating system's cache.
 */
const sharedBuffers = "16MB";

/** @throws {StartError} when the folder does not hold a database that can be opened. */
export async function openDatabase(dataDir: string): Promise<Database> {
  const { createPgliteConnection, PGlite } = await import("@supabase/lite/pglite");
  const folder = path.join(dataDir, "pg");
  let connection: PgliteConnection;
  try {
    // A plain folder: PGlite takes `file:` for a part of the name.
    connection = await createPgliteConnection({
      url: folder,
      pgliteOptions: {
        parsers: { [numericOid]: parseNumeric },
        startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${sharedBuffers}`],
      },
    });
    await connection.driver.waitReady;
  } catch (error) {
    throw new StartError(`the database in ${folder} does not open: ${(error as Error).message}`);
  }
  sendObjectsAsText(connection.driver);
  // lite grants every table to every role on its first request, which hosted Supabase does not do;
  // the grants of bootstrap.sql and of the migrations are the ones that hold.
  (connection as unknown as { rlsState: string }).rlsState = "active";
  const queue = new OneAtATime();
  return {
    connection,
    exclusively: (task) => queue.run(task),
    recover: () => recover(connection.driver),
    drained: () => queue.drained(),
  };
}

/** Each failing statement uses up a broken message; two were seen. */
const mostAttempts = 20;

async function recover(driver: PGlite): Promise<void> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const sent = `attempt ${attempt}`;
    try {
      // Outside of a transaction it draws a warning and does nothing.
      await driver.exec("rollback");
      // Parameters go through the buffer that was left broken: they must arrive as they were sent.
      const { rows } = await driver.query<{ echo: string }>("select $1::text as echo", [sent]);
      if (rows[0]?.echo === sent) return;
    } catch {
      // The next attempt finds less of it.
    }
  }
  throw new Error("the database session could not be brought back");
}

/**
 * lite reads the filter `tags=eq.{}` as an empty object, for which PGlite has no array text and fails
 * halfway through its message. The text of an object is right for arrays and for JSON.
 */
function sendObjectsAsText(driver: PGlite): void {
  const query = driver.query.bind(driver);
  driver.query = ((sql: string, parameters: unknown[] = [], ...rest: unknown[]) =>
    query(
      sql,
      parameters.map((value) => (isPlainObject(value) ? JSON.stringify(value) : value)),
      ...(rest as []),
    )) as PGlite["query"];
}

function isPlainObject(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
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
