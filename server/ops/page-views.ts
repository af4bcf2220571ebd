import { setTimeout } from "node:timers/promises";
import { company } from "#shared/company.ts";
import type { Locale } from "#shared/locales.ts";
import type { DatabaseCall } from "../../supabase/functions/_shared/database-call.ts";
import { runPeriodically } from "../backend/run-periodically.ts";
import type { Logger } from "../observe/log.ts";

interface Options {
  /** Calls functions of the database with the secret key. */
  call: DatabaseCall;
  log: Pick<Logger, "error">;
  /** Milliseconds between two times that the counts are stored. */
  everyMs?: number;
  /** Pages by day and language that are counted at a time; further ones wait for the next time. */
  maxPages?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export interface PageViews {
  /** @param page its path without the language, of a page that there is */
  count(page: string, language: Locale): void;
  /** Stores what is counted, within two seconds or not at all. */
  stop(): Promise<void>;
}

const minuteMs = 60_000;

/** Zones change their day at full quarters of an hour. */
const quarterMs = 15 * minuteMs;

/** What `add_page_views` takes at once. */
const batch = 1000;

const stopTimeoutMs = 2000;

/**
 * Counts in memory how often pages are seen, and adds it to the database every minute (K11). A crash loses
 * the minute; an answer that gets lost counts one twice.
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
    count: (page, language) => add(`${dayAt(now())} ${language} ${page}`, 1),
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

/** Days in Johannesburg, written as `2026-11-25`. To ask for one costs more than all else that is done for a view. */
function createDays() {
  const days = new Intl.DateTimeFormat("sv-SE", { timeZone: company.timeZone });
  let quarter: number | undefined;
  let day = "";
  return (time: number): string => {
    const of = Math.floor(time / quarterMs);
    if (of !== quarter) {
      quarter = of;
      day = days.format(time);
    }
    return day;
  };
}
