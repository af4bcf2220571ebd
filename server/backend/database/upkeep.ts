import type { BackendLog } from "../contract.ts";
import { repeat } from "../repeat.ts";
import type { Database } from "./database.ts";

const minute = 60_000;

interface UpkeepOptions {
  database: Database;
  log: BackendLog;
  /** Milliseconds until the first time, which must not slow the start down, and between two times. */
  first?: number;
  every?: number;
}

/**
 * Does what a PostgreSQL server does by itself (autovacuum) and PGlite, which is one process, does not:
 * gives the room of deleted rows free, and counts what is in the tables, by which plans are chosen.
 * @returns a function that ends it: resolves once the run under way has ended.
 */
export function keepTidy(options: UpkeepOptions): () => Promise<void> {
  const { database, log, first = 5 * minute, every = 24 * 60 * minute } = options;
  let stopped = false;
  const tidy = async () => {
    try {
      const { rows: tables } = await database.exclusively(() =>
        database.query<{ name: string }>(
          `select oid::regclass::text as name from pg_class
           where relkind = 'r' and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`,
        ),
      );
      // One at a time: 100,000 rows take a second, and visitors come in between.
      for (const { name } of tables) {
        if (stopped) return;
        await database.exclusively(() => database.query(`vacuum (analyze) ${name}`));
      }
    } catch (error) {
      log.error("tidying the tables failed", { error: String(error) });
    }
  };
  const end = repeat(tidy, { first, every });
  return () => {
    stopped = true;
    return end();
  };
}
