import { expect, test } from "vitest";
import { readTransformation } from "./transformation.ts";

const read = (query: string) => readTransformation(new URLSearchParams(query));

test("H10: a transformation is read as Supabase names it, and what else stands there is left alone", () => {
  expect(read("width=640&height=1&resize=contain&quality=20&v=1&cacheNonce=2")).toEqual({
    width: 640,
    height: 1,
    quality: 20,
    resize: "contain",
    keepFormat: false,
  });
  expect(read("format=origin")).toMatchObject({ resize: "cover", keepFormat: true });
});

test("H10: a wrong one is refused in a sentence", () => {
  for (const [query, name] of [
    ["width=0", "width"],
    ["width=2501", "width"],
    ["width=12.5", "width"],
    ["width=-3", "width"],
    ["width=", "width"],
    ["height=1e3", "height"],
    ["quality=19", "quality"],
    ["quality=101", "quality"],
    ["resize=squash", "resize"],
    ["format=gif", "format"],
  ])
    expect(read(query as string)).toMatch(new RegExp(`^${name} must be `));
});
