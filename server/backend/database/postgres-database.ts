import type { Logger } from "../../observe/log.ts";
import { StartError } from "../../start-error.ts";
import {
  type Database,
  DatabaseLoad,
  type Login,
  type PoolClass,
  type Queryable,
} from "./database.ts";
import { NotificationListener } from "./notification-listener.ts";
import { requireRights } from "./postgres-rights.ts";
import { parseServerAddress, type ServerAddress } from "./server-address.ts";
import { Session } from "./session.ts";
import { isFull, type PoolOptions, SessionPool } from "./session-pool.ts";

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
  transaction_timeout: 30_000,
};

/** At the start lite reads the catalogue, which takes several seconds on a busy machine. */
const serviceStatementTimeoutMs = 30_000;

/** Limits of queries that anonymous clients write. */
const anonymousLimits = {
  maxWaiting: 100,
  waitTimeoutMs: 4_000,
  maxResultBytes: 16 * 1024 * 1024,
};

/** Comparisons of two sessions when a pooler in transaction mode is looked for. */
const poolerRounds = 5;

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
  const address = parseServerAddress(url);
  if (address.isExposed)
    options.log?.warn(
      "DATABASE_URL has no TLS: passwords and content travel unencrypted to another machine: add sslmode=require, or sslmode=disable on a private network",
    );
  try {
    return await openAt(address, options);
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (isFull(error)) throw noConnectionLeft(error as Error);
    const { message } = error as Error;
    if (address.isTlsOptional && message === "The server does not support SSL connections")
      return openPostgresDatabase(withoutTls(url), options);
    // Node's own hint concerns the authorities of the system.
    const reason = isUntrusted(message)
      ? `${message.split(";")[0]}: set DATABASE_CA to the file of its authority`
      : message;
    throw new StartError(`DATABASE_URL cannot be reached: ${reason}`);
  }
}

/** Whether an error says that no known authority has signed the server's certificate. */
function isUntrusted(message: string): boolean {
  return /self[- ]signed|issuer certificate|first certificate/.test(message);
}

async function openAt(
  address: ServerAddress,
  options: Pick<Options, "poolSize" | "log">,
): Promise<PostgresDatabase> {
  const database = new PostgresDatabase(address, { ...options, shared: true });
  try {
    await requireRights(database);
    await database.requireOwnSessions();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function withoutTls(given: string): string {
  const url = new URL(given);
  for (const name of ["sslmode", "ssl"]) url.searchParams.delete(name);
  return url.href;
}

/** Database on a PostgreSQL server. */
export class PostgresDatabase implements Database {
  readonly shared: boolean;
  readonly load = new DatabaseLoad();
  readonly #address: ServerAddress;
  readonly #options: Options;
  readonly #sizes: ReturnType<typeof splitSessions>;
  readonly #own: SessionPool;
  /** Fixed statements of Auth and Storage, which need the owner's rights. */
  readonly #services: SessionPool;
  /** Fixed statements for anonymous clients: sign-in, renewal, enquiries. */
  readonly #calls: SessionPool;
  /** Queries of authenticated clients and of the site's pages. */
  #requests: SessionPool;
  /** Queries of anonymous clients. */
  #queries: SessionPool;
  readonly #notices: NotificationListener;

  constructor(address: ServerAddress, options: Options) {
    this.shared = options.shared;
    this.#address = address;
    this.#options = options;
    this.#sizes = splitSessions(options.poolSize ?? defaultPoolSize);
    const { own, services, calls } = this.#sizes;
    this.#own = this.#makePool("tsamma-server", own, {
      settings: { statement_timeout: ownStatementTimeoutMs },
      minSessions: 2,
    });
    const settings = { ...requestSettings, statement_timeout: serviceStatementTimeoutMs };
    this.#services = this.#makePool("tsamma-services", services, { settings });
    this.#calls = calls > 0 ? this.#makePool("tsamma-calls", calls) : this.#services;
    [this.#requests, this.#queries] = this.#makeQueryPools();
    this.#notices = new NotificationListener({
      open: () => new Session({ address, applicationName: "tsamma-notices" }),
      notify: async (channel, payload) => {
        await this.query("select pg_notify($1, $2)", [channel, payload]);
      },
    });
  }

  #makePool(
    applicationName: string,
    maxSessions: number,
    options: Partial<PoolOptions> = {},
  ): SessionPool {
    return new SessionPool({
      address: this.#address,
      applicationName,
      settings: requestSettings,
      maxSessions,
      onRefused: (error) => this.#countRefusal(error),
      ...options,
    });
  }

  /** @param login of the sessions; without it the owner's. */
  #makeQueryPools(login?: Login): [requests: SessionPool, queries: SessionPool] {
    const address = { ...this.#address, client: { ...this.#address.client, ...login } };
    return [
      this.#makePool("tsamma-requests", this.#sizes.requests, { address, minSessions: 2 }),
      this.#makePool("tsamma-anonymous", this.#sizes.queries, { address, ...anonymousLimits }),
    ];
  }

  #countRefusal(error: Error): void {
    if (this.load.refused === 0)
      this.#options.log?.warn(
        "the database refuses further connections: requests wait for those that are open",
        { error: error.message },
      );
    this.load.refused += 1;
  }

  /**
   * Detects a pooler in transaction mode, which switches the server session between transactions. Several
   * rounds, because other programs of the pooler may take the session that the next statement would get.
   * @throws {StartError}
   */
  async requireOwnSessions(): Promise<void> {
    const pidOf = async (session: Session) =>
      (await session.run("select pg_backend_pid() as pid")).rows[0]?.pid;
    await this.#own.reserve(2);
    await this.#own.use((first) =>
      this.#own.use(async (second) => {
        const [pid, other] = [await pidOf(first), await pidOf(second)];
        for (let round = 0; round < poolerRounds; round++)
          if (pid === other || (await pidOf(first)) !== pid || (await pidOf(second)) !== other)
            throw pooled;
      }),
    );
  }

  async reserveSessions(): Promise<void> {
    const others = new Set([this.#services, this.#calls, this.#requests, this.#queries]);
    const reserved = [this.#own.reserve(2), ...[...others].map((pool) => pool.reserve(1))];
    await Promise.all(reserved).catch(orNoConnectionLeft);
  }

  query<Row>(sql: string, parameters: readonly unknown[] = []) {
    return this.#own.use((session) => queryable(session).query<Row>(sql, parameters));
  }

  exec(sql: string): Promise<void> {
    return this.#own.use((session) => queryable(session).exec(sql));
  }

  transaction<Result>(task: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    return this.#own.transaction((session) => task(queryable(session)));
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
    try {
      await this.#reopenQueryPools(login);
    } catch (error) {
      await this.#reopenQueryPools();
      throw error;
    }
  }

  async #reopenQueryPools(login?: Login): Promise<void> {
    this.#requests.close();
    this.#queries.close();
    [this.#requests, this.#queries] = this.#makeQueryPools(login);
    await Promise.all([this.#requests.reserve(1), this.#queries.reserve(1)]);
  }

  async acquire(poolClass: PoolClass, asOwner: boolean) {
    const pool = this.#poolOf(poolClass, asOwner);
    const session = await this.load.count(() => pool.acquire());
    return { session, release: () => pool.release(session) };
  }

  #poolOf(poolClass: PoolClass, asOwner: boolean): SessionPool {
    // Anonymous calls of service `rest` are fixed statements of our own functions as `service_role`: the
    // owner's login adds no risk.
    if (poolClass === "anonymous-call") return this.#calls;
    if (poolClass === "anonymous-query") return asOwner ? this.#calls : this.#queries;
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
    for (const pool of [this.#queries, this.#calls, this.#services, this.#requests, this.#own])
      pool.close();
    await this.#options.onClose?.();
  }
}

const pooled = new StartError(
  "DATABASE_URL leads to a connection pooler in transaction mode: connect to PostgreSQL itself, or set the pooler to pool_mode = session",
);

function noConnectionLeft({ message }: Error): StartError {
  return new StartError(
    `DATABASE_URL: the server has too few connections for this process (${message}): raise max_connections, or set DATABASE_POOL_SIZE lower for every process`,
  );
}

function orNoConnectionLeft(error: Error): never {
  throw isFull(error) ? noConnectionLeft(error) : error;
}

function queryable(session: Session): Queryable {
  return {
    query: <Row>(sql: string, parameters?: readonly unknown[]) =>
      session.run(sql, parameters) as Promise<unknown> as Promise<{ rows: Row[] }>,
    exec: (sql) => session.exec(sql),
  };
}
