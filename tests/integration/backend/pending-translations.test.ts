import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { columnsOf, isTranslated, memberOf } from "../../../content/columns.ts";
import { type Field, slugOf } from "../../../content/define.ts";
import { type ContentType, contentTypes } from "../../../content/index.ts";
import { hasFixedSlugs } from "../../../content/properties.ts";
import { destinations } from "../../../content/types/destinations.ts";
import { posts } from "../../../content/types/posts.ts";
import { tours } from "../../../content/types/tours.ts";
import { completenessOf } from "../../../panel/src/entries/draft/completeness.ts";
import { type Locale, locales } from "../../../shared/locales.ts";
import { sampleRow } from "../../support/sample-entry.ts";
import { admin, startBackend, type TestBackend } from "./harness.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.dispose());

/** A complete entry with its own id. */
function wholeOf(type: ContentType): Record<string, unknown> {
  const id = crypto.randomUUID();
  return {
    ...sampleRow(type, { complete: true }),
    id,
    ...(slugOf(type) && !hasFixedSlugs(type) && { slug: id }),
  };
}

/** Changes to a complete entry, and whether a translation is missing afterwards. */
const changes: [ContentType, missing: boolean, what: string, change: Record<string, unknown>][] = [
  ...contentTypes.map((type) => [type, false, "a complete entry", {}] as (typeof changes)[number]),
  [tours, true, "a text that is null", { name_en: null }],
  [tours, true, "a text that is empty", { full_description_fr: "" }],
  [tours, true, "a list without translation", { included_services_fr: [] }],
  [tours, true, "a place left open in a list", { included_services_en: ["Guide", ""] }],
  [tours, false, "a list that is empty in all", { excluded_services: [] }],
  [
    tours,
    true,
    "the other list",
    {
      excluded_services: ["Vuelos"],
      excluded_services_en: ["Flights"],
      excluded_services_fr: [],
    },
  ],
  [
    tours,
    true,
    "one day of several",
    {
      itinerary: [
        { day: 1, description_es: "a", description_en: "b", description_fr: "c" },
        { day: 2, description_es: "a", description_en: "b", description_fr: "" },
      ],
    },
  ],
  [tours, false, "no day at all", { itinerary: [] }],
  [
    tours,
    false,
    "letters that mean something to a filter",
    {
      name_en: 'a,b.c(d)"e"{f}%*\\',
      included_services_en: ["null", "{}"],
    },
  ],
  [destinations, false, "no best time in any language", { best_time_to_visit: null }],
  [destinations, false, "an empty best time in Spanish", { best_time_to_visit: "" }],
  [destinations, true, "a best time in Spanish only", { best_time_to_visit_en: null }],
  [
    destinations,
    true,
    "a best time that is empty in one",
    { best_time_to_visit: "Mayo", best_time_to_visit_en: "May", best_time_to_visit_fr: "" },
  ],
  [
    destinations,
    false,
    "a best time in all",
    { best_time_to_visit: "Mayo", best_time_to_visit_en: "May", best_time_to_visit_fr: "Mai" },
  ],
  [destinations, true, "highlights in Spanish only", { highlights_en: [], highlights_fr: [] }],
  [posts, true, "a post's text", { content_en: null }],
  [posts, true, "a post's text that is empty", { excerpt_fr: "" }],
];

const picture = (name: string) => `https://other.example/storage/v1/object/public/b/${name}?v=1`;
const described = { es: "Duna", en: "Dune", fr: "Dune" };

/** Pictures and their texts. */
const illustrated: [ContentType, what: string, change: Record<string, unknown>][] = [
  [tours, "a cover of which nothing is said", { image_url: picture("a.jpg") }],
  [
    tours,
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
    destinations,
    "pictures that only decorate",
    {
      gallery_images: [picture("a.jpg"), picture("b.jpg")],
      image_details: { "b/a.jpg": { alt: { es: "" } }, "b/b.jpg": { alt: { es: " ", en: "x" } } },
    },
  ],
  [
    destinations,
    "a description that is missing in Spanish only",
    {
      gallery_images: [picture("a.jpg")],
      image_details: { "b/a.jpg": { alt: { en: "Dune", fr: "Dune" } } },
    },
  ],
  [
    posts,
    "a picture in a text of which nothing is said",
    { content: `Uno\n![](${picture("a.jpg")} "Al (alba)")`, content_format: "marked" },
  ],
  [
    posts,
    "a picture in the English text, described in two languages",
    {
      content_en: `![](${picture("a%20b.jpg")})\r\nOne`,
      content_format: "marked",
      image_details: { "b/a b.jpg": { alt: { ...described, fr: "" } } },
    },
  ],
  [posts, "the same line in a plain text", { content: `![](${picture("a.jpg")})` }],
  [
    posts,
    "an address within a line, and one with a label",
    {
      content: `Véase ![](${picture("a.jpg")})\n![x](${picture("b.jpg")})`,
      content_format: "marked",
    },
  ],
  [posts, "a picture of elsewhere", { featured_image: "https://elsewhere.example/a.jpg" }],
  [
    posts,
    "details that are none",
    { featured_image: picture("a.jpg"), image_details: { "b/a.jpg": { alt: ["Duna"], focus: 1 } } },
  ],
];

describe("H4, H6: the database computes the incomplete languages of an entry", () => {
  for (const type of contentTypes) {
    test(type.labels.plural, async () => {
      const database = await backend.signedIn(admin);
      const cases = [
        ...changes.map(([of, , what, change]) => [of, what, change] as const),
        ...illustrated,
      ].filter(([of]) => of === type);
      const rows = cases.map(([, what, change]) => ({
        what,
        row: { ...wholeOf(type), ...change },
      }));
      for (const { what, row } of rows) {
        // A value sent by the client is ignored.
        const given = { ...row, incomplete_locales: ["es"] };
        const { error } = await database.from(type.table).insert(given as never);
        expect(error, what).toBeNull();
      }
      const { data, error } = await database
        .from(type.table)
        .select<string, { id: string; incomplete_locales: Locale[] }>("id,incomplete_locales");
      expect(error).toBeNull();
      const known = new Map(data?.map((row) => [row.id, row.incomplete_locales]));
      for (const { what, row } of rows) {
        const open = locales.filter((locale) => {
          const { done, total } = completenessOf(type, row, locale);
          return done < total;
        });
        expect(known.get(String(row.id)), what).toEqual(open);
      }
    });
  }

  test.each(changes)("%#: same result as in the panel", async (type, missing, what, change) => {
    const row = { ...wholeOf(type), ...change };
    const open = (["en", "fr"] as const).some((locale) => {
      const { done, total } = completenessOf(type, row, locale);
      return done < total;
    });
    expect(open, what).toBe(missing);
  });

  /** Columns with text, with their values in a complete and in an incomplete entry. */
  const worded = (
    name: string,
    field: Field,
  ): [column: string, whole: unknown, open: unknown][] => {
    if (field.kind === "picture") return [[name, null, picture("a.jpg")]];
    if (field.kind === "pictures")
      return columnsOf(name, field).map((column) =>
        column === name ? [column, [], [picture("a.jpg")]] : [column, null, picture("a.jpg")],
      );
    if (field.kind === "array") {
      const members = Object.entries(field.of).filter(([, member]) => isTranslated(member));
      const object = (words: Record<Locale, string>) =>
        Object.fromEntries(
          members.flatMap(([key]) => locales.map((of) => [memberOf(key, of), words[of]])),
        );
      const position = field.position ? { [field.position]: 1 } : {};
      const [all, some] = [
        { es: "a", en: "a", fr: "a" },
        { es: "a", en: "", fr: "a" },
      ];
      if (members.length === 0) return [];
      return [[name, [{ ...position, ...object(all) }], [{ ...position, ...object(some) }]]];
    }
    // Slugs have no words.
    if (field.kind === "slug" || !isTranslated(field)) return [];
    return columnsOf(name, field).map((column) =>
      field.kind === "list" ? [column, ["a"], []] : [column, "a", ""],
    );
  };
  const wordedIn = (type: ContentType) =>
    Object.entries(type.fields).flatMap(([name, field]) => worded(name, field));
  const isSpanish = (type: ContentType, column: string) =>
    column in type.fields && isTranslated(type.fields[column] as Field);
  const emptied = contentTypes.flatMap((type) =>
    wordedIn(type)
      // With empty Spanish texts, most translations are no longer missing.
      .filter(([column]) => !isSpanish(type, column))
      .map(([column, whole, open]) => ({ type, table: type.table, column, whole, open })),
  );

  test.each(emptied)(
    "$table: editing $column recomputes the incomplete languages",
    async ({ type, column, whole: value, open: without }) => {
      const database = await backend.signedIn(admin);
      const filled = Object.fromEntries(wordedIn(type).map(([name, whole]) => [name, whole]));
      const row: Record<string, unknown> = { ...wholeOf(type), ...filled };
      const entries = () => database.from(type.table as "tours");
      const id = String(row.id);
      const open = async () =>
        (
          await entries()
            .select("incomplete_locales" as "*")
            .eq("id", id)
            .single()
        ).data;
      const save = async (change: object) => {
        const { error } = await entries().update(change).eq("id", id);
        expect(error).toBeNull();
      };
      if ("slug" in row) await entries().delete().eq("slug", String(row.slug));
      expect((await entries().insert(row as never)).error).toBeNull();
      expect(await open()).toEqual({ incomplete_locales: [] });
      await save({ [column]: without });
      expect(await open()).not.toEqual({ incomplete_locales: [] });
      // Ignores a value sent by the client, and changes of unrelated columns.
      const expected = await open();
      await save({ incomplete_locales: [] });
      expect(await open()).toEqual(expected);
      await save({ created_at: "2026-01-01T00:00:00Z" });
      expect(await open()).toEqual(expected);
      if (JSON.stringify(without).includes("a.jpg"))
        await save({ image_details: { "b/a.jpg": { alt: described } } });
      else await save({ [column]: value });
      expect(await open()).toEqual({ incomplete_locales: [] });
    },
  );
});
