import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startPageViews } from "./page-views.ts";

const zone = "Africa/Johannesburg";

type Row = { day: string; page: string; language: string; views: number };

let stored: Row[][];
/** Calls that fail first, and the one that fails once so many batches are stored. */
let failures: number;
let failing: number | undefined;
let errors: string[];
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-25T12:00:00Z") });
  stored = [];
  failures = 0;
  failing = undefined;
  errors = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function start(maxPages?: number) {
  return startPageViews({
    async call<Result>(name: string, { counted }: Record<string, unknown> = {}) {
      expect(name).toBe("add_page_views");
      if (failures-- > 0) throw new Error("add_page_views: 503");
      if (failing === stored.length) {
        failing = undefined;
        throw new Error("add_page_views: 503");
      }
      stored.push(counted as Row[]);
      return undefined as Result;
    },
    log: { error: (message) => void errors.push(message) },
    ...(maxPages !== undefined && { maxPages }),
  });
}

describe("K11: counted views", () => {
  test("are added to the database every minute, and once", async () => {
    const { count } = start();
    for (let at = 0; at < 3; at++) count("/tours", "en", zone);
    count("/tours", "fr", zone);
    count("/", "en", zone);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(stored).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(stored).toEqual([
      [
        { day: "2026-11-25", page: "/tours", language: "en", views: 3 },
        { day: "2026-11-25", page: "/tours", language: "fr", views: 1 },
        { day: "2026-11-25", page: "/", language: "en", views: 1 },
      ],
    ]);
    // Without views nothing is sent to the database.
    await vi.advanceTimersByTimeAsync(180_000);
    expect(stored).toHaveLength(1);
  });

  test("belong to the date in Johannesburg", async () => {
    const { count } = start();
    vi.setSystemTime(Date.parse("2026-11-25T21:59:59Z"));
    count("/", "es", zone);
    vi.setSystemTime(Date.parse("2026-11-25T22:00:00Z"));
    count("/", "es", zone);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stored.flat().map(({ day }) => day)).toEqual(["2026-11-25", "2026-11-26"]);
  });

  test("wait for the next minute if the database does not respond", async () => {
    const { count } = start();
    failures = 2;
    count("/", "es", zone);
    await vi.advanceTimersByTimeAsync(60_000);
    count("/", "es", zone);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(stored).toEqual([[{ day: "2026-11-25", page: "/", language: "es", views: 2 }]]);
    expect(errors).toHaveLength(2);
  });

  test("are stored in batches, and stored ones are not repeated", async () => {
    const { count } = start();
    for (let at = 0; at < 2500; at++) count(`/tours/tour-${at}`, "en", zone);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stored.map(({ length }) => length)).toEqual([1000, 1000, 500]);
    stored = [];
    failing = 1;
    for (let at = 0; at < 1500; at++) count(`/tours/tour-${at}`, "en", zone);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(stored.map(({ length }) => length)).toEqual([1000, 500]);
    expect(stored.flat().every(({ views }) => views === 1)).toBe(true);
  });

  test("take bounded memory, and known pages are still counted", async () => {
    const { count } = start(3);
    for (const page of ["/a", "/b", "/c", "/d", "/a"]) count(page, "es", zone);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stored.flat().map(({ page, views }) => [page, views])).toEqual([
      ["/a", 2],
      ["/b", 1],
      ["/c", 1],
    ]);
    count("/d", "es", zone);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stored[1]).toMatchObject([{ page: "/d", views: 1 }]);
  });

  test("are stored at the stop, which waits two seconds at most", async () => {
    const one = start();
    one.count("/", "es", zone);
    await one.stop();
    expect(stored).toHaveLength(1);

    const hanging = startPageViews({
      call: () => new Promise<never>(() => {}),
      log: { error: () => {} },
    });
    hanging.count("/", "es", zone);
    let stopped = false;
    const stop = hanging.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(1999);
    expect(stopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await stop;
  });
});
