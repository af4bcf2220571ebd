import { expect, test } from "vitest";
import { isSlug, maxSlugLength } from "./slug.ts";

test.each(["a", "7", "dunas-de-sossusvlei", "14-dias", "a".repeat(maxSlugLength)])(
  "F2: %j can be the slug of an entry",
  (text) => {
    expect(isSlug(text)).toBe(true);
  },
);

test.each([
  "",
  "-",
  "a-",
  "-a",
  "a--b",
  "Dunas",
  "dunás",
  "a b",
  "a\0",
  "a\n",
  "../a",
  "a".repeat(maxSlugLength + 1),
])("F2: %j cannot", (text) => {
  expect(isSlug(text)).toBe(false);
});
