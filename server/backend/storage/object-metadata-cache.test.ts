import { describe, expect, it } from "vitest";
import { ObjectMetadataCache } from "./object-metadata-cache.ts";

/** What a database would have, with how often it was asked, and its notices. */
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

describe("what is known of stored objects", () => {
  it("E2: is asked for once, and only what is not known", async () => {
    const objects = stored({ "a/1": 1, "a/2": 2 });
    await objects.watch();
    expect(await objects.of(["a/1"])).toEqual({ "a/1": 1 });
    expect(await objects.of(["a/1", "a/2"])).toEqual({ "a/1": 1, "a/2": 2 });
    expect(objects.asked).toEqual(["a/1", "a/2"]);
  });

  it("E2: is asked for each time as long as nobody would tell of a change", async () => {
    const objects = stored({ "a/1": 1 });
    await objects.of(["a/1"]);
    await objects.of(["a/1"]);
    expect(objects.asked).toEqual(["a/1", "a/1"]);
  });

  it("E2: what does not exist is looked for again", async () => {
    const objects = stored({});
    await objects.watch();
    expect(await objects.of(["a/1"])).toEqual({});
    objects.content["a/1"] = 1;
    expect(await objects.of(["a/1"])).toEqual({ "a/1": 1 });
  });

  it("E2: what has changed is read again, and the rest is not", async () => {
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

  it("E2: what changes while it is read is not cached", async () => {
    const objects = stored({ "a/1": 1 });
    await objects.watch();
    await objects.of(["a/1"], () => {
      objects.content["a/1"] = 2;
      objects.tell("a/1");
    });
    expect(await objects.of(["a/1"])).toEqual({ "a/1": 2 });
  });

  it("E2: the longest unused goes where there are too many", async () => {
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

  describe("while the database is away", () => {
    const ways = {
      refuses: () => Promise.reject(new Error("away")),
      hangs: () => new Promise<void>(() => {}),
    };

    it.each(["refuses", "hangs"] as const)(
      "I5: where it %s, old metadata is served without asking each time, and read again after the next notice",
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

    it("I5: what is not known cannot be read", async () => {
      const objects = stored({ "a/1": 1, "a/2": 2 });
      await objects.watch();
      await objects.of(["a/1"]);
      objects.miss();
      objects.away.answer = ways.refuses();
      await expect(objects.of(["a/1", "a/2"])).rejects.toThrow("away");
    });

    it("I5: metadata that was announced as changed is not served", async () => {
      const objects = stored({ "a/1": 1 });
      await objects.watch();
      await objects.of(["a/1"]);
      objects.tell("a/1");
      objects.away.answer = ways.refuses();
      await expect(objects.of(["a/1"])).rejects.toThrow("away");
    });
  });
});
