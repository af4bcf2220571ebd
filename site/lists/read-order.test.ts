import { describe, expect, it } from "vitest";
import { posts } from "#content/types/posts.ts";
import { tours } from "#content/types/tours.ts";
import { isAlphabetical, sortRows } from "./read-order.server";

const order = [{ by: "is_featured", descending: true }, { by: "name" }] as const;

const rows = [
  { id: "1", is_featured: false, name: "Zambeze", name_en: "Upper Zambezi", name_fr: null },
  { id: "2", is_featured: false, name: "Ébano", name_en: "Ironwood", name_fr: "Ébène" },
  { id: "3", is_featured: false, name: "Águilas", name_en: " ", name_fr: "Éclats d’aile" },
  { id: "4", is_featured: true, name: "zebra negra", name_en: "Black zebra", name_fr: "" },
  { id: "6", is_featured: false, name: "Ébano", name_en: "Ironwood", name_fr: "Ébène" },
];

describe("order of lists", () => {
  it.each([
    ["es", "4 3 2 6 1"],
    ["en", "4 3 2 6 1"],
    ["fr", "4 2 6 3 1"],
  ] as const)(
    "D1: entries are sorted by the names shown in %s, featured ones first",
    (locale, ids) => {
      const sorted = sortRows(tours, rows, locale, order);
      expect(sorted.map(({ id }) => id).join(" ")).toBe(ids);
    },
  );

  it("D1: an order by a date alone does not differ between languages", () => {
    expect(isAlphabetical(tours, order)).toBe(true);
    expect(isAlphabetical(posts, [{ by: "published_at" }])).toBe(false);
  });
});
