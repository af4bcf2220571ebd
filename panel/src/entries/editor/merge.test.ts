import { describe, expect, test } from "vitest";
import { posts } from "#content/types/posts.ts";
import { tours } from "#content/types/tours.ts";
import type { Columns } from "../draft/values";
import { merge } from "./merge";

const day = (id: string, more: Columns = {}) => ({
  id,
  description_es: `Texto ${id}`,
  description_en: `Text ${id}`,
  ...more,
});
const numbered = (days: Columns[]) => days.map((each, at) => ({ ...each, day: at + 1 }));
const itinerary = numbered([day("a"), day("b"), day("c")]);
const base = {
  name: "Dunas",
  name_en: null,
  price_per_person: 5850,
  itinerary,
  countries: ["NA"],
  included_services: ["Guía", "Comidas"],
  included_services_en: ["Guide", "Meals"],
  included_services_fr: [],
  image_url: "/1",
  gallery_images: ["/1", "/2"],
  image_details: { "t/1.jpg": { alt: { es: "Duna" }, focus: { x: 0.1, y: 0.2 } } },
};
const [a, b, c] = itinerary as unknown as [Columns, Columns, Columns];
const merged = (mine: Columns, theirs: Columns, from: Columns = base) =>
  merge(tours, from, mine, theirs);

/** Merges in both orders, which must give the same without a conflict. */
function clean(mine: Columns, theirs: Columns, from?: Columns) {
  const one = merged(mine, theirs, from);
  expect(one.conflicts).toEqual([]);
  expect(merged(theirs, mine, from)).toEqual(one);
  return one.columns;
}

describe("K12: merging changes of two people", () => {
  test("in different columns keeps both; a column that only one side names has its value", () => {
    expect(clean({ name: "Mío" }, { price_per_person: 7000 })).toEqual({
      name: "Mío",
      price_per_person: 7000,
    });
    expect(clean({ ...base, name: "Mío" }, { ...base, name_en: "Theirs" })).toEqual({
      ...base,
      name: "Mío",
      name_en: "Theirs",
    });
  });

  test("of one value to different ones is a conflict, with the value of the first side", () => {
    const both = merged({ name: "Mío", price_per_person: 1 }, { name: "Suyo" });
    expect(both).toEqual({
      columns: { name: "Mío", price_per_person: 1 },
      conflicts: [["name"]],
    });
    expect(merged({ name: "Suyo" }, { name: "Mío", price_per_person: 1 }).columns).toEqual({
      name: "Suyo",
      price_per_person: 1,
    });
  });

  test("to the same value is no conflict, also in another spelling of nothing or of a time", () => {
    expect(clean({ name: "Igual" }, { name: "Igual" })).toEqual({ name: "Igual" });
    expect(merged({ name_en: "" }, { name_en: "New" }).columns).toEqual({ name_en: "New" });
    const time = { published_at: "2026-12-01T10:00:00+00:00" };
    const { columns, conflicts } = merge(
      posts,
      time,
      { published_at: "2026-12-01T10:00:00.000Z" },
      { published_at: null },
    );
    expect([columns, conflicts]).toEqual([{ published_at: null }, []]);
  });

  test("in different days, languages and members of a day keeps all", () => {
    const mine = [{ ...a, description_es: "Mío" }, { ...b, kilometres: 7 }, c];
    const theirs = [
      a,
      { ...b, description_en: "Theirs", meals: ["lunch"] },
      { ...c, bed_es: "Carpa" },
    ];
    expect(clean({ itinerary: mine }, { itinerary: theirs })).toEqual({
      itinerary: [
        { ...a, description_es: "Mío" },
        { ...b, kilometres: 7, description_en: "Theirs", meals: ["lunch"] },
        { ...c, bed_es: "Carpa" },
      ],
    });
  });

  test("in a day that the other side has moved, added before or removed another", () => {
    const moved = numbered([c, a, b]);
    const edited = [a, b, { ...c, description_es: "Cambiado" }];
    expect(clean({ itinerary: moved }, { itinerary: edited }).itinerary).toEqual(
      numbered([{ ...c, description_es: "Cambiado" }, a, b]),
    );
    const added = numbered([day("n"), a, b, c]);
    expect(clean({ itinerary: added }, { itinerary: edited }).itinerary).toEqual(
      numbered([day("n"), a, b, { ...c, description_es: "Cambiado" }]),
    );
    const removed = numbered([a, c]);
    expect(clean({ itinerary: removed }, { itinerary: edited }).itinerary).toEqual(
      numbered([a, { ...c, description_es: "Cambiado" }]),
    );
  });

  test("that both add days keeps them, in the same order on both sides", () => {
    const mine = numbered([a, b, c, day("x"), day("y")]);
    const theirs = numbered([day("n"), a, b, c, day("w")]);
    expect(clean({ itinerary: mine }, { itinerary: theirs }).itinerary).toEqual(
      numbered([day("n"), a, b, c, day("w"), day("x"), day("y")]),
    );
  });

  test("to one member of a day, and a day that one side removes and the other changes, are conflicts", () => {
    const mine = [{ ...a, description_es: "Mío", kilometres: 7 }, b, c];
    const theirs = [{ ...a, description_es: "Suyo", hours: 2 }, b, c];
    const both = merged({ itinerary: mine }, { itinerary: theirs });
    expect(both.conflicts).toEqual([["itinerary", "a", "description_es"]]);
    expect(both.columns.itinerary).toEqual([
      { ...a, description_es: "Mío", kilometres: 7, hours: 2 },
      b,
      c,
    ]);
    const without = numbered([b, c]);
    const kept = merged({ itinerary: mine }, { itinerary: without });
    expect([kept.conflicts, kept.columns.itinerary]).toEqual([[["itinerary", "a"]], mine]);
    const gone = merged({ itinerary: without }, { itinerary: mine });
    expect([gone.conflicts, gone.columns.itinerary]).toEqual([[["itinerary", "a"]], without]);
  });

  test("that move days in different ways is a conflict, and keeps changes of the days", () => {
    const mine = numbered([b, a, c]);
    const theirs = numbered([a, c, { ...b, description_es: "Suyo" }]);
    const both = merged({ itinerary: mine }, { itinerary: theirs });
    expect(both.conflicts).toEqual([["itinerary"]]);
    expect(both.columns.itinerary).toEqual(numbered([{ ...b, description_es: "Suyo" }, a, c]));
  });

  test.each([
    ["without ids", [{ description_es: "Uno" }]],
    ["with the same id twice", [day("a"), day("a")]],
    ["that is no list", "x"],
  ])("of an array %s is one value", (_, theirs) => {
    const mine = [{ ...a, kilometres: 7 }, b, c];
    const both = merged({ itinerary: mine }, { itinerary: theirs });
    expect(both).toEqual({ columns: { itinerary: mine }, conflicts: [["itinerary"]] });
    expect(clean({ itinerary: theirs }, { itinerary })).toEqual({ itinerary: theirs });
  });

  test("in different languages and pictures of `image_details`; a focus is one value", () => {
    const detail = base.image_details["t/1.jpg"];
    const mine = { "t/1.jpg": { ...detail, alt: { es: "Duna", en: "Dune" } } };
    const theirs = {
      "t/1.jpg": { ...detail, focus: { x: 0.1, y: 0.9 } },
      "t/2.jpg": { alt: { es: "Dos" } },
    };
    expect(clean({ image_details: mine }, { image_details: theirs })).toEqual({
      image_details: {
        "t/1.jpg": { alt: { es: "Duna", en: "Dune" }, focus: { x: 0.1, y: 0.9 } },
        "t/2.jpg": { alt: { es: "Dos" } },
      },
    });
    const other = { "t/1.jpg": { ...detail, focus: { x: 0.7, y: 0.2 } } };
    expect(merged({ image_details: other }, { image_details: theirs }).conflicts).toEqual([
      ["image_details", "t/1.jpg", "focus"],
    ]);
    // An empty Spanish text marks a decorative picture.
    const decorative = { "t/1.jpg": { ...detail, alt: { es: "" } } };
    const renamed = { "t/1.jpg": { ...detail, alt: { es: "Otra" } } };
    expect(merged({ image_details: decorative }, { image_details: renamed }).conflicts).toEqual([
      ["image_details", "t/1.jpg", "alt", "es"],
    ]);
  });

  test("of pictures and choices keeps additions and removals of both; the cover is the first picture", () => {
    const mine = { gallery_images: ["/2"], image_url: "/2", countries: ["NA", "BW"] };
    const theirs = { gallery_images: ["/9", "/1", "/2"], image_url: "/9", countries: ["NA", "ZA"] };
    expect(clean(mine, theirs)).toEqual({
      gallery_images: ["/9", "/2"],
      image_url: "/9",
      countries: ["NA", "BW", "ZA"],
    });
  });

  test("in different lines and languages of a list", () => {
    const mine = { included_services: ["Guía local", "Comidas"] };
    const theirs = {
      included_services_fr: ["Guide", "Repas"],
      included_services_en: ["Guide", "All meals"],
    };
    expect(clean(mine, theirs)).toEqual({ ...mine, ...theirs });
  });

  test("of a list whose lines one side has moved, added or removed are one conflict, and no line gets the translation of another", () => {
    const theirs = { included_services_fr: ["Guide", "Repas"] };
    for (const mine of [
      { included_services: ["Comidas", "Guía"], included_services_en: ["Meals", "Guide"] },
      {
        included_services: ["Nuevo", "Guía", "Comidas"],
        included_services_en: ["", "Guide", "Meals"],
      },
      { included_services: ["Comidas"], included_services_en: ["Meals"] },
      { included_services: [], included_services_en: [] },
    ]) {
      expect(merged(mine, theirs)).toEqual({
        columns: { ...mine, included_services_fr: [] },
        conflicts: [["included_services"]],
      });
      expect(clean(mine, {})).toEqual({ ...mine, included_services_fr: [] });
    }
  });
});
