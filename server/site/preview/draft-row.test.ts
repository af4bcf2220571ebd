import { expect, test } from "vitest";
import { posts } from "#content/types/posts.ts";
import { tours } from "#content/types/tours.ts";
import { draftRow } from "./draft-row.ts";

const id = "5149ea9b-e383-41cc-ba7a-ea5a12ba578b";

test("K3: an empty draft has every column that pages read", () => {
  const row = draftRow(tours, {});
  expect(row).toMatchObject({
    slug: "borrador",
    name: null,
    gallery_images: [],
    image_url: null,
    image_details: {},
    itinerary: [],
    destination_ids: [],
    countries: [],
    price_per_person: null,
    duration_days: 1,
  });
  expect(row.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(Date.parse(String(row.created_at))).not.toBeNaN();
});

test("K3: typed values are kept, and the length of the tour follows its days", () => {
  const days = [{ day: 1, title_es: "Uno" }, { day: 2 }, { day: 3 }];
  const row = draftRow(tours, {
    id,
    slug: "dunas",
    name: "Dunas",
    name_en: "Dunes",
    price_per_person: 5850,
    included_services: ["Guía"],
    destination_ids: [id],
    itinerary: days,
  });
  expect(row).toMatchObject({
    id,
    slug: "dunas",
    name: "Dunas",
    name_en: "Dunes",
    price_per_person: 5850,
    included_services: ["Guía"],
    destination_ids: [id],
    duration_days: 3,
  });
  expect(row.itinerary).toMatchObject(days);
});

test("K3: invalid values are treated as missing, except texts of any length", () => {
  const long = "x".repeat(100_000);
  const row = draftRow(tours, {
    id: "' or true",
    slug: "No, una dirección",
    name: long,
    short_description: 7,
    price_per_person: -1,
    min_group_size: "muchos",
    gallery_images: ["/a.jpg", { b: 1 }, null],
    destination_ids: [id, "1); drop table tours", 4],
    months: [3, 99, "x"],
    itinerary: ["Uno", null, { title_es: ["x"], latitude: 4000, title_en: "Two" }],
    image_details: [],
    is_admin: true,
  });
  expect(row).toMatchObject({
    slug: "borrador",
    name: long,
    short_description: null,
    price_per_person: null,
    min_group_size: null,
    gallery_images: ["/a.jpg"],
    destination_ids: [id],
    months: [3],
    image_details: {},
    duration_days: 1,
  });
  expect(row.itinerary).toEqual([
    expect.objectContaining({ title_es: null, title_en: "Two", latitude: null }),
  ]);
  expect(row.id).not.toContain("or true");
  expect(row).not.toHaveProperty("is_admin");
});

test("K3: a post keeps its creation date", () => {
  const created_at = "2025-02-03T10:00:00+00:00";
  expect(draftRow(posts, { created_at, published_at: "pronto" })).toMatchObject({
    created_at,
    published_at: null,
  });
});
