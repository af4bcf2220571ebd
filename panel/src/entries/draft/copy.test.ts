import { expect, test } from "vitest";
import { posts } from "#content/types/posts.ts";
import { tours } from "#content/types/tours.ts";
import { copyName, copyOf } from "./copy";
import { toDraft, toRow } from "./draft";

const tour = {
  id: "1",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-02T00:00:00Z",
  slug: "dunas",
  name: "Dunas",
  name_en: "Dunes",
  name_fr: null,
  destination: "Namibia",
  short_description: "Corta",
  full_description: "Larga",
  included_services: ["Guía"],
  included_services_en: ["Guide"],
  itinerary: [
    { id: "a", day: 1, title_es: "Llegada", description_es: "Uno", description_en: "One" },
  ],
  gallery_images: ["/storage/v1/object/public/tour-images/a.jpg"],
  image_details: { "tour-images/a.jpg": { alt: { es: "Una duna" } } },
  price_per_person: 100,
  is_active: true,
  is_featured: true,
};

test("K5: a copied tour has the same content, another name and slug, and is hidden", () => {
  const row = toRow(tours, copyOf(tours, tour, []));
  const asItIs = toRow(tours, toDraft(tours, tour));
  expect(row).toEqual({
    ...asItIs,
    name: "Dunas (copia)",
    name_en: "Dunes (copy)",
    slug: "dunas-copia",
    is_active: false,
  });
  expect(row).toMatchObject({ gallery_images: tour.gallery_images, name_fr: null });
  expect(row).not.toHaveProperty("id");
});

test("K5: the second copy of an entry gets the next free slug", () => {
  const taken = ["dunas-copia", "dunas-copia-2"];
  expect(copyOf(tours, tour, taken).slug).toEqual({ text: "dunas-copia-3", made: true });
});

test("K5: the copy of a scheduled post is a draft without a date", () => {
  const post = {
    title: "Cuándo ir",
    slug: "cuando-ir",
    is_published: true,
    published_at: "2040-01-01T00:00:00Z",
  };
  const row = toRow(posts, copyOf(posts, post, []));
  expect(row).toMatchObject({
    is_published: false,
    published_at: null,
    title: "Cuándo ir (copia)",
  });
});

test("K5: the copy of an entry with a name of maximum length keeps the suffix within the limit", () => {
  const name = "ñ".repeat(200);
  const copied = copyName(tours, { name });
  expect([...copied]).toHaveLength(200);
  expect(copied).toMatch(/ñ \(copia\)$/);
});
