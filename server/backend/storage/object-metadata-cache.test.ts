import { describe, expect, it } from "vitest";
import { ObjectMetadataCache } from "./object-metadata-cache.ts";

/** Stands in for the database; counts queries and sends notices. */
function stored(content: Record<string, number>) {
  const asked: string[] = [];
  /** Rejected, or never settled, while the database is away. */
  const away: { answer?: Promise<void> } = {};
  const notices: { changed: (key: string) => void; missed: () => void }[] = [];
  const known = new ObjectMetadataCache<number>({ readTimeoutMs: 20, retryAfterMs: 60_000 });
  const objects = {
    asked,
    away,
    content,
    watch: () =>
      known.watch({
        listen: async (_channel, changed, missed) => void notices.push({ changed, missed }),
      }),
    tell: (key: string) => notices[0]?.changed(key),
    miss: () => notices[0]?.missed(),
    of: async (keys: string[], meanwhile = () => {}) =>
      Object.fromEntries(
        await known.of(keys, async (unknown) => {
          asked.push(...unknown);
          await away.answer;
          const read = unknown.flatMap((key) => {
            const value = objects.content[key];
            return value === undefined ? [] : [[key, value] as const];
          });
          meanwhile();
          return new Map(read);
        }),
      ),
  };
  return objects;
}

describe("the object metadata cache", () => {
  it("E2: reads uncached objects only, once", async () => {
    const objects = stored({ "a/1": 1, "a/2": 2 });
    await objects.watch();
    expect(await objects.of(["a/1"])).toEqual({ "a/1": 1 });
    expect(await objects.of(["a/1", "a/2"])).toEqual({ "a/1": 1, "a/2": 2 });
    expect(objects.asked).toEqual(["a/1", "a/2"]);
  });

  it("E2: caches nothing before it receives notifications", async () => {
    const objects = stored({ "a/1": 1 });
    await objects.of(["a/1"]);
    await objects.of(["a/1"]);
    expect(objects.asked).toEqual(["a/1", "a/1"]);
  });

  it("E2: reads missing objects again", async () => {
    const objects = stored({});
    await objects.watch();
    expect(await objects.of(["a/1"])).toEqual({});
    objects.content["a/1"] = 1;
    expect(await objects.of(["a/1"])).toEqual({ "a/1": 1 });
  });

  it("E2: reads a changed object again, and no other", async () => {
    const objects = stored({ "a/1": 1, "a/2": 2 });
    await objects.watch();
    await objects.of(["a/1", "a/2"]);
    objects.content["a/1"] = 3;
    objects.tell("a/1");
    expect(await objects.of(["a/1", "a/2"])).toEqual({ "a/1": 3, "a/2": 2 });
    expect(objects.asked).toEqual(["a/1", "a/2", "a/1"]);
  });

  it.each([
    ["all of it may have changed", "tell"],
    ["notices were missed", "miss"],
  ] as const)("E2: nothing is believed where %s", async (_what, how) => {
    const objects = stored({ "a/1": 1, "a/2": 2 });
    await objects.watch();
    await objects.of(["a/1", "a/2"]);
    objects[how]("");
    await objects.of(["a/1", "a/2"]);
    expect(objects.asked).toHaveLength(4);
  });

  it("E2: does not cache an object that changes during the read", async () => {
    const objects = stored({ "a/1": 1 });
    await objects.watch();
    await objects.of(["a/1"], () => {
      objects.content["a/1"] = 2;
      objects.tell("a/1");
    });
    expect(await objects.of(["a/1"])).toEqual({ "a/1": 2 });
  });

  it("E2: evicts the least recently used objects", async () => {
    const keys = Array.from({ length: 2_001 }, (_, index) => `a/${index}`);
    const objects = stored(Object.fromEntries(keys.map((key, index) => [key, index + 1])));
    await objects.watch();
    for (const key of keys.slice(0, -1)) await objects.of([key]);
    await objects.of(["a/0"]);
    await objects.of(["a/2000"]);
    objects.asked.length = 0;
    await objects.of(["a/2000", "a/0", "a/1"]);
    expect(objects.asked).toEqual(["a/1"]);
  });

  describe("during a database outage", () => {
    const ways = {
      refuses: () => Promise.reject(new Error("away")),
      hangs: () => new Promise<void>(() => {}),
    };

    it.each(["refuses", "hangs"] as const)(
      "I5: if the database %s, stale metadata is served without a query each time, and read again after a notification",
      async (way) => {
        const objects = stored({ "a/1": 1, "a/2": 2 });
        await objects.watch();
        await objects.of(["a/1", "a/2"]);
        objects.miss();
        objects.away.answer = ways[way]();
        objects.asked.length = 0;
        expect(await objects.of(["a/1", "a/2"])).toEqual({ "a/1": 1, "a/2": 2 });
        expect(await objects.of(["a/1"])).toEqual({ "a/1": 1 });
        expect(objects.asked).toEqual(["a/1", "a/2"]);

        objects.away.answer = undefined;
        objects.content = { "a/1": 3 };
        objects.miss();
        expect(await objects.of(["a/1", "a/2"])).toEqual({ "a/1": 3 });
        expect(await objects.of(["a/1", "a/2"])).toEqual({ "a/1": 3 });
        expect(objects.asked).toEqual(["a/1", "a/2", "a/1", "a/2", "a/2"]);
      },
    );

    it("I5: uncached objects cannot be read", async () => {
      const objects = stored({ "a/1": 1, "a/2": 2 });
      await objects.watch();
      await objects.of(["a/1"]);
      objects.miss();
      objects.away.answer = ways.refuses();
      await expect(objects.of(["a/1", "a/2"])).rejects.toThrow("away");
    });

    it("I5: metadata announced as changed is not served", async () => {
      const objects = stored({ "a/1": 1 });
      await objects.watch();
      await objects.of(["a/1"]);
      objects.tell("a/1");
      objects.away.answer = ways.refuses();
      await expect(objects.of(["a/1"])).rejects.toThrow("away");
    });
  });
});
