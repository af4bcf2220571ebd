import os from "node:os";
import { StartError } from "../../start-error.ts";
import { apiTypes, connectTo, type ServerAddress } from "./connect.ts";
import {
  type Caller,
  type Database,
  DatabaseLoad,
  type Login,
  type Queryable,
} from "./database.ts";
import { NoticeBoard } from "./notice-board.ts";
import { requireRights } from "./postgres-rights.ts";
import { type Connect, Session } from "./session.ts";
import { SessionPool } from "./session-pool.ts";

/**
 * Sessions of one process, fourteen with the one for notices: more than two processors have work for. Our own are apart from those of requests: uploads
 * that each hold a session of requests, and wait for our look at their bucket, would wait for ever.
 */
const maxSessions = { own: 3, requests: 4, strangers: 2, services: 2, strangersServices: 2 };

/** Statements of a start and of a move go over whole tables. */
const ownStatementTimeoutMs = 600_000;

/** What a session of requests begins with; each request narrows the time down by its role. */
const requestSettings = {
  statement_timeout: 8_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** The setting came with PostgreSQL 17. */
const boundTransactions = `
  select pg_backend_pid() as pid, case when current_setting('transaction_timeout', true) is not null
    then set_config('transaction_timeout', '30s', false) end`;

/** Strangers wait for one another, and for nobody else. */
const strangersLimits = {
  maxWaiting: 100,
  waitTimeoutMs: 4_000,
  maxResultBytes: 16 * 1024 * 1024,
};

/** Any number: the same for every process that brings this product's database up to date. */
const startLock = 7_261_126;

interface Options {
  /** Whether other processes may be using the database. */
  shared: boolean;
  /** Ends what the database stands on, once its sessions are closed. */
  onClose?: () => Promise<void>;
}

/** @throws {StartError} when the server cannot be reached, or does not let us do what is needed. */
export async function openPostgresDatabase(url: string): Promise<PostgresDatabase> {
  const database = new PostgresDatabase({ url }, { shared: true });
  try {
    await requireRights(database);
  } catch (error) {
    await database.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATABASE_URL cannot be reached: ${(error as Error).message}`);
  }
  return database;
}

/** A database of a PostgreSQL server. */
export class PostgresDatabase implements Database {
  readonly shared: boolean;
  readonly load = new DatabaseLoad();
  readonly #own: SessionPool;
  readonly #requests: SessionPool;
  readonly #anonymous: SessionPool;
  /** Fixed statements of Auth and Storage, which need the owner's rights. */
  readonly #services: SessionPool;
  readonly #anonymousServices: SessionPool;
  readonly #connectRequests: (asOwner: boolean, measured: boolean) => Connect;
  /** Login of clients' queries; undefined: the owner's. */
  #requestLogin: Login | undefined;
  readonly #notices: NoticeBoard;
  readonly #onClose: () => Promise<void>;

  constructor(address: ServerAddress, { shared, onClose = async () => {} }: Options) {
    this.shared = shared;
    this.#onClose = onClose;
    this.#own = new SessionPool({
      connect: connectTo(address, {
        applicationName: "tsamma-server",
        settings: { statement_timeout: ownStatementTimeoutMs },
      }),
      maxSessions: maxSessions.own,
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
    const requests = (asOwner: boolean, max: number) =>
      new SessionPool({
        connect: this.#connectRequests(asOwner, false),
        maxSessions: max,
        prepare: boundTransactions,
      });
    const anonymous = (asOwner: boolean, max: number) =>
      new SessionPool({
        connect: this.#connectRequests(asOwner, true),
        maxSessions: max,
        prepare: boundTransactions,
        // On the same machine they get what processor time is left.
        onOpen: ([row]) => shared || yieldToOthers(row?.pid),
        ...strangersLimits,
      });
    this.#requests = requests(false, maxSessions.requests);
    this.#services = requests(true, maxSessions.services);
    this.#anonymous = anonymous(false, maxSessions.strangers);
    this.#anonymousServices = anonymous(true, maxSessions.strangersServices);
    const notices = connectTo(address, { applicationName: "tsamma-notices" });
    this.#notices = new NoticeBoard({
      open: (onNotification, onEnd) => new Session({ connect: notices, onNotification, onEnd }),
      notify: async (channel, payload) => {
        await this.query("select pg_notify($1, $2)", [channel, payload]);
      },
    });
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

  /** Held by a session, so that it is free again however this process ends. */
  alone<Result>(task: () => Promise<Result>): Promise<Result> {
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
    } catch (error) {
      this.#requestLogin = undefined;
      throw error;
    } finally {
      session.end();
    }
  }

  async acquire(caller: Caller, asOwner: boolean) {
    const [queries, services] =
      caller === "anonymous"
        ? [this.#anonymous, this.#anonymousServices]
        : [this.#requests, this.#services];
    const pool = asOwner ? services : queries;
    const session = await this.load.count(() => pool.acquire());
    return { session, release: () => pool.release(session) };
  }

  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onGap: () => void,
  ): Promise<void> {
    return this.#notices.listen(channel, onNotification, onGap);
  }

  caughtUp(): Promise<void> {
    return this.#notices.caughtUp();
  }

  async ping(): Promise<void> {
    await this.query("select 1");
  }

  async close(): Promise<void> {
    await this.#notices.close();
    const services = [this.#anonymousServices, this.#services];
    for (const pool of [this.#anonymous, this.#requests, ...services, this.#own]) pool.close();
    await this.#onClose();
  }
}

function withLogin(address: ServerAddress, { user, password }: Login): ServerAddress {
  return { ...address, options: { ...address.options, user, password } };
}

function yieldToOthers(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // It has just ended, or it is another user's.
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
