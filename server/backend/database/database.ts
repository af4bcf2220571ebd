import { readFile } from "node:fs/promises";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";

export interface Queryable {
  /** @param parameters values of `$1`, `$2` …; arrays and objects as PostgreSQL's types want them. */
  query<Row = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<{ rows: Row[] }>;
  /** Runs any number of statements that take no values. */
  exec(sql: string): Promise<void>;
}

/**
 * The database as trusted code of the server uses it: every statement runs as its owner. Either the
 * embedded PostgreSQL (`embedded-database.ts`) or a server (`postgres-database.ts`).
 */
export interface Database extends Queryable {
  /** What lite works on. */
  readonly connection: PgliteConnection | PostgresConnection;
  /** Whether other processes may be using it at the same time. */
  readonly shared: boolean;
  /** What went through {@link exclusively}, for those who watch. */
  readonly load: DatabaseLoad;
  transaction<Result>(task: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * Requests of clients, and whatever else must not come in between two statements of theirs, run through
   * here. PGlite is one session, so that it is one at a time there.
   */
  exclusively<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Runs a task that no two processes may run at once, such as bringing the database up to date. */
  alone<Result>(task: () => Promise<Result>): Promise<Result>;
  /**
   * Brings the session back after a request that failed, where a failure may leave it unusable. To be
   * called inside {@link exclusively}.
   */
  recover(): Promise<void>;
  /** Resolves once everything given to {@link exclusively} so far has ended. */
  drained(): Promise<void>;
  /**
   * Hears notices of a channel until the database is closed.
   * @param onGap called when notices may have been missed, because the connection was lost.
   */
  listen(channel: string, onNotice: (payload: string) => void, onGap: () => void): Promise<void>;
  /** Resolves once every notice of what has been committed so far has been heard. */
  caughtUp(): Promise<void>;
  /** @throws where the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** How busy a database is: counts since the start, but for `queued`. */
export class DatabaseLoad {
  /** Requests that wait for their turn now, or are under way. */
  queued = 0;
  queries = 0;
  errors = 0;
  /** Seconds that requests have waited for their turn, together. */
  waited = 0;

  /** Runs a task by `run`, which may let it wait. */
  async count<Result>(
    run: (task: () => Promise<Result>) => Promise<Result>,
    task: () => Promise<Result>,
  ): Promise<Result> {
    const asked = performance.now();
    this.queued += 1;
    this.queries += 1;
    try {
      return await run(() => {
        this.waited += (performance.now() - asked) / 1000;
        return task();
      });
    } catch (error) {
      this.errors += 1;
      throw error;
    } finally {
      this.queued -= 1;
    }
  }
}

/** Roles, grants and extensions that a hosted project has before its first migration. */
export async function bootstrapDatabase(database: Database): Promise<void> {
  await database.exec(await readFile(new URL("./bootstrap.sql", import.meta.url), "utf8"));
}

/** lite knows the tables from a cache, read here so that the first visitor does not wait for it. */
export async function readSchema({ connection }: Database): Promise<void> {
  await connection.clearSchemaCache();
  await connection.introspect({ useCache: true });
}

export const numericOid = 1700;

/** PostgREST answers `numeric` as a JSON number; lite would answer `5850.00` as a string. */
export function parseNumeric(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

/** lite grants every table to every role on its first request; the grants of our migrations are the ones that hold. */
export function keepOwnGrants(connection: PgliteConnection | PostgresConnection): void {
  (connection as unknown as { rlsState: string }).rlsState = "active";
}
