import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postKind } from "../../../panel/src/blog/post-kind.ts";
import { destinationKind } from "../../../panel/src/destinations/destination-kind.ts";
import { completenessOf } from "../../../panel/src/entry/completeness.ts";
import type { EntryKind } from "../../../panel/src/entry/kind.ts";
import { tourKind } from "../../../panel/src/tours/tour-kind.ts";
import type { InsertRow } from "../../../shared/database.types.ts";
import { type Locale, locales } from "../../../shared/locales.ts";
import { admin, destination, post, startBackend, type TestBackend, tour } from "./harness.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.dispose());

interface Listed {
  open_locales: Locale[];
}

const inTwo = (fields: readonly string[]) =>
  Object.fromEntries(
    fields.flatMap((field) => [`${field}_en`, `${field}_fr`].map((c) => [c, "x"])),
  );

const whole = {
  tours: {
    ...tour,
    ...inTwo(["name", "destination", "short_description", "full_description"]),
    included_services: ["Guía", "Agua"],
    included_services_en: ["Guide", "Water"],
    included_services_fr: ["Guide", "Eau"],
    itinerary: [
      { day: 1, description_es: "a", description_en: "b", description_fr: "c" },
      { day: 2, description_es: "a", description_en: "b", description_fr: "c" },
    ],
  } as InsertRow<"tours">,
  destinations: {
    ...destination,
    ...inTwo(["name", "country", "short_description", "full_description"]),
    highlights: ["Dunas"],
    highlights_en: ["Dunes"],
    highlights_fr: ["Dunes"],
  } as InsertRow<"destinations">,
  blog_posts: {
    ...post,
    ...inTwo(["title", "excerpt", "content"]),
  } as InsertRow<"blog_posts">,
};

/** What is changed in a complete entry, and whether it then misses a translation. */
const changes: [EntryKind, missing: boolean, what: string, change: Record<string, unknown>][] = [
  [tourKind, false, "a complete tour", {}],
  [tourKind, true, "a text that is null", { name_en: null }],
  [tourKind, true, "a text that is empty", { full_description_fr: "" }],
  [tourKind, true, "a list without translation", { included_services_fr: [] }],
  [tourKind, true, "a place left open in a list", { included_services_en: ["Guide", ""] }],
  [tourKind, false, "a list that is empty in all", { excluded_services: [] }],
  [
    tourKind,
    true,
    "the other list",
    { excluded_services: ["Vuelos"], excluded_services_en: ["Flights"] },
  ],
  [
    tourKind,
    true,
    "one day of several",
    {
      itinerary: [
        { day: 1, description_es: "a", description_en: "b", description_fr: "c" },
        { day: 2, description_es: "a", description_en: "b", description_fr: "" },
      ],
    },
  ],
  [tourKind, false, "no day at all", { itinerary: [] }],
  [
    tourKind,
    false,
    "letters that mean something to a filter",
    {
      name_en: 'a,b.c(d)"e"{f}%*\\',
      included_services_en: ["null", "{}"],
    },
  ],
  [destinationKind, false, "a complete destination", {}],
  [destinationKind, false, "no best time in any language", { best_time_to_visit: null }],
  [destinationKind, false, "an empty best time in Spanish", { best_time_to_visit: "" }],
  [destinationKind, true, "a best time in Spanish only", { best_time_to_visit: "Mayo" }],
  [
    destinationKind,
    true,
    "a best time that is empty in one",
    { best_time_to_visit: "Mayo", best_time_to_visit_en: "May", best_time_to_visit_fr: "" },
  ],
  [
    destinationKind,
    false,
    "a best time in all",
    { best_time_to_visit: "Mayo", best_time_to_visit_en: "May", best_time_to_visit_fr: "Mai" },
  ],
  [destinationKind, true, "highlights in Spanish only", { highlights_en: [], highlights_fr: [] }],
  [postKind, false, "a complete post", {}],
  [postKind, true, "a post's text", { content_en: null }],
  [postKind, true, "a post's text that is empty", { excerpt_fr: "" }],
];

const picture = (name: string) => `https://other.example/storage/v1/object/public/b/${name}?v=1`;
const described = { es: "Duna", en: "Dune", fr: "Dune" };

/** Pictures, and what is said of them. */
const illustrated: [EntryKind, what: string, change: Record<string, unknown>][] = [
  [tourKind, "a cover of which nothing is said", { image_url: picture("a.jpg") }],
  [
    tourKind,
    "a picture described in all languages, another in two",
    {
      image_url: picture("a.jpg"),
      gallery_images: [picture("a.jpg"), picture("b%20%C3%B1.jpg")],
      image_details: {
        "b/a.jpg": { alt: described },
        "b/b ñ.jpg": { alt: { ...described, fr: " " } },
      },
    },
  ],
  [
    destinationKind,
    "pictures that only decorate",
    {
      gallery_images: [picture("a.jpg"), picture("b.jpg")],
      image_details: { "b/a.jpg": { alt: { es: "" } }, "b/b.jpg": { alt: { es: " ", en: "x" } } },
    },
  ],
  [
    destinationKind,
    "a description that is missing in Spanish only",
    {
      gallery_images: [picture("a.jpg")],
      image_details: { "b/a.jpg": { alt: { en: "Dune", fr: "Dune" } } },
    },
  ],
  [postKind, "a picture of elsewhere", { featured_image: "https://elsewhere.example/a.jpg" }],
  [
    postKind,
    "details that are none",
    { featured_image: picture("a.jpg"), image_details: { "b/a.jpg": { alt: ["Duna"], focus: 1 } } },
  ],
];

describe("H4, H6: the database knows which languages an entry is not written in to the end", () => {
  for (const kind of [tourKind, destinationKind, postKind]) {
    test(kind.words.many, async () => {
      const database = await backend.signedIn(admin);
      const cases = [
        ...changes.map(([of, , what, change]) => [of, what, change] as const),
        ...illustrated,
      ].filter(([of]) => of === kind);
      const rows = cases.map(([, what, change], at) => ({
        what,
        row: { ...whole[kind.table], slug: `fila-${at}`, ...change } as Record<string, unknown>,
      }));
      for (const { what, row } of rows) {
        // What a writer says of it does not count.
        const given = { ...row, open_locales: ["es"] };
        const { error } = await database.from(kind.table).insert(given as never);
        expect(error, what).toBeNull();
      }
      const { data, error } = await database
        .from(kind.table)
        .select("slug,open_locales" as "*")
        .order("slug");
      expect(error).toBeNull();
      const known = new Map((data ?? []).map((row) => [row.slug, row as unknown as Listed]));
      for (const { what, row } of rows) {
        const open = locales.filter((locale) => {
          const { done, total } = completenessOf(kind, row, locale);
          return done < total;
        });
        expect(known.get(String(row.slug))?.open_locales, what).toEqual(open);
      }
    });
  }

  test.each(changes)("%#: as the panel counts", async (kind, missing, what, change) => {
    const row = { ...whole[kind.table], ...change };
    const open = (["en", "fr"] as const).some((locale) => {
      const { done, total } = completenessOf(kind, row, locale);
      return done < total;
    });
    expect(open, what).toBe(missing);
  });

  /** Each column that a language may miss something in, emptied by itself and filled again. */
  const emptied = [tourKind, destinationKind, postKind].flatMap((kind) =>
    [
      ...kind.texts.flatMap(({ field }) => [`${field}_en`, `${field}_fr`]),
      ...kind.lists.flatMap(({ field }) => [`${field}_en`, `${field}_fr`]),
      ...(kind.days ? [kind.days] : []),
      ...kind.pictureColumns,
    ].map((column) => ({ kind, table: kind.table, column })),
  );

  test.each(emptied)(
    "$table: an entry is judged anew where $column is edited",
    async ({ kind, column }) => {
      const database = await backend.signedIn(admin);
      const slug = `edited-${column.replaceAll("_", "-")}`;
      const { id, ...row } = {
        ...whole[kind.table],
        ...(kind === destinationKind
          ? {
              best_time_to_visit: "Mayo",
              best_time_to_visit_en: "May",
              best_time_to_visit_fr: "Mai",
            }
          : kind === tourKind && {
              excluded_services: ["a"],
              excluded_services_en: ["a"],
              excluded_services_fr: ["a"],
            }),
        slug,
      } as Record<string, unknown>;
      const entries = () => database.from(kind.table as "tours");
      const open = async () =>
        (
          await entries()
            .select("open_locales" as "*")
            .eq("slug", slug)
            .single()
        ).data;
      const save = async (change: object) => {
        const { error } = await entries().update(change).eq("slug", slug);
        expect(error).toBeNull();
      };
      expect((await entries().insert(row as never)).error).toBeNull();
      expect(await open()).toEqual({ open_locales: [] });
      const value = row[column];
      const without = kind.pictureColumns.includes(column)
        ? Array.isArray(value) || column === "gallery_images"
          ? [picture("a.jpg")]
          : picture("a.jpg")
        : column === kind.days
          ? [{ day: 1, description_es: "a", description_en: "", description_fr: "c" }]
          : Array.isArray(value)
            ? []
            : "";
      await save({ [column]: without });
      expect(await open()).not.toEqual({ open_locales: [] });
      // What a writer says of it does not count, and what it does not depend on changes nothing.
      const judged = await open();
      await save({ open_locales: [] });
      expect(await open()).toEqual(judged);
      await save({ created_at: "2026-01-01T00:00:00Z" });
      expect(await open()).toEqual(judged);
      if (kind.pictureColumns.includes(column))
        await save({ image_details: { "b/a.jpg": { alt: described } } });
      else await save({ [column]: value });
      expect(await open()).toEqual({ open_locales: [] });
    },
  );
});
