import os from "node:os";
import type { Logger } from "../../observe/log.ts";
import { StartError } from "../../start-error.ts";
import { apiTypes, connectTo, type ServerAddress } from "./connect.ts";
import {
  type Database,
  DatabaseLoad,
  type Login,
  type PoolClass,
  type Queryable,
} from "./database.ts";
import { NotificationListener } from "./notification-listener.ts";
import { requireRights } from "./postgres-rights.ts";
import { parseServerAddress } from "./server-address.ts";
import { type Connect, Session } from "./session.ts";
import { isFull, SessionPool } from "./session-pool.ts";

/** Sessions per process: enough for two cores. */
const defaultPoolSize = 14;

/**
 * Splits the sessions of one process; one is for notifications. Own sessions are separate from request
 * sessions: uploads that hold all request sessions and wait for our query about their bucket would
 * deadlock. At least two are own: {@link PostgresDatabase.withStartupLock} holds one while its task uses
 * another.
 * @param total 6 or more
 */
export function splitSessions(total: number) {
  const own = total < defaultPoolSize ? 2 : 3;
  const clients = total - 1 - own;
  const share = Math.max(1, Math.floor(clients / 5));
  const calls = total < 8 ? 0 : share;
  return { own, queries: share, services: share, calls, requests: clients - 2 * share - calls };
}

/** Statements of a start or an import process whole tables. */
const ownStatementTimeoutMs = 600_000;

/** Initial settings of a request session; each request lowers the timeout by its role. */
const requestSettings = {
  statement_timeout: 8_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** `transaction_timeout` exists since PostgreSQL 17. */
const boundTransactions = `
  select pg_backend_pid() as pid, case when current_setting('transaction_timeout', true) is not null
    then set_config('transaction_timeout', '30s', false) end`;

/** Queue limits of anonymous clients. */
const anonymousLimits = {
  maxWaiting: 100,
  waitTimeoutMs: 4_000,
  maxResultBytes: 16 * 1024 * 1024,
};

/** Arbitrary advisory lock key, the same in every process. */
const startLock = 7_261_126;

interface Options {
  /** Whether other processes may use the database. */
  shared: boolean;
  /** `DATABASE_POOL_SIZE` */
  poolSize?: number;
  log?: Pick<Logger, "warn">;
  /** Stops the server after its sessions are closed. */
  onClose?: () => Promise<void>;
}

/** @throws {StartError} if the server cannot be reached or rights are missing. */
export async function openPostgresDatabase(
  url: string,
  options: Pick<Options, "poolSize" | "log"> = {},
): Promise<PostgresDatabase> {
  const database = new PostgresDatabase(parseServerAddress(url), { ...options, shared: true });
  try {
    await requireRights(database);
    await database.requireOwnSessions();
  } catch (error) {
    await database.close();
    if (error instanceof StartError) throw error;
    if (isFull(error)) throw noConnectionLeft(error as Error);
    if (/unsupported startup parameter/.test((error as Error).message)) throw pooled;
    throw new StartError(`DATABASE_URL cannot be reached: ${(error as Error).message}`);
  }
  return database;
}

/** Database on a PostgreSQL server. */
export class PostgresDatabase implements Database {
  readonly shared: boolean;
  readonly load = new DatabaseLoad();
  readonly #own: SessionPool;
  /** Queries of authenticated clients and of the site's pages. */
  readonly #requests: SessionPool;
  /** Queries of anonymous clients. */
  readonly #queries: SessionPool;
  /** Fixed statements of Auth and Storage, which need the owner's rights. */
  readonly #services: SessionPool;
  /** Fixed statements for anonymous clients: sign-in, renewal, enquiries. */
  readonly #calls: SessionPool;
  readonly #connectRequests: (asOwner: boolean, measured: boolean) => Connect;
  /** Login of client queries; undefined: the owner's. */
  #requestLogin: Login | undefined;
  readonly #notices: NotificationListener;
  readonly #onClose: () => Promise<void>;

  constructor(address: ServerAddress, options: Options) {
    const { shared, poolSize = defaultPoolSize, log, onClose = async () => {} } = options;
    const sizes = splitSessions(poolSize);
    const onRefused = (error: Error) => {
      if (this.load.refused === 0)
        log?.warn(
          "the database refuses further connections: requests wait for those that are open",
          {
            error: error.message,
          },
        );
      this.load.refused += 1;
    };
    this.shared = shared;
    this.#onClose = onClose;
    this.#own = new SessionPool({
      connect: connectTo(address, {
        applicationName: "tsamma-server",
        settings: { statement_timeout: ownStatementTimeoutMs },
      }),
      maxSessions: sizes.own,
      onRefused,
    });
    this.#connectRequests = (asOwner, measured) => (hooks) => {
      const login = asOwner ? undefined : this.#requestLogin;
      const connect = connectTo(login ? withLogin(address, login) : address, {
        applicationName: `tsamma-${measured ? "strangers" : "requests"}${asOwner ? "-services" : ""}`,
        settings: requestSettings,
        types: apiTypes,
        measured,
      });
      return connect(hooks);
    };
    const poolOf = (asOwner: boolean, maxSessions: number) =>
      new SessionPool({
        connect: this.#connectRequests(asOwner, false),
        maxSessions,
        onRefused,
        prepare: boundTransactions,
      });
    this.#requests = poolOf(false, sizes.requests);
    this.#services = poolOf(true, sizes.services);
    this.#calls = sizes.calls > 0 ? poolOf(true, sizes.calls) : this.#services;
    this.#queries = new SessionPool({
      connect: this.#connectRequests(false, true),
      maxSessions: sizes.queries,
      onRefused,
      prepare: boundTransactions,
      // On the same machine they run at a lower priority.
      onOpen: ([row]) => shared || yieldToOthers(row?.pid),
      ...anonymousLimits,
    });
    const notices = connectTo(address, { applicationName: "tsamma-notices" });
    this.#notices = new NotificationListener({
      open: (onNotification, onEnd) => new Session({ connect: notices, onNotification, onEnd }),
      notify: async (channel, payload) => {
        await this.query("select pg_notify($1, $2)", [channel, payload]);
      },
    });
  }

  /**
   * Detects a pooler in transaction mode, which switches the server session between transactions.
   * @throws {StartError}
   */
  async requireOwnSessions(): Promise<void> {
    const pidOf = async (session: Session) =>
      (await session.run("select pg_backend_pid() as pid"))[0]?.pid;
    await this.#own.reserve(2);
    await this.#own.use(async (session) => {
      const pid = await pidOf(session);
      if ((await this.#own.use(pidOf)) === pid) throw pooled;
    });
  }

  async reserveSessions(): Promise<void> {
    const pools = [
      this.#own.reserve(2),
      this.#requests.reserve(1),
      this.#services.reserve(1),
      this.#queries.reserve(1),
    ];
    await Promise.all(pools).catch(orNoConnectionLeft);
  }

  query<Row>(sql: string, parameters: readonly unknown[] = []) {
    return this.#own.use((session) => rowsOf<Row>(session, sql, parameters));
  }

  async exec(sql: string): Promise<void> {
    await this.#own.use((session) => session.run(sql));
  }

  transaction<Result>(task: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    return this.#own.transaction((session) =>
      task({
        query: (text, parameters = []) => rowsOf(session, text, parameters),
        async exec(text) {
          await session.run(text);
        },
      }),
    );
  }

  /** Held by a session, so it is released if the process dies. */
  withStartupLock<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.#own.use(async (session) => {
      await session.run(`select pg_advisory_lock(${startLock})`);
      try {
        return await task();
      } finally {
        await session.run(`select pg_advisory_unlock(${startLock})`);
      }
    });
  }

  async setRequestLogin(login: Login): Promise<void> {
    this.#requestLogin = login;
    const session = new Session({ connect: this.#connectRequests(false, false) });
    try {
      await session.run("select 1");
      session.end();
      // The reserved sessions have logged in as the owner.
      await Promise.all([this.#requests.reopenIdle(), this.#queries.reopenIdle()]);
    } catch (error) {
      this.#requestLogin = undefined;
      throw error;
    } finally {
      session.end();
    }
  }

  async acquire(poolClass: PoolClass, asOwner: boolean) {
    const pool = this.#poolOf(poolClass, asOwner);
    const session = await this.load.count(() => pool.acquire());
    return { session, release: () => pool.release(session) };
  }

  #poolOf(poolClass: PoolClass, asOwner: boolean): SessionPool {
    if (poolClass === "anonymous-query" && !asOwner) return this.#queries;
    // The pool for calls has no reserved session: until the server grants one, calls share the service
    // pool. For service `rest` they are fixed statements of our own functions as `service_role`: the
    // owner's login adds no risk.
    const isCall = poolClass === "anonymous-call" || poolClass === "anonymous-query";
    if (isCall) return this.#calls.ensureOpen() ? this.#calls : this.#services;
    return asOwner ? this.#services : this.#requests;
  }

  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onGap: () => void,
  ): Promise<void> {
    return this.#notices.listen(channel, onNotification, onGap).catch(orNoConnectionLeft);
  }

  flushNotifications(): Promise<void> {
    return this.#notices.flushNotifications();
  }

  async ping(): Promise<void> {
    await this.query("select 1");
  }

  async close(): Promise<void> {
    await this.#notices.close();
    const clients = [this.#queries, this.#calls, this.#services, this.#requests];
    for (const pool of new Set([...clients, this.#own])) pool.close();
    await this.#onClose();
  }
}

const pooled = new StartError(
  "DATABASE_URL leads to a connection pooler: connect to PostgreSQL itself, or set the pooler to pool_mode = session and ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout",
);

function noConnectionLeft({ message }: Error): StartError {
  return new StartError(
    `DATABASE_URL: the server has too few connections for this process (${message}): raise max_connections, or set DATABASE_POOL_SIZE lower for every process`,
  );
}

function orNoConnectionLeft(error: Error): never {
  throw isFull(error) ? noConnectionLeft(error) : error;
}

function withLogin(address: ServerAddress, { user, password }: Login): ServerAddress {
  return { ...address, options: { ...address.options, user, password } };
}

function yieldToOthers(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // The process has exited, or belongs to another user.
  }
}

async function rowsOf<Row>(
  session: Session,
  text: string,
  parameters: readonly unknown[],
): Promise<{ rows: Row[] }> {
  const rows = await session.run(text, parameters);
  return { rows: [...rows] as unknown as Row[] };
}
