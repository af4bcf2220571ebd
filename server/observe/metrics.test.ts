import { describe, expect, test } from "vitest";
import { Metrics } from "./metrics.ts";

/** The samples of the metrics whose names begin so, by name and labels. */
async function samples(metrics: Metrics, beginning: string): Promise<Record<string, number>> {
  const lines = (await metrics.text()).split("\n").filter((line) => line.startsWith(beginning));
  return Object.fromEntries(
    lines.map((line) => {
      const space = line.lastIndexOf(" ");
      return [line.slice(beginning.length, space), Number(line.slice(space + 1))];
    }),
  );
}

describe("the metrics", () => {
  test("I5: requests are counted by status class and in cumulative buckets, with their sum", async () => {
    const metrics = new Metrics();
    for (const [status, milliseconds] of [
      [200, 0],
      [200, 5],
      [304, 6],
      [503, 60_000],
    ] as const)
      metrics.requests.count("page", status, milliseconds);
    expect(await samples(metrics, "http_requests_total")).toEqual({
      '{kind="page",status="2xx"}': 2,
      '{kind="page",status="3xx"}': 1,
      '{kind="page",status="5xx"}': 1,
    });
    expect(Object.values(await samples(metrics, "http_request_duration_seconds_bucket"))).toEqual([
      2, 3, 3, 3, 3, 3, 3, 4,
    ]);
    expect(await samples(metrics, "http_request_duration_seconds_sum")).toEqual({
      '{kind="page"}': 60.011,
    });
  });

  test("I5: values of sources are read at each scrape, and counters are not added up", async () => {
    const metrics = new Metrics();
    const stats = { pages: 1, bytes: 2, hits: 3, misses: 4, evicted: 5, invalidated: 6 };
    const load = { queued: 7, queries: 8, refused: 1, errors: 9, waited: 0.5 };
    metrics.addSources({ pages: () => stats, database: () => load });
    await metrics.text();
    stats.hits = 30;
    load.queries = 80;
    expect(await samples(metrics, "site_page_cache_")).toEqual({
      pages: 1,
      bytes: 2,
      'requests_total{outcome="hit"}': 30,
      'requests_total{outcome="miss"}': 4,
      'dropped_total{reason="room"}': 5,
      'dropped_total{reason="change"}': 6,
    });
    expect(await samples(metrics, "site_database_")).toEqual({
      connections_refused_total: 1,
      queued: 7,
      queries_total: 80,
      errors_total: 9,
      wait_seconds_total: 0.5,
    });
  });

  test("I5: sources that fail, time out or are undefined are omitted", async () => {
    const metrics = new Metrics();
    let outbox = async () => ({ pending: 2, failing: 1, refused: 3 });
    metrics.addSources({
      pages: () => undefined,
      database: () => undefined,
      outbox: () => outbox(),
    });
    expect(await samples(metrics, "site_outbox_")).toEqual({
      pending: 2,
      failing: 1,
      refused: 3,
      readable: 1,
    });
    outbox = async () => {
      throw new Error("the database is away");
    };
    expect(await samples(metrics, "site_outbox_")).toEqual({ readable: 0 });
    for (const beginning of ["site_page_cache_", "site_database_"])
      expect(await samples(metrics, beginning)).toEqual({});
    metrics.addSources({ lastBackup: () => new Promise(() => {}) });
    const others = await samples(metrics, "site_");
    expect(others).toMatchObject({ outbox_readable: 0, 'mails_total{outcome="sent"}': 0 });
    expect(others).not.toHaveProperty("last_backup_timestamp_seconds");
  });

  test("I5: warnings, errors and both outcomes of mails are counted", async () => {
    const metrics = new Metrics();
    for (const level of ["info", "warn", "error", "error"]) metrics.countLine(level);
    expect(await samples(metrics, "site_log_lines_total")).toEqual({
      '{level="warn"}': 1,
      '{level="error"}': 2,
    });
    const send = metrics.countMails(async (fails: boolean) => {
      if (fails) throw new Error("refused");
    });
    await send(false);
    await expect(send(true)).rejects.toThrow("refused");
    expect(await samples(metrics, "site_mails_total")).toEqual({
      '{outcome="sent"}': 1,
      '{outcome="failed"}': 1,
    });
  });
});
