import { beforeAll, describe, expect, it } from "vitest";
import type { ContentType } from "../../content/index.ts";
import { destinations as destinationType } from "../../content/types/destinations.ts";
import { posts as postType } from "../../content/types/posts.ts";
import { tours as tourType } from "../../content/types/tours.ts";
import { completenessOf } from "../../panel/src/entries/draft/completeness";
import { toDraft } from "../../panel/src/entries/draft/draft";
import { problemsOf } from "../../panel/src/entries/draft/rules";
import { picturesOf } from "../../panel/src/entries/entry-row";
import { readImageDetails } from "../../shared/pictures/image-details";
import { readContent } from "./content.ts";
import type { PictureAddresses } from "./pictures.ts";
import { destinationRow, postRow, tourRow } from "./rows.ts";

const addressOf: PictureAddresses = (bucket, scene) =>
  `http://localhost:3000/storage/v1/object/public/${bucket}/${scene}-0123456789abcdef.jpg`;

const idOf = () => "00000000-0000-4000-8000-000000000000";

type Entry = [ContentType, Record<string, unknown> & { slug: string; image_details?: unknown }];
let entries: Entry[];

beforeAll(async () => {
  const { tours, destinations, posts } = await readContent();
  entries = [
    ...tours.map((tour): Entry => [tourType, tourRow(tour, addressOf, idOf)]),
    ...destinations.map((one): Entry => [destinationType, destinationRow(one, addressOf)]),
    ...posts.map((post): Entry => [postType, postRow(post, addressOf, idOf)]),
  ];
});

describe("the demonstration content", () => {
  it("L5: keeps the rules of its declaration", () => {
    for (const [type, row] of entries)
      expect(problemsOf(type, toDraft(type, row)), row.slug).toEqual({});
  });

  it.each(["es", "en", "fr"] as const)(
    "A11: lacks no word in %s, of its pictures either",
    (locale) => {
      expect(entries.length).toBeGreaterThan(20);
      for (const [type, row] of entries) {
        const { missing, total } = completenessOf(type, row, locale);
        expect(missing, row.slug).toEqual([]);
        const pictures = picturesOf(type, row).length;
        expect(pictures, row.slug).toBeGreaterThan(0);
        expect(total, row.slug).toBeGreaterThan(pictures);
      }
    },
  );

  it("A11: describes every picture itself in one sentence, no two languages alike", () => {
    for (const [type, row] of entries) {
      const details = Object.entries(readImageDetails(row.image_details));
      expect(details, row.slug).toHaveLength(picturesOf(type, row).length);
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
});
