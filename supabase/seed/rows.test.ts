import { beforeAll, describe, expect, it } from "vitest";
import { type ContentType, contentTypes } from "../../content/index.ts";
import { completenessOf } from "../../panel/src/entries/draft/completeness";
import { toDraft } from "../../panel/src/entries/draft/draft";
import { problemsOf } from "../../panel/src/entries/draft/rules";
import { picturesOf } from "../../panel/src/entries/entry-row";
import { readImageDetails } from "../../shared/pictures/image-details";
import { keyOf, readContent } from "./content.ts";
import type { PictureAddresses } from "./pictures.ts";
import { rowOf } from "./rows.ts";

const addressOf: PictureAddresses = (bucket, scene) =>
  `http://localhost:3000/storage/v1/object/public/${bucket}/${scene}-0123456789abcdef.jpg`;

const idOf = () => "00000000-0000-4000-8000-000000000000";

type Entry = [ContentType, Record<string, unknown> & { key: string; image_details?: unknown }];
let entries: Entry[];

beforeAll(async () => {
  const content = await readContent();
  entries = contentTypes.flatMap((type) =>
    content[type.table].map((seed): Entry => {
      const row = rowOf(type, seed, { addressOf, idOf });
      return [type, { key: keyOf(seed), ...row }];
    }),
  );
});

describe("the demonstration content", () => {
  it("L5: keeps the rules of its declaration", () => {
    for (const [type, row] of entries)
      expect(problemsOf(type, toDraft(type, row)), row.key).toEqual({});
  });

  it.each(["es", "en", "fr"] as const)(
    "A11: lacks no word in %s, of its pictures either",
    (locale) => {
      expect(entries.length).toBeGreaterThan(20);
      for (const [type, row] of entries) {
        const { missing, total } = completenessOf(type, row, locale);
        expect(missing, row.key).toEqual([]);
        const pictures = picturesOf(type, row).length;
        const hasGallery = Object.values(type.fields).some(({ kind }) => kind === "pictures");
        if (hasGallery) expect(pictures, row.key).toBeGreaterThan(0);
        expect(total, row.key).toBeGreaterThan(pictures);
      }
    },
  );

  it("A11: describes every picture itself in one sentence, no two languages alike", () => {
    for (const [type, row] of entries) {
      const details = Object.entries(readImageDetails(row.image_details));
      expect(details, row.key).toHaveLength(picturesOf(type, row).length);
      for (const [key, { alt }] of details) {
        const texts = Object.values(alt ?? {});
        expect(new Set(texts).size, key).toBe(3);
        for (const text of texts) {
          expect(text, key).toMatch(/^\p{Lu}[^.]{30,180}\.$/u);
          expect(text, key).not.toMatch(/^(imagen|foto|ilustra|image|picture|photo|dessin)/i);
        }
      }
    }
  });

  it("L5: numbers the items of its lists, so that they keep their id when somebody edits them", () => {
    const [, row] = entries.find(([type]) => type.table === "tours") as Entry;
    const days = row.itinerary as { id: string; day: number }[];
    expect(days.length).toBeGreaterThan(5);
    for (const [at, { id, day }] of days.entries())
      expect([id, day]).toEqual([`${at + 1}`, at + 1]);
  });
});
