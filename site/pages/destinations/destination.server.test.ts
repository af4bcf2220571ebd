import { describe, expect, it } from "vitest";
import { toDestination } from "./destination.server";

const row = {
  slug: "etosha",
  name: "Etosha",
  name_en: null,
  name_fr: null,
  country: "Namibia",
  country_en: null,
  country_fr: "Namibie",
  short_description: "Corta",
  short_description_en: "Short",
  short_description_fr: "",
  full_description: "Larga",
  full_description_en: null,
  full_description_fr: null,
  best_time_to_visit: "De junio a noviembre",
  best_time_to_visit_en: "June to November",
  best_time_to_visit_fr: " ",
  gallery_images: [],
  image_details: {},
  highlights: ["Charcas", "Charcas", "Rinoceronte"],
  highlights_en: ["Waterholes"],
  highlights_fr: [],
};

describe("a destination", () => {
  it("D2: is converted to one language", () => {
    expect(toDestination(row, "en")).toEqual({
      slug: "etosha",
      name: "Etosha",
      country: "Namibia",
      shortDescription: "Short",
      fullDescription: "Larga",
      bestTime: "June to November",
      highlights: ["Waterholes"],
      pictures: [],
      tours: [],
      lang: { name: "es", country: "es", fullDescription: "es" },
    });
  });

  it("A9: falls back to Spanish; highlights are unique", () => {
    expect(toDestination(row, "fr")).toMatchObject({
      country: "Namibie",
      shortDescription: "Corta",
      bestTime: "De junio a noviembre",
      highlights: ["Charcas", "Rinoceronte"],
    });
  });

  it("D2: the best time is optional", () => {
    const bare = { ...row, best_time_to_visit: null, best_time_to_visit_en: null };
    expect(toDestination(bare, "en").bestTime).toBe("");
  });
});
