import { setTimeout } from "node:timers/promises";
import type { Locale } from "#shared/locales.ts";
import type { DatabaseCall } from "../../supabase/functions/_shared/database-call.ts";
import { runPeriodically } from "../backend/run-periodically.ts";
import type { Logger } from "../observe/log.ts";

interface Options {
  /** Calls database functions with the secret key. */
  call: DatabaseCall;
  log: Pick<Logger, "error">;
  /** Milliseconds between writes to the database. */
  everyMs?: number;
  /**
   * Maximum number of counters (page, day, language) in memory; further pages are not counted until the
   * next write.
   */
  maxPages?: number;
  /** Current time in milliseconds since the epoch. */
  now?: () => number;
}

export interface PageViews {
  /**
   * @param page path of an existing page without its language
   * @param timeZone of the company, in which days begin
   */
  count(page: string, language: Locale, timeZone: string): void;
  /** Stores the counts, with a timeout of two seconds. */
  stop(): Promise<void>;
}

const minuteMs = 60_000;

/** Time zones change their date at a full quarter of an hour. */
const quarterMs = 15 * minuteMs;

/** Maximum rows per call of `add_page_views`. */
const batch = 1000;

const stopTimeoutMs = 2000;

/**
 * Counts page views in memory and adds them to the database every minute (K11). A crash loses a minute; a
 * lost response counts views twice.
 */
export function startPageViews({
  call,
  log,
  everyMs = minuteMs,
  maxPages = 20_000,
  now = Date.now,
}: Options): PageViews {
  let counts = new Map<string, number>();
  const dayAt = createDays();
  const add = (key: string, views: number) => {
    const known = counts.get(key);
    if (known === undefined && counts.size >= maxPages) return;
    counts.set(key, (known ?? 0) + views);
  };

  async function store() {
    const due = [...counts];
    counts = new Map();
    let stored = 0;
    try {
      for (; stored < due.length; stored += batch)
        await call("add_page_views", { counted: due.slice(stored, stored + batch).map(asRow) });
    } catch (error) {
      log.error("views of pages not stored", { error: String(error) });
      for (const [key, views] of due.slice(stored)) add(key, views);
    }
  }

  const stopStoring = runPeriodically(store, { firstMs: everyMs, everyMs });
  return {
    count: (page, language, timeZone) => add(`${dayAt(now(), timeZone)} ${language} ${page}`, 1),
    async stop() {
      const last = stopStoring().then(store);
      await Promise.race([last, setTimeout(stopTimeoutMs, undefined, { ref: false })]);
    },
  };
}

function asRow([key, views]: readonly [string, number]) {
  const [day, language, page] = key.split(" ");
  return { day, language, page, views };
}

/**
 * Dates in a time zone, for example `2026-11-25`. Formatting is the most expensive part of counting, so it
 * is cached.
 */
function createDays() {
  let known: string | undefined;
  let day = "";
  return (time: number, timeZone: string): string => {
    const key = `${Math.floor(time / quarterMs)} ${timeZone}`;
    if (key !== known) {
      known = key;
      day = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(time);
    }
    return day;
  };
}
