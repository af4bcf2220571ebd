import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type DueDrafts, PublicationTimer } from "./publication-timer.ts";

/** The database's clock and what is scheduled in it, in seconds. */
let now: number;
let posts: Record<string, number>;
/** Times of scheduled drafts, and the drafts that were published. */
let drafts: Record<string, number>;
let publishedDrafts: string[];
let publishDue: () => Promise<DueDrafts>;
let away: boolean;
let told: string[][];
let asked: number;
/** Until when answers are on their way. */
let held: Promise<void> | undefined;
let timer: PublicationTimer;
const log = { info: vi.fn(), warn: vi.fn(), error() {} };

/** Publishes one due draft, as the database does. */
async function publishOne(): Promise<DueDrafts> {
  if (away) throw new Error("the database is away");
  const [first] = Object.keys(drafts).filter((name) => (drafts[name] ?? 0) <= now);
  if (first) {
    publishedDrafts.push(first);
    delete drafts[first];
  }
  const times = Object.values(drafts);
  return {
    published: first ? 1 : 0,
    failed: 0,
    next_in: times.length > 0 ? Math.max(Math.min(...times) - now, 0) : null,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  [now, posts, away, told, asked, held] = [1000, {}, false, [], 0, undefined];
  [drafts, publishedDrafts, publishDue] = [{}, [], publishOne];
  log.info.mockClear();
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
          .map((slug) => ({ type: "blog_posts", slugs: [slug] })),
        next_in: times.length > 0 ? Math.min(...times) - now : null,
      };
      await held;
      return answer;
    },
    publishDue: () => publishDue(),
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

describe("K12: scheduled drafts", () => {
  test("due ones are published at the start, all of them, and the next one at its time", async () => {
    drafts = { uno: 900, dos: 1000, tres: 1005 };
    timer.look();
    await pass(0.1);
    expect(publishedDrafts).toEqual(["uno", "dos"]);
    await pass(4.8);
    expect(publishedDrafts).toHaveLength(2);
    await pass(0.2);
    expect(publishedDrafts).toEqual(["uno", "dos", "tres"]);
    expect(log.info).toHaveBeenCalledTimes(3);
  });

  test("the earlier one of a draft and an entry decides when to check next", async () => {
    drafts = { uno: 1008 };
    posts = { lunes: 1004 };
    timer.look();
    await pass(4.1);
    expect([told, publishedDrafts]).toEqual([[["blog_posts", "blog_posts/lunes"]], []]);
    await pass(4);
    expect(publishedDrafts).toEqual(["uno"]);
  });

  test("scheduled after a check are published within thirty seconds of their time", async () => {
    timer.look();
    await pass(1);
    drafts = { uno: 1005 };
    await pass(30);
    expect(publishedDrafts).toEqual(["uno"]);
  });

  test("that fail are logged, and the others are published", async () => {
    publishDue = async () => {
      publishDue = publishOne;
      return { published: 0, failed: 1, next_in: 0 };
    };
    drafts = { uno: 900 };
    timer.look();
    await pass(0.1);
    expect(publishedDrafts).toEqual(["uno"]);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  test("that another server is publishing are checked again after two seconds", async () => {
    let calls = 0;
    publishDue = async () => {
      calls += 1;
      return { published: 0, failed: 0, next_in: 0 };
    };
    timer.look();
    await pass(1.9);
    expect(calls).toBe(1);
    await pass(0.2);
    expect(calls).toBe(2);
  });

  test("that cannot be looked up do not delay the announcement of entries, and are tried again", async () => {
    publishDue = async () => {
      throw new Error("statement timeout");
    };
    posts = { lunes: 1001 };
    drafts = { uno: 1001 };
    timer.look();
    await pass(2.1);
    expect(told).toEqual([["blog_posts", "blog_posts/lunes"]]);
    expect(log.warn).toHaveBeenCalled();
    publishDue = publishOne;
    await pass(2.1);
    expect(publishedDrafts).toEqual(["uno"]);
  });
});
