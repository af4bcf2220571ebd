import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PGlite } from "@supabase/lite/pglite";
import { numericOid, parseNumeric } from "./database.ts";

/**
 * PGlite fills all of it with zeros at the start, and its default is 128 MB. The content of a site is a
 * few megabytes; what does not fit is in the operating system's cache.
 */
const sharedBuffers = "16MB";

/**
 * PostgreSQL has ended itself (PANIC), as it does where it cannot write its log. What was committed is on
 * the disk; what the session had in its memory is worth nothing any more.
 */
export class DatabaseCrash extends Error {
  /** SQLSTATE `crash_shutdown`. */
  readonly code = "57P02";
  override readonly name = "DatabaseCrash";
}

/** What PGlite's engine is driven by. */
interface Engine {
  _PostgresMainLoopOnce(): void;
  _PostgresSendReadyForQueryIfNecessary(): void;
  _pgl_pq_flush(): void;
  FS: { streams: (object | null)[]; close(stream: object): void };
}

type Calls = Pick<PGlite, "query" | "exec" | "transaction" | "listen" | "close">;

/** One life of PGlite on a folder. */
export interface PgliteSession {
  readonly calls: Calls;
  /** There from the moment on at which it ended itself: nothing can be asked any more. */
  readonly crash: DatabaseCrash | undefined;
}

/** Opens PGlite as lite does, which adds extensions and parsers of its own. */
export async function openPgliteSession(folder: string, onCrash: (crash: DatabaseCrash) => void) {
  const { createPgliteConnection, PGlite } = await import("@supabase/lite/pglite");
  // A plain folder: PGlite takes `file:` for a part of the name.
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: {
      parsers: { [numericOid]: parseNumeric },
      startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${sharedBuffers}`],
    },
  });
  const { driver } = connection;
  await driver.waitReady;
  // Whatever is read lies in the memory of the system, where no page is farther away than the next: with the
  // price of a turning disk the planner goes through whole tables where an index would do.
  await driver.exec("set random_page_cost = 1.1");
  await forgetRowArrays(driver);
  const session = { calls: callsOf(driver), crash: undefined as DatabaseCrash | undefined };
  noticeCrash(driver, (crash) => {
    session.crash = crash;
    onCrash(crash);
  });
  return { connection, session: session as PgliteSession };
}

/**
 * PGlite knows how to read an array of each type, and copies what it knows for each statement: half of
 * what a small one takes. Two thirds are arrays of whole rows, one for each table and view of PostgreSQL's
 * own, and nobody selects them.
 */
async function forgetRowArrays(driver: PGlite): Promise<void> {
  const { rows } = await driver.query<{ oid: number }>(
    "select typarray::int as oid from pg_catalog.pg_type where typtype = 'c' and typarray <> 0",
  );
  for (const { oid } of rows) delete driver.parsers[oid];
}

function callsOf(driver: PGlite): Calls {
  const exec = driver.exec.bind(driver);
  return {
    query: inOnePass(exec, sendingObjectsAsText(driver.query.bind(driver))),
    exec,
    transaction: driver.transaction.bind(driver),
    listen: driver.listen.bind(driver),
    close: driver.close.bind(driver),
  };
}

/** From now on whoever holds the driver of a session asks the one that lives. */
export function handOn(driver: PGlite, living: () => Calls): void {
  Object.assign(driver, {
    query: (...given: Parameters<Calls["query"]>) => living().query(...given),
    exec: (...given: Parameters<Calls["exec"]>) => living().exec(...given),
    transaction: (task: never) => living().transaction(task),
    listen: (...given: Parameters<Calls["listen"]>) => living().listen(...given),
    close: () => living().close(),
  });
}

/**
 * PGlite swallows the end of its engine and goes on with what is left of it, which then waits in a loop
 * for a lock that nobody will give back, and the whole process with it.
 */
function noticeCrash(driver: PGlite, onCrash: (crash: DatabaseCrash) => void): void {
  const engine = driver.Module as unknown as Engine;
  const { POSTGRES_MAIN_LONGJMP } = driver as unknown as { POSTGRES_MAIN_LONGJMP: number };
  const once = engine._PostgresMainLoopOnce;
  let crash: DatabaseCrash | undefined;
  engine._PostgresMainLoopOnce = () => {
    try {
      if (!crash) return once();
    } catch (error) {
      // How every failing statement ends.
      if ((error as { status?: unknown } | undefined)?.status === POSTGRES_MAIN_LONGJMP)
        throw error;
      crash = new DatabaseCrash(`the database has ended itself: ${String(error).split("\n")[0]}`);
      engine._PostgresSendReadyForQueryIfNecessary = () => {};
      engine._pgl_pq_flush = () => {};
      for (const stream of engine.FS.streams) if (stream) closeQuietly(engine, stream);
      onCrash(crash);
    }
    throw leavingTheLoop(crash);
  };
}

/** PGlite catches whatever its loop throws, and asks it for its status: that is the way out. */
function leavingTheLoop(crash: DatabaseCrash | undefined): object {
  return {
    get status(): never {
      throw crash;
    },
  };
}

/** Its files belong to the next session. */
function closeQuietly({ FS }: Engine, stream: object): void {
  try {
    FS.close(stream);
  } catch {
    // Standard input and output are none.
  }
}

/**
 * lite reads the filter `tags=eq.{}` as an empty object, for which PGlite has no array text and fails
 * halfway through its message. The text of an object is right for arrays and for JSON.
 */
function sendingObjectsAsText(query: PGlite["query"]): PGlite["query"] {
  return (sql, parameters = [], options) =>
    query(
      sql,
      parameters.map((value) => (isPlainObject(value) ? JSON.stringify(value) : value)),
      options,
    );
}

/** How lite begins and ends its transactions. */
const bare: ReadonlySet<string> = new Set(["BEGIN", "COMMIT", "ROLLBACK"]);

/** A statement that may have values goes through PGlite's engine six times; these never have any. */
function inOnePass(exec: PGlite["exec"], query: PGlite["query"]): PGlite["query"] {
  return async <Row>(...[sql, ...rest]: Parameters<PGlite["query"]>) => {
    const [result] = bare.has(sql) ? await exec(sql) : [];
    return (result ?? (await query<Row>(sql, ...rest))) as Awaited<ReturnType<typeof query<Row>>>;
  };
}

function isPlainObject(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** Two segments of PostgreSQL's log, in bytes. */
const leastRoom = 32 << 20;

/** Why a database in this folder could not write; undefined where it could. */
export async function whyUnwritable(folder: string): Promise<string | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < leastRoom) return `only ${(bavail * bsize) >> 20} MB are free`;
    const trial = path.join(folder, "..", ".writable");
    await writeFile(trial, "");
    await rm(trial);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
