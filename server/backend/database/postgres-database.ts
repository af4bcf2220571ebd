import type { PostgresConnection } from "@supabase/lite/postgres";
import type postgres from "postgres";
import { StartError } from "../../start-error.ts";
import { settleAtOnce } from "../lite/session-settings.ts";
import {
  type Database,
  DatabaseLoad,
  keepOwnGrants,
  numericOid,
  parseNumeric,
  type Queryable,
} from "./database.ts";
import { NoticeBoard } from "./notice-board.ts";
import { loadPostgresDriver } from "./postgres-driver.ts";
import { requireRights } from "./postgres-rights.ts";

/**
 * Connections of one replica: lite's, and ours beside them. Were they one pool, uploads that each hold a
 * connection of it and wait for our look at their bucket would wait for ever.
 */
const mostOfLite = 8;
const mostOfOurs = 4;

/** Milliseconds that a statement may take; the slowest of the site, over 100,000 enquiries, takes half a second. */
const longestStatement = 15_000;
/** Statements of a start and of moving run over whole tables. */
const longestOfOurs = 600_000;

/** Any number: the same for every process that brings this product's database up to date. */
const startLock = 7_261_126;

const options = {
  connect_timeout: 5,
  // Seconds. The driver's own rule lets a whole pool wait for up to twenty after a handful of failed
  // attempts, and with it every visitor, while the server is away and after it is back.
  backoff: (failures: number) => Math.min(3 ** failures / 100, 0.5) * (0.5 + Math.random() / 2),
  keep_alive: 15,
  idle_timeout: 60,
  onnotice: () => {},
} satisfies postgres.Options<never>;

/** lite hands over arguments of functions as text that is JSON already, as PGlite takes it. */
function jsonType(oid: number) {
  return {
    to: oid,
    from: [oid],
    serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
    parse: (text: string) => JSON.parse(text),
  };
}

/** @throws {StartError} when the server cannot be reached, or does not let us do what is needed. */
export async function openPostgresDatabase(url: string): Promise<PostgresDatabase> {
  const { postgres, createPostgresConnection } = await loadPostgresDriver();
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      ...options,
      max: mostOfLite,
      connection: { statement_timeout: longestStatement, application_name: "tsamma-api" },
      types: {
        numeric: { to: numericOid, from: [numericOid], serialize: String, parse: parseNumeric },
        json: jsonType(114),
        jsonb: jsonType(3802),
      },
    },
  });
  keepOwnGrants(connection);
  settleAtOnce(connection);
  const own = postgres(url, {
    ...options,
    max: mostOfOurs,
    connection: {
      statement_timeout: longestOfOurs,
      TimeZone: "UTC",
      application_name: "tsamma-server",
    },
  });
  const notices = () =>
    postgres(url, { ...options, connection: { application_name: "tsamma-notices" } });
  const database = new PostgresDatabase(connection, own, notices);
  try {
    await requireRights(database);
  } catch (error) {
    await database.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATABASE_URL cannot be reached: ${(error as Error).message}`);
  }
  return database;
}

/** A PostgreSQL server, which other replicas may use as well. */
export class PostgresDatabase implements Database {
  readonly connection: PostgresConnection;
  readonly shared = true;
  readonly load = new DatabaseLoad();
  readonly #own: postgres.Sql;
  readonly #notices: NoticeBoard;
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(connection: PostgresConnection, own: postgres.Sql, notices: () => postgres.Sql) {
    this.connection = connection;
    this.#own = own;
    this.#notices = new NoticeBoard(notices, async (channel, payload) => {
      await own`select pg_notify(${channel}, ${payload})`;
    });
  }

  query<Row>(sql: string, parameters: readonly unknown[] = []) {
    return ask<Row>(this.#own, sql, parameters);
  }

  async exec(sql: string): Promise<void> {
    await this.#own.unsafe(sql).simple();
  }

  async transaction<Result>(task: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    const result = await this.#own.begin((sql) =>
      task({
        query: (text, parameters = []) => ask(sql, text, parameters),
        async exec(text) {
          await sql.unsafe(text).simple();
        },
      }),
    );
    return result as Result;
  }

  /** Every request has a connection of its own here; nobody waits for anybody. */
  async exclusively<Result>(task: () => Promise<Result>): Promise<Result> {
    const running = this.load.count((turn) => turn(), task);
    this.#underWay.add(running);
    try {
      return await running;
    } finally {
      this.#underWay.delete(running);
    }
  }

  /** Held by a session, so that it is free again however this process ends. */
  async alone<Result>(task: () => Promise<Result>): Promise<Result> {
    const session = await this.#own.reserve();
    try {
      await session`select pg_advisory_lock(${startLock})`;
      try {
        return await task();
      } finally {
        await session`select pg_advisory_unlock(${startLock})`;
      }
    } finally {
      session.release();
    }
  }

  /** A failed transaction ends with its request. */
  async recover(): Promise<void> {}

  async drained(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  listen(channel: string, onNotice: (payload: string) => void, onGap: () => void): Promise<void> {
    return this.#notices.listen(channel, onNotice, onGap);
  }

  caughtUp(): Promise<void> {
    return this.#notices.caughtUp();
  }

  async ping(): Promise<void> {
    await this.#own`select 1`;
  }

  async close(): Promise<void> {
    await this.#notices.close();
    // What still runs after this is broken off: its transaction is rolled back.
    await Promise.all([this.#own.end({ timeout: 5 }), this.connection.driver.end({ timeout: 5 })]);
  }
}

async function ask<Row>(
  sql: postgres.Sql | postgres.TransactionSql,
  text: string,
  parameters: readonly unknown[],
): Promise<{ rows: Row[] }> {
  const rows = await sql.unsafe(text, parameters as postgres.ParameterOrJSON<never>[]);
  return { rows: [...rows] as unknown as Row[] };
}
