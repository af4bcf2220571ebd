import { beforeAll, describe, expect, it } from "vitest";
import { postKind } from "../../panel/src/blog/post-kind";
import { destinationKind } from "../../panel/src/destinations/destination-kind";
import { completenessOf } from "../../panel/src/entry/completeness";
import type { EntryKind } from "../../panel/src/entry/kind";
import { tourKind } from "../../panel/src/tours/tour-kind";
import { readImageDetails } from "../../shared/pictures/image-details";
import { readContent } from "./content.ts";
import type { PictureAddresses } from "./pictures.ts";
import { destinationRow, postRow, tourRow } from "./rows.ts";

const addressOf: PictureAddresses = (bucket, scene) =>
  `http://localhost:3000/storage/v1/object/public/${bucket}/${scene}-0123456789abcdef.jpg`;

let entries: [EntryKind, { slug: string; image_details?: Record<string, unknown> }][];

beforeAll(async () => {
  const { tours, destinations, posts } = await readContent();
  entries = [
    ...tours.map((tour) => [tourKind, tourRow(tour, addressOf)] as (typeof entries)[0]),
    ...destinations.map(
      (one) => [destinationKind, destinationRow(one, addressOf)] as (typeof entries)[0],
    ),
    ...posts.map((post) => [postKind, postRow(post, addressOf)] as (typeof entries)[0]),
  ];
});

describe("the demonstration content", () => {
  it.each(["es", "en", "fr"] as const)(
    "A11: lacks no word in %s, of its pictures either",
    (locale) => {
      expect(entries.length).toBeGreaterThan(20);
      for (const [kind, row] of entries) {
        const { missing, total } = completenessOf(kind, row, locale);
        expect(missing, row.slug).toEqual([]);
        const pictures = kind.pictures(row as never).length;
        expect(pictures, row.slug).toBeGreaterThan(0);
        expect(total, row.slug).toBeGreaterThan(pictures);
      }
    },
  );

  it("A11: describes every picture itself in one sentence, no two languages alike", () => {
    for (const [kind, row] of entries) {
      const details = Object.entries(readImageDetails(row.image_details));
      expect(details, row.slug).toHaveLength(kind.pictures(row as never).length);
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
