import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { completenessOf } from "../../../app/components/admin/entry/completeness.ts";
import type { EntryKind } from "../../../app/components/admin/entry/kind.ts";
import { postKind } from "../../../app/features/blog/admin/post-kind.ts";
import { destinationKind } from "../../../app/features/destinations/admin/destination-kind.ts";
import { tourKind } from "../../../app/features/tours/admin/tour-kind.ts";
import { type Locale, locales } from "../../../app/i18n/locales.ts";
import type { InsertRow } from "../../../app/lib/database.types.ts";
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

  test("an entry that is edited is judged anew", async () => {
    const database = await backend.signedIn(admin);
    const row = { ...whole.blog_posts, slug: "despues" };
    await database.from("blog_posts").insert(row as never);
    const open = () =>
      database
        .from("blog_posts")
        .select("open_locales" as "*")
        .eq("slug", "despues")
        .single();
    expect((await open()).data).toEqual({ open_locales: [] });
    await database.from("blog_posts").update({ title_fr: null }).eq("slug", "despues");
    expect((await open()).data).toEqual({ open_locales: ["fr"] });
  });
});
