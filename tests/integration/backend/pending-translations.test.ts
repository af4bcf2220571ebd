import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pendingFilter } from "../../../app/components/admin/dashboard/pending-filter.ts";
import { completenessOf } from "../../../app/components/admin/entry/completeness.ts";
import type { EntryKind } from "../../../app/components/admin/entry/kind.ts";
import { postKind } from "../../../app/features/blog/admin/post-kind.ts";
import { destinationKind } from "../../../app/features/destinations/admin/destination-kind.ts";
import { tourKind } from "../../../app/features/tours/admin/tour-kind.ts";
import type { InsertRow } from "../../../app/lib/database.types.ts";
import { admin, destination, post, startBackend, type TestBackend, tour } from "./harness.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.dispose());

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

describe("H4: entries with a translation missing are found without reading the others", () => {
  for (const kind of [tourKind, destinationKind, postKind]) {
    test(kind.words.many, async () => {
      const database = await backend.signedIn(admin);
      const rows = changes
        .filter(([of]) => of === kind)
        .map(([, missing, what, change], at) => ({
          what,
          missing,
          row: { ...whole[kind.table], slug: `fila-${at}`, ...change },
        }));
      for (const { what, missing, row } of rows) {
        const { error } = await database.from(kind.table).insert(row as never);
        expect(error, what).toBeNull();
        const open = (["en", "fr"] as const).some((locale) => {
          const { done, total } = completenessOf(kind, row, locale);
          return done < total;
        });
        expect(open, what).toBe(missing);
      }
      const { data, error } = await database
        .from(kind.table)
        .select("slug")
        .or(pendingFilter(kind))
        .order("slug");
      expect(error).toBeNull();
      const found = new Set((data ?? []).map(({ slug }) => slug));
      expect(rows.filter(({ row }) => found.has(row.slug)).map(({ what }) => what)).toEqual(
        rows.filter(({ missing }) => missing).map(({ what }) => what),
      );
    });
  }
});
