import path from "node:path";
import type { PGlite, PgliteConnection } from "@supabase/lite/pglite";
import { StartError } from "../start-error.ts";
import {
  type Database,
  DatabaseLoad,
  keepOwnGrants,
  numericOid,
  parseNumeric,
  type Queryable,
} from "./database.ts";
import { OneAtATime } from "./one-at-a-time.ts";

/**
 * PGlite fills all of it with zeros at the start, and its default is 128 MB. The content of a site is a
 * few megabytes; what does not fit is in the operating system's cache.
 */
const sharedBuffers = "16MB";

/** @throws {StartError} when the folder does not hold a database that can be opened. */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
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
  keepOwnGrants(connection);
  // Whatever is read lies in the memory of the system, where no page is farther away than the next: with the
  // price of a turning disk the planner goes through whole tables where an index would do.
  await connection.driver.exec("set random_page_cost = 1.1");
  return new EmbeddedDatabase(connection);
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

  constructor(connection: PgliteConnection) {
    this.connection = connection;
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
  recover(): Promise<void> {
    return recover(this.connection.driver);
  }

  drained(): Promise<void> {
    return this.#queue.drained();
  }

  async listen(channel: string, onNotice: (payload: string) => void): Promise<void> {
    await this.exclusively(() => this.connection.driver.listen(channel, onNotice));
  }

  /** PGlite hands notices over before the statement that sent them is done. */
  async caughtUp(): Promise<void> {}

  async ping(): Promise<void> {
    await this.exclusively(() => this.query("select 1"));
  }

  async close(): Promise<void> {
    await this.connection.close();
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
