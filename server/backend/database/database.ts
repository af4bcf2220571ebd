import { readFile } from "node:fs/promises";
import type { Session } from "./session.ts";

/**
 * Class of a database session. `own`: the server itself; `authenticated`: clients with a verified session
 * or the secret key; `anonymous-query`: queries written by anonymous clients; `anonymous-call`: fixed
 * statements for them (sign-in, token renewal, enquiries, preview links).
 */
export type PoolClass = "own" | "authenticated" | "anonymous-query" | "anonymous-call";

export interface Login {
  user: string;
  password: string;
}

export interface Queryable {
  /**
   * @param parameters values of `$1`, `$2` …; arrays and objects in the format of their PostgreSQL type.
   */
  query<Row = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<{ rows: Row[] }>;
  /** Runs any number of statements without parameters. */
  exec(sql: string): Promise<void>;
}

/** A session reserved for one request. */
interface RequestSession {
  session: Session;
  release(): void;
}

/** Database access for trusted server code: every statement runs as the owner. */
export interface Database extends Queryable {
  /** Whether other processes may use the database at the same time. */
  readonly shared: boolean;
  /** Pool load, for metrics. */
  readonly load: DatabaseLoad;
  transaction<Result>(task: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * Acquires a session from the pool of a class.
   * @param asOwner true if the statements need the owner's rights; otherwise the request login is used, if
   * there is one.
   * @throws {PoolExhausted} if too many requests wait.
   */
  acquire(poolClass: PoolClass, asOwner: boolean): Promise<RequestSession>;
  /**
   * Uses another role than the owner for new request sessions.
   * @throws if the role cannot log in; nothing is changed then.
   */
  setRequestLogin(login: Login): Promise<void>;
  /** Runs a task under a lock shared by all processes, for example migrations. */
  withStartupLock<Result>(task: () => Promise<Result>): Promise<Result>;
  /**
   * Listens to notifications of a channel until the database is closed.
   * @param onGap called if notifications may have been missed because the connection was lost.
   */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onGap: () => void,
  ): Promise<void>;
  /** Resolves when the notifications of all commits so far have been delivered. */
  flushNotifications(): Promise<void>;
  /**
   * Opens the minimum number of sessions.
   * @throws {StartError} if the server has no connections left.
   */
  reserveSessions(): Promise<void>;
  /** @throws if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Pool load. Counters since the start, except `queued`. */
export class DatabaseLoad {
  /** Requests currently waiting for a session. */
  queued = 0;
  queries = 0;
  errors = 0;
  /** Connections refused by the server while others were open. */
  refused = 0;
  /** Total time that requests have waited for a session, in seconds. */
  waited = 0;

  /** Measures the wait for a session. */
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

/** Roles, grants and extensions of a hosted project before its first migration. */
export async function bootstrapDatabase(database: Database): Promise<void> {
  await database.exec(await readFile(new URL("./bootstrap.sql", import.meta.url), "utf8"));
}
