import { describe, expect, it } from "vitest";
import { KnownObjects } from "./known-objects.ts";

/** What a database would have, with how often it was asked, and its notices. */
function stored(content: Record<string, number>) {
  const asked: string[] = [];
  const notices: { changed: (key: string) => void; missed: () => void }[] = [];
  const known = new KnownObjects<number>();
  return {
    asked,
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
          const read = unknown.flatMap((key) => {
            const value = content[key];
            return value === undefined ? [] : [[key, value] as const];
          });
          meanwhile();
          return new Map(read);
        }),
      ),
  };
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
});
