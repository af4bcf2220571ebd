import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { PGlite, PgliteConnection } from "@supabase/lite/pglite";
import { StartError } from "../../start-error.ts";
import type { BackendLog } from "../contract.ts";
import { settleAtOnce } from "../lite/session-settings.ts";
import { type Database, DatabaseLoad, keepOwnGrants, type Queryable } from "./database.ts";
import { OneAtATime } from "./one-at-a-time.ts";
import {
  type DatabaseCrash,
  handOn,
  openPgliteSession,
  type PgliteSession,
  whyUnwritable,
} from "./pglite-session.ts";

/** Milliseconds between two attempts to bring a database back that has ended itself. */
const reviveEvery = 5_000;

/** @throws {StartError} when the folder does not hold a database that can be opened. */
export async function openEmbeddedDatabase(
  dataDir: string,
  log?: BackendLog,
): Promise<EmbeddedDatabase> {
  const folder = path.join(dataDir, "pg");
  try {
    return await EmbeddedDatabase.open(folder, log);
  } catch (error) {
    throw new StartError(`the database in ${folder} does not open: ${(error as Error).message}`);
  }
}

type Opened = Awaited<ReturnType<typeof openPgliteSession>>;

interface Listener {
  channel: string;
  onNotice: (payload: string) => void;
  onGap: () => void;
}

/** PGlite: one session in this process, on a folder that nobody else uses. */
export class EmbeddedDatabase implements Database {
  readonly connection: PgliteConnection;
  readonly shared = false;
  readonly load = new DatabaseLoad();
  /**
   * lite opens its transactions with a bare BEGIN: two requests at once would share a transaction, and one
   * would run with the other's role.
   */
  readonly #queue = new OneAtATime();
  readonly #folder: string;
  readonly #log: BackendLog | undefined;
  readonly #listeners: Listener[] = [];
  readonly #closing = new AbortController();
  #session: PgliteSession;
  #reviving: Promise<void> | undefined;

  private constructor(folder: string, { connection, session }: Opened, log?: BackendLog) {
    this.#folder = folder;
    this.connection = connection;
    this.#session = session;
    this.#log = log;
    keepOwnGrants(connection);
    settleAtOnce(connection);
    handOn(connection.driver, () => this.#session.calls);
  }

  static async open(folder: string, log?: BackendLog): Promise<EmbeddedDatabase> {
    const noticed = { crash: (_: DatabaseCrash) => {} };
    const opened = await openPgliteSession(folder, (crash) => noticed.crash(crash));
    const database = new EmbeddedDatabase(folder, opened, log);
    noticed.crash = (crash) => database.#revive(crash);
    return database;
  }

  query<Row>(sql: string, parameters: readonly unknown[] = []) {
    return this.connection.driver.query<Row>(sql, [...parameters]);
  }

  async exec(sql: string): Promise<void> {
    await this.connection.driver.exec(sql);
  }

  transaction<Result>(task: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    return this.connection.driver.transaction((transaction) =>
      task({
        query: (sql, parameters = []) => transaction.query(sql, [...parameters]),
        async exec(sql) {
          await transaction.exec(sql);
        },
      }),
    );
  }

  exclusively<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.load.count((turn) => this.#queue.run(turn), task);
  }

  /** The folder has one process. */
  alone<Result>(task: () => Promise<Result>): Promise<Result> {
    return task();
  }

  /**
   * A parameter that PGlite cannot serialise leaves half a message in its buffer: the next statements
   * fail, lite's ROLLBACK among them, and every later request would find itself in an aborted transaction.
   */
  async recover(): Promise<void> {
    if (!this.#session.crash) await recover(this.connection.driver);
  }

  drained(): Promise<void> {
    return this.#queue.drained();
  }

  async listen(channel: string, onNotice: (payload: string) => void, onGap: () => void) {
    this.#listeners.push({ channel, onNotice, onGap });
    await this.exclusively(() => this.#session.calls.listen(channel, onNotice));
  }

  /** PGlite hands notices over before the statement that sent them is done. */
  async caughtUp(): Promise<void> {}

  async ping(): Promise<void> {
    await this.exclusively(() => this.query("select 1"));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#reviving;
    // One that has ended itself has nothing to write any more.
    if (!this.#session.crash) await this.connection.close();
  }

  /**
   * Opens the folder anew, as a server of PostgreSQL does after such an end: what was committed comes from
   * its log. Meanwhile every question fails.
   */
  #revive({ message }: DatabaseCrash): void {
    this.#reviving ??= this.#untilRevived(message)
      // It was closed meanwhile.
      .catch(() => {})
      .finally(() => {
        this.#reviving = undefined;
      });
  }

  async #untilRevived(message: string): Promise<void> {
    const { signal } = this.#closing;
    const reason = (await whyUnwritable(this.#folder)) ?? "its folder can be written to";
    this.#log?.error(message, { reason });
    for (;;) {
      await setTimeout(reviveEvery, undefined, { signal, ref: false });
      if (await whyUnwritable(this.#folder)) continue;
      try {
        const { session } = await openPgliteSession(this.#folder, (crash) => this.#revive(crash));
        for (const { channel, onNotice } of this.#listeners)
          await session.calls.listen(channel, onNotice);
        // Between two requests: none is to begin in one session and end in another.
        await this.#queue.run(async () => {
          this.#session = session;
        });
        if (!session.crash) break;
      } catch (error) {
        this.#log?.error("the database does not come back", { error: String(error) });
      }
    }
    for (const { onGap } of this.#listeners) onGap();
    this.#log?.warn("the database is back");
  }
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
