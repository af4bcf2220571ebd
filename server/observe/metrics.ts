import { Durations } from "./metrics-durations.ts";
import { type EventLoopDelay, processFamilies, watchEventLoop } from "./metrics-process.ts";
import { counters, type Family, metricsText, single } from "./metrics-text.ts";

export interface PageCacheStats {
  pages: number;
  bytes: number;
  hits: number;
  misses: number;
  evicted: number;
  forgotten: number;
}

/** What a backend may tell of its database; all since the start but `queued`. */
export interface DatabaseStats {
  /** Requests that wait for their turn now. */
  queued: number;
  queries: number;
  errors: number;
  /** Seconds that requests have waited for their turn, together. */
  waited: number;
}

export interface OutboxStats {
  /** Mails that are not sent yet, the failing among them. */
  pending: number;
  /** Those of them that were tried at least once. */
  failing: number;
}

/** Where numbers come from that are not counted here; what is undefined or fails is left out. */
export interface MetricSources {
  pages?: () => PageCacheStats | undefined;
  database?: () => DatabaseStats | undefined;
  outbox?: () => Promise<OutboxStats>;
  /** Seconds since 1970 of the last backup, undefined where there is none. */
  lastBackup?: () => number | undefined | Promise<number | undefined>;
}

/** Milliseconds that a source may take: a database that hangs must not take the other numbers with it. */
const patience = 2000;

/** Everything that is counted, and the text that Prometheus reads. */
export class Metrics {
  /** Requests of clients. */
  readonly requests = new Durations("http_request", "Requests");
  /** Requests to the backend, those of our own pages and of the outbox included. */
  readonly calls = new Durations("site_backend_call", "Calls of the backend");
  readonly #mails = new Map<string, number>([
    ["sent", 0],
    ["failed", 0],
  ]);
  readonly #lines = new Map<string, number>([
    ["warn", 0],
    ["error", 0],
  ]);
  readonly #sources: MetricSources = {};
  #eventLoop: EventLoopDelay | undefined;

  /** Adds where numbers come from, once what gives them is there. */
  know(sources: MetricSources): void {
    Object.assign(this.#sources, sources);
  }

  countLine = (level: string): void => add(this.#lines, level);

  /** The same function, whose outcomes are counted. */
  countMails<Given extends unknown[]>(send: (...given: Given) => Promise<void>) {
    return async (...given: Given): Promise<void> => {
      try {
        await send(...given);
        add(this.#mails, "sent");
      } catch (error) {
        add(this.#mails, "failed");
        throw error;
      }
    };
  }

  /** The same backend, whose answers are counted and timed. */
  countCalls<Rest extends unknown[]>(
    fetch: (request: Request, ...rest: Rest) => Promise<Response>,
  ) {
    return async (request: Request, ...rest: Rest): Promise<Response> => {
      const since = performance.now();
      const response = await fetch(request, ...rest);
      const service = /^https?:\/\/[^/]+\/([a-z]+)\/v1\//.exec(request.url)?.[1];
      this.calls.count(service ?? "other", response.status, performance.now() - since);
      return response;
    };
  }

  /** Watches the event loop from now on; a start keeps it busy, which is not worth an alarm. */
  watchEventLoop(): void {
    this.#eventLoop ??= watchEventLoop();
  }

  async text(): Promise<string> {
    const { pages, database, outbox, lastBackup } = this.#sources;
    const [mails, backup] = await Promise.all([within(outbox), within(lastBackup)]);
    return metricsText([
      ...this.requests.families(),
      ...pageFamilies(pages?.()),
      ...this.calls.families(),
      ...databaseFamilies(database?.()),
      single("gauge", "site_outbox_pending", "Mails that are not sent yet.", mails?.pending),
      single("gauge", "site_outbox_failing", "Of them tried in vain.", mails?.failing),
      single(
        "gauge",
        "site_outbox_readable",
        "Whether the outbox could be read just now.",
        outbox && (mails ? 1 : 0),
      ),
      counters(
        "site_mails_total",
        "Attempts to send the mail of an enquiry.",
        "outcome",
        this.#mails,
      ),
      counters("site_log_lines_total", "Log lines that report trouble.", "level", this.#lines),
      single("gauge", "site_last_backup_timestamp_seconds", "The last backup.", backup),
      ...processFamilies(this.#eventLoop),
    ]);
  }
}

function add(counts: Map<string, number>, key: string): void {
  const count = counts.get(key);
  if (count !== undefined) counts.set(key, count + 1);
}

async function within<Result>(source: (() => Result | Promise<Result>) | undefined) {
  if (!source) return undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience, undefined);
  });
  try {
    return await Promise.race([source(), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function pageFamilies(stats: PageCacheStats | undefined): Family[] {
  if (!stats) return [];
  return [
    single("gauge", "site_page_cache_pages", "Pages that are kept.", stats.pages),
    single("gauge", "site_page_cache_bytes", "Memory that they may take.", stats.bytes),
    counters("site_page_cache_requests_total", "Requests for pages that may be kept.", "outcome", [
      ["hit", stats.hits],
      ["miss", stats.misses],
    ]),
    counters("site_page_cache_dropped_total", "Kept pages that were dropped.", "reason", [
      ["room", stats.evicted],
      ["change", stats.forgotten],
    ]),
  ];
}

function databaseFamilies(stats: DatabaseStats | undefined): Family[] {
  if (!stats) return [];
  return [
    single("gauge", "site_database_queued", "Requests that wait for their turn.", stats.queued),
    single("counter", "site_database_queries_total", "Turns in the database.", stats.queries),
    single("counter", "site_database_errors_total", "Of them failed.", stats.errors),
    single(
      "counter",
      "site_database_wait_seconds_total",
      "Time that requests have waited for their turn.",
      stats.waited,
    ),
  ];
}
