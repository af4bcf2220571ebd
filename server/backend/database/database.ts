import { readFile } from "node:fs/promises";
import type { Session } from "./session.ts";

/**
 * For whom the database works: the server itself; a client with a verified session or the secret key; a client
 * without, by what it asks for: a query that it has written, or a call with fixed statements (sign-in, renewal,
 * enquiry, preview link).
 */
export type PoolClass = "own" | "authenticated" | "anonymous-query" | "anonymous-call";

export interface Login {
  user: string;
  password: string;
}

export interface Queryable {
  /** @param parameters values of `$1`, `$2` …; arrays and objects as PostgreSQL's types want them. */
  query<Row = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<{ rows: Row[] }>;
  /** Runs any number of statements that take no values. */
  exec(sql: string): Promise<void>;
}

/** A session that one request has for itself. */
interface RequestSession {
  session: Session;
  release(): void;
}

/** The database as trusted code of the server uses it: every statement runs as its owner. */
export interface Database extends Queryable {
  /** Whether other processes may be using it at the same time. */
  readonly shared: boolean;
  /** How requests come by their sessions, for those who watch. */
  readonly load: DatabaseLoad;
  transaction<Result>(task: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * A session for a request, of a number that is reserved for its class.
   * @param asOwner whether its statements need the owner's rights; else it has the request login's, if there is one.
   * @throws {PoolExhausted} when too many wait for one.
   */
  acquire(poolClass: PoolClass, asOwner: boolean): Promise<RequestSession>;
  /**
   * Has later sessions of requests log in as another role than the owner.
   * @throws where that role cannot log in; nothing is changed then.
   */
  setRequestLogin(login: Login): Promise<void>;
  /** Runs a task that no two processes may run at once, such as bringing the database up to date. */
  withStartupLock<Result>(task: () => Promise<Result>): Promise<Result>;
  /**
   * Hears notices of a channel until the database is closed.
   * @param onGap called when notices may have been missed, because the connection was lost.
   */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onGap: () => void,
  ): Promise<void>;
  /** Resolves once every notice of what has been committed so far has been heard. */
  flushNotifications(): Promise<void>;
  /**
   * Opens the sessions without which a server cannot work.
   * @throws {StartError} when the database has no connections left for them.
   */
  reserveSessions(): Promise<void>;
  /** @throws where the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** How busy a database is: counts since the start, but for `queued`. */
export class DatabaseLoad {
  /** Requests that wait for a session now. */
  queued = 0;
  queries = 0;
  errors = 0;
  /** Connections that the database refused while others were open. */
  refused = 0;
  /** Seconds that requests have waited for a session, together. */
  waited = 0;

  /** Counts a request that waits for its session. */
  async count<Result>(acquire: () => Promise<Result>): Promise<Result> {
    const asked = performance.now();
    this.queued += 1;
    this.queries += 1;
    try {
      return await acquire();
    } catch (error) {
      this.errors += 1;
      throw error;
    } finally {
      this.queued -= 1;
      this.waited += (performance.now() - asked) / 1000;
    }
  }
}

/** Roles, grants and extensions that a hosted project has before its first migration. */
export async function bootstrapDatabase(database: Database): Promise<void> {
  await database.exec(await readFile(new URL("./bootstrap.sql", import.meta.url), "utf8"));
}
