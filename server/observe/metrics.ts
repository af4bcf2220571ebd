import { setTimeout } from "node:timers/promises";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

interface PageCacheStats {
  pages: number;
  bytes: number;
  hits: number;
  misses: number;
  evicted: number;
  invalidated: number;
}

/** Database load. Counters since the start, except `queued`. */
interface DatabaseStats {
  /** Requests currently waiting for a session. */
  queued: number;
  queries: number;
  errors: number;
  /** Connections refused by the database. */
  refused: number;
  /** Total time that requests have waited for a session, in seconds. */
  waited: number;
}

export interface OutboxStats {
  /** Mails that are to be sent, including failing ones. */
  pending: number;
  /** Mails of these that were tried at least once. */
  failing: number;
  /** Mails that recipients refuse, which are not tried again. */
  refused: number;
}

/** Sources of values that are not counted here. Undefined values and failures are omitted. */
export interface MetricSources {
  pages?: () => PageCacheStats | undefined;
  database?: () => DatabaseStats | undefined;
  outbox?: () => Promise<OutboxStats>;
  /** Unix time of the last backup in seconds; undefined if there is none. */
  lastBackup?: () => number | undefined | Promise<number | undefined>;
}

/** Timeout, so that a hung database does not block the other metrics. */
const sourceTimeoutMs = 2000;

/** All metrics, in Prometheus' text format. */
export class Metrics {
  readonly #registry = new Registry();
  /** Requests of clients. */
  readonly requests = new Durations(this.#registry, "http_request", "Requests");
  /** Requests to the backend, including those of our own pages and of the outbox. */
  readonly calls = new Durations(this.#registry, "site_backend_call", "Calls of the backend");
  readonly #mails = new Counter({
    name: "site_mails_total",
    help: "Attempts to send a mail: an enquiry, its acknowledgement, an answer, an invitation.",
    labelNames: ["outcome"],
    registers: [this.#registry],
  });
  readonly #lines = new Counter({
    name: "site_log_lines_total",
    help: "Log lines that report trouble.",
    labelNames: ["level"],
    registers: [this.#registry],
  });
  /** Media type of {@link text}. */
  readonly contentType = this.#registry.contentType;

  constructor() {
    // Initialise all label values with 0.
    for (const outcome of ["sent", "failed"]) this.#mails.inc({ outcome }, 0);
    for (const level of ["warn", "error"]) this.#lines.inc({ level }, 0);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Adds sources when they become available, each once. */
  addSources({ pages, database, outbox, lastBackup }: MetricSources): void {
    if (pages) {
      this.#gauge("site_page_cache_pages", "Pages in the cache.", () => pages()?.pages);
      this.#gauge("site_page_cache_bytes", "Memory that they may take.", () => pages()?.bytes);
      this.#counters(
        "site_page_cache_requests_total",
        "Requests for cacheable pages.",
        "outcome",
        () => ({ hit: pages()?.hits, miss: pages()?.misses }),
      );
      this.#counters(
        "site_page_cache_dropped_total",
        "Cached pages that were evicted or invalidated.",
        "reason",
        () => ({ room: pages()?.evicted, change: pages()?.invalidated }),
      );
    }
    if (database) {
      this.#gauge(
        "site_database_queued",
        "Requests that wait for their turn.",
        () => database()?.queued,
      );
      this.#counter(
        "site_database_queries_total",
        "Turns in the database.",
        () => database()?.queries,
      );
      this.#counter("site_database_errors_total", "Of them failed.", () => database()?.errors);
      this.#counter(
        "site_database_connections_refused_total",
        "Connections that the database refused while others were open.",
        () => database()?.refused,
      );
      this.#counter(
        "site_database_wait_seconds_total",
        "Time that requests have waited for their turn.",
        () => database()?.waited,
      );
    }
    if (outbox) {
      const mails = () => within(outbox);
      this.#gauge(
        "site_outbox_pending",
        "Mails that are not sent yet.",
        async () => (await mails())?.pending,
      );
      this.#gauge(
        "site_outbox_failing",
        "Of them tried in vain.",
        async () => (await mails())?.failing,
      );
      this.#gauge(
        "site_outbox_refused",
        "Mails that recipients refuse; not tried again.",
        async () => (await mails())?.refused,
      );
      this.#gauge("site_outbox_readable", "Whether the outbox could be read just now.", async () =>
        (await mails()) ? 1 : 0,
      );
    }
    if (lastBackup)
      this.#gauge("site_last_backup_timestamp_seconds", "The last backup.", () =>
        within(lastBackup),
      );
  }

  countLine = (level: string): void => {
    if (level === "warn" || level === "error") this.#lines.inc({ level });
  };

  /** Wraps a send function and counts its outcomes. */
  countMails<Given extends unknown[]>(send: (...given: Given) => Promise<void>) {
    return async (...given: Given): Promise<void> => {
      try {
        await send(...given);
        this.#mails.inc({ outcome: "sent" });
      } catch (error) {
        this.#mails.inc({ outcome: "failed" });
        throw error;
      }
    };
  }

  /** Wraps a backend's fetch function, and counts and times its responses. */
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

  /** Starts process metrics. Call it after the start, which keeps the event loop busy. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: 20 });
  }

  /** Gauge read at scrape time; omitted if undefined. */
  #gauge(name: string, help: string, read: () => Read | Promise<Read>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        const value = await read();
        this.remove();
        if (value !== undefined) this.set(value);
      },
    });
  }

  /** Counter read at scrape time. */
  #counter(name: string, help: string, read: () => Read): void {
    new Counter({
      name,
      help,
      registers: [this.#registry],
      collect() {
        const value = read();
        this.remove();
        if (value !== undefined) this.inc(value);
      },
    });
  }

  /** Counters read at scrape time, by the values of a label. */
  #counters(name: string, help: string, label: string, read: () => Record<string, Read>): void {
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(read()))
          if (count !== undefined) this.inc({ [label]: value }, count);
      },
    });
  }
}

type Read = number | undefined;

/** Counts and times operations by kind and status. */
class Durations {
  readonly #total: Counter;
  readonly #seconds: Histogram;

  /**
   * @param name prefix of the metrics, for example `http_request`
   * @param what is counted, for the help text
   */
  constructor(registry: Registry, name: string, what: string) {
    const registers = [registry];
    this.#total = new Counter({
      name: `${name}s_total`,
      help: `${what} by kind and class of status.`,
      labelNames: ["kind", "status"],
      registers,
    });
    this.#seconds = new Histogram({
      name: `${name}_duration_seconds`,
      help: "How long they took.",
      labelNames: ["kind"],
      buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
      registers,
    });
  }

  count(kind: string, status: number, milliseconds: number): void {
    this.#total.inc({ kind, status: `${Math.trunc(status / 100)}xx` });
    this.#seconds.observe({ kind }, milliseconds / 1000);
  }
}

/** @returns undefined on failure or timeout. */
async function within<Result>(source: () => Result | Promise<Result>) {
  const late = new AbortController();
  try {
    const timer = setTimeout(sourceTimeoutMs, undefined, { signal: late.signal });
    return await Promise.race([source(), timer]);
  } catch {
    return undefined;
  } finally {
    late.abort();
  }
}
