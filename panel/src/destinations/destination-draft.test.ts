import type { AnyRow } from "@panel/entry/kind";
import { withDetail } from "@panel/entry/picture-details";
import { newItem } from "@panel/entry/texts";
import { describe, expect, it } from "vitest";
import type { Row } from "#shared/database.types.ts";
import { checkDestination } from "./destination-check";
import { fromDestinationDraft, toDestinationDraft } from "./destination-draft";

const picture = "http://localhost/storage/v1/object/public/destination-images/a.jpg";
const row: Row<"destinations"> = {
  id: "1",
  slug: "etosha",
  name: "Etosha",
  name_en: null,
  name_fr: null,
  country: "Namibia",
  country_en: null,
  country_fr: "Namibie",
  short_description: "Corta",
  short_description_en: "Short",
  short_description_fr: null,
  full_description: "Larga",
  full_description_en: null,
  full_description_fr: null,
  best_time_to_visit: null,
  best_time_to_visit_en: null,
  best_time_to_visit_fr: null,
  gallery_images: [picture],
  image_details: { "destination-images/a.jpg": { alt: { en: "A pan", es: "Un salar" } } },
  highlights: ["Charcas", "Rinoceronte"],
  highlights_en: ["Waterholes", ""],
  highlights_fr: [],
  is_active: false,
  created_at: "2026-01-01 00:00:00+00",
  updated_at: "2026-01-01 00:00:00+00",
};
const draft = toDestinationDraft(row as unknown as AnyRow);

describe("the form of a destination", () => {
  it("H9: gives back the columns that it was given", () => {
    const { id, created_at, updated_at, ...written } = row;
    expect(fromDestinationDraft(draft)).toEqual(written);
  });

  it("H9: begins active and empty", () => {
    expect(fromDestinationDraft(toDestinationDraft(undefined))).toMatchObject({
      is_active: true,
      best_time_to_visit: null,
      highlights: [],
      gallery_images: [],
    });
  });

  it("H9: keeps a highlight's translations at its side", () => {
    const highlights = [newItem({ es: "Salar", en: "Salt pan" }), ...draft.highlights];
    expect(fromDestinationDraft({ ...draft, highlights })).toMatchObject({
      highlights: ["Salar", "Charcas", "Rinoceronte"],
      highlights_en: ["Salt pan", "Waterholes", ""],
      highlights_fr: [],
    });
  });

  it("A11: what is said of a picture goes with it, and is held to the same limit", () => {
    expect(fromDestinationDraft({ ...draft, pictures: [] }).image_details).toEqual({});
    const alt = { es: "Un salar", en: "x".repeat(301), fr: "" };
    expect(
      checkDestination({ ...draft, details: withDetail(draft.details, picture, { alt }) }),
    ).toEqual({ "pictures.0": "El texto alternativo en inglés tiene más de 300 caracteres" });
  });

  it("H9: needs name, country and both descriptions, but no best time", () => {
    expect(Object.keys(checkDestination(toDestinationDraft(undefined))).sort()).toEqual([
      "country.es",
      "full_description.es",
      "name.es",
      "short_description.es",
      "slug",
    ]);
    expect(checkDestination(draft)).toEqual({});
  });

  it("H9: holds the database's limits", () => {
    const country = { es: "x".repeat(101), en: "", fr: "" };
    expect(checkDestination({ ...draft, country })).toEqual({
      "country.es": "Como máximo 100 caracteres",
    });
  });
});
