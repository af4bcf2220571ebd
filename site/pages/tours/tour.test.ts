import { describe, expect, it } from "vitest";
import { groupRange } from "~/entries/group-range";
import { spanOf, toTour, tourColumns } from "./tour.server";

const row = {
  slug: "dunas",
  name: "Dunas",
  name_en: "Dunes",
  name_fr: "",
  short_description: "Corta",
  short_description_en: null,
  short_description_fr: "Courte",
  full_description: "Larga",
  full_description_en: "Long",
  full_description_fr: null,
  destination: "Namibia",
  destination_en: null,
  destination_fr: "Namibie",
  image_url: "http://localhost:54321/storage/v1/object/public/tour-images/a.jpg",
  gallery_images: [
    "https://x.supabase.co/storage/v1/object/public/tour-images/a.jpg",
    "/storage/v1/object/public/tour-images/b.jpg",
    " ",
  ],
  image_details: {},
  duration_days: 14,
  min_group_size: 2,
  max_group_size: 8,
  price_per_person: 6480,
  is_featured: true,
  included_services: ["Guía", "Guía", "Tasas"],
  included_services_en: ["Guide"],
  included_services_fr: [],
  excluded_services: [],
  excluded_services_en: [],
  excluded_services_fr: [],
  itinerary: [{ day: 1, description_es: "Uno", description_en: "One", description_fr: "" }],
};

describe("a tour", () => {
  it("E2: is converted to one language", () => {
    expect(toTour(row, "en")).toMatchObject({
      slug: "dunas",
      name: "Dunes",
      fullDescription: "Long",
      days: 14,
      minGroup: 2,
      maxGroup: 8,
      price: 6480,
      priceText: "$6,480",
      featured: true,
      included: ["Guide"],
      excluded: [],
    });
  });

  it("A9: each untranslated text and list falls back to Spanish", () => {
    expect(toTour(row, "fr")).toMatchObject({
      name: "Dunas",
      shortDescription: "Courte",
      fullDescription: "Larga",
      destination: "Namibie",
      included: ["Guía", "Tasas"],
    });
    expect(toTour(row, "en").shortDescription).toBe("Corta");
  });

  it("E2: has each picture once, cover first, with a path on this site", () => {
    expect(toTour(row, "es").pictures.map(({ src }) => src)).toEqual([
      "/storage/v1/object/public/tour-images/a.jpg",
      "/storage/v1/object/public/tour-images/b.jpg",
    ]);
    expect(toTour({ ...row, image_url: null, gallery_images: [] }, "es").pictures).toEqual([]);
  });

  it("E2: accepts a price given as text", () => {
    const asText = { ...row, price_per_person: "5850.50" as unknown as number };
    expect(toTour(asText, "es").price).toBe(5850.5);
  });
});

describe("a group", () => {
  it("E2: is a range, or one number if both ends are equal", () => {
    expect(groupRange({ minGroup: 2, maxGroup: 8 })).toBe("2–8");
    expect(groupRange({ minGroup: 4, maxGroup: 4 })).toBe("4");
  });

  it("A9: selects the columns of the language and of Spanish only", () => {
    const columns = tourColumns("fr").split(",");
    expect(columns).toEqual(expect.arrayContaining(["slug", "name", "name_fr", "itinerary"]));
    expect(columns.filter((column) => column.endsWith("_en"))).toEqual([]);
    expect(tourColumns("es")).not.toMatch(/_(?:en|fr|es)\b/);
  });

  it("E2: spanOf() returns the ranges of several tours, undefined for none", () => {
    const one = toTour(row, "en");
    const other = { ...one, days: 3, minGroup: 4, maxGroup: 12, price: 900 };
    expect(spanOf([one, other], "en")).toEqual({
      minDays: 3,
      maxDays: 14,
      minGroup: 2,
      maxGroup: 12,
      priceText: "$900",
    });
    expect(spanOf([], "en")).toBeUndefined();
  });
});
