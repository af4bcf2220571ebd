import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PublicationTimer } from "./publication-timer.ts";

/** The database's clock and what is scheduled in it, in seconds. */
let now: number;
let posts: Record<string, number>;
let away: boolean;
let told: string[][];
let asked: number;
/** Until when answers are on their way. */
let held: Promise<void> | undefined;
let timer: PublicationTimer;
const log = { info() {}, warn: vi.fn(), error() {} };

beforeEach(() => {
  vi.useFakeTimers();
  [now, posts, away, told, asked, held] = [1000, {}, false, [], 0, undefined];
  log.warn.mockClear();
  timer = new PublicationTimer({
    query: async (since) => {
      asked += 1;
      if (away) throw new Error("the database is away");
      const [from, to] = [Number(since ?? now), now].toSorted((a, b) => a - b) as [number, number];
      const times = Object.values(posts).filter((time) => time > now);
      const answer = {
        at: String(now),
        published: Object.keys(posts)
          .filter((slug) => (posts[slug] ?? 0) > from && (posts[slug] ?? 0) <= to)
          .map((slug) => ({ type: "blog_posts", slug })),
        next_in: times.length > 0 ? Math.min(...times) - now : null,
      };
      await held;
      return answer;
    },
    notify: (changed) => told.push([...changed]),
    log,
  });
});
afterEach(async () => {
  await timer.stop();
  vi.useRealTimers();
});

/** Both clocks, in steps that no timer of the test's length falls between. */
async function pass(seconds: number): Promise<void> {
  for (let step = 0; step < seconds * 100; step += 1) {
    now += 0.01;
    await vi.advanceTimersByTimeAsync(10);
  }
}

describe("K4: the publication timer", () => {
  test("announces a scheduled post at its time, once, and then the next one", async () => {
    posts = { lunes: 1005, martes: 1008 };
    timer.look();
    await pass(4.9);
    expect(told).toEqual([]);
    await pass(0.2);
    expect(told).toEqual([["blog_posts", "blog_posts/lunes"]]);
    await pass(5);
    expect(told).toEqual([
      ["blog_posts", "blog_posts/lunes"],
      ["blog_posts", "blog_posts/martes"],
    ]);
  });

  test("without scheduled posts, checks regularly and finds unannounced ones", async () => {
    timer.look();
    await pass(10);
    posts = { lunes: now + 5 };
    await pass(21);
    expect(told).toEqual([["blog_posts", "blog_posts/lunes"]]);
    expect(asked).toBeLessThan(5);
  });

  test("after a second check, keeps the earlier time and drops a postponed one", async () => {
    posts = { lunes: 1020 };
    timer.look();
    await pass(1);
    posts = { lunes: 1500, martes: 1003 };
    timer.look();
    await pass(3);
    expect(told).toEqual([["blog_posts", "blog_posts/martes"]]);
    await pass(30);
    expect(told).toHaveLength(1);
  });

  test("a check during a running query is followed by another query", async () => {
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    timer.look();
    posts = { lunes: 1003 };
    timer.look();
    timer.look();
    release();
    await pass(3.1);
    expect(told).toEqual([["blog_posts", "blog_posts/lunes"]]);
  });

  test.each([
    ["forward, behind the moment of a post", 3600, "lunes"],
    ["back, before the moment of one that had come out", -3600, "antes"],
  ])("a clock set %s is noticed", async (_, seconds, slug) => {
    posts = { lunes: 1600, antes: 900 };
    timer.look();
    await pass(1);
    now += seconds;
    await pass(31);
    expect(told).toContainEqual(["blog_posts", `blog_posts/${slug}`]);
    expect(told).toHaveLength(1);
  });

  test("after the machine slept, announces the missed post", async () => {
    posts = { lunes: 1100 };
    timer.look();
    await pass(1);
    // Timers stand still meanwhile.
    now += 500;
    await pass(31);
    expect(told).toEqual([["blog_posts", "blog_posts/lunes"]]);
  });

  test("during a database outage, retries and misses nothing", async () => {
    posts = { lunes: 1003 };
    timer.look();
    await pass(1);
    away = true;
    await pass(10);
    expect(told).toEqual([]);
    expect(log.warn).toHaveBeenCalled();
    away = false;
    await pass(2.1);
    expect(told).toEqual([["blog_posts", "blog_posts/lunes"]]);
  });

  test("after stop, queries no more", async () => {
    posts = { lunes: 1003 };
    timer.look();
    await pass(1);
    await timer.stop();
    const before = asked;
    timer.look();
    await pass(40);
    expect([asked, told]).toEqual([before, []]);
  });
});
