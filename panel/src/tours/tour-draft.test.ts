import type { AnyRow } from "@panel/entry/kind";
import { withDetail } from "@panel/entry/picture-details";
import { describe, expect, it } from "vitest";
import { checkTour } from "./tour-check";
import { fromTourDraft, toTourDraft } from "./tour-draft";

const stored = "https://a.test/storage/v1/object/public/tour-images/a.jpg";
const row = {
  id: "1",
  slug: "delta",
  updated_at: "2026-01-01T00:00:00Z",
  name: "Delta",
  name_en: "The delta",
  name_fr: null,
  destination: "Botsuana",
  destination_en: null,
  destination_fr: null,
  short_description: "Corta",
  short_description_en: null,
  short_description_fr: null,
  full_description: "Larga",
  full_description_en: null,
  full_description_fr: null,
  image_url: "https://a.test/cover.jpg",
  gallery_images: ["https://a.test/2.jpg", "https://a.test/cover.jpg", stored],
  image_details: { "tour-images/a.jpg": { alt: { es: "Un mokoro" }, focus: { x: 0.5, y: 0.7 } } },
  duration_days: 2,
  price_per_person: 5850.5,
  min_group_size: 2,
  max_group_size: 8,
  is_featured: true,
  is_active: false,
  included_services: ["Guía"],
  included_services_en: [],
  included_services_fr: [],
  excluded_services: [],
  excluded_services_en: [],
  excluded_services_fr: [],
  itinerary: [
    { day: 2, description_es: "Regreso" },
    { day: 1, description_es: "Llegada", description_en: "Arrival", description_fr: "" },
  ],
} as unknown as AnyRow;

describe("a tour in its form", () => {
  const draft = toTourDraft(row);

  it("H8: has its cover first and its days in order, whoever wrote them", () => {
    expect(draft.pictures).toEqual(["https://a.test/cover.jpg", "https://a.test/2.jpg", stored]);
    expect(draft.itinerary.map(({ es, en }) => [es, en])).toEqual([
      ["Llegada", "Arrival"],
      ["Regreso", ""],
    ]);
  });

  it("H8: goes back as it came, numbered from 1, without a duration of its own", () => {
    const { id, updated_at, duration_days, ...columns } = row;
    expect(fromTourDraft(draft)).toEqual({
      ...columns,
      gallery_images: draft.pictures,
      itinerary: [
        { day: 1, description_es: "Llegada", description_en: "Arrival", description_fr: "" },
        { day: 2, description_es: "Regreso", description_en: "", description_fr: "" },
      ],
    });
  });

  it("A11: what is said of a picture goes with it", () => {
    const pictures = draft.pictures.filter((address) => address !== stored);
    expect(fromTourDraft({ ...draft, pictures }).image_details).toEqual({});
  });

  it("A11: a text of more than 300 characters is refused at its picture", () => {
    const alt = { es: "x".repeat(301), en: "", fr: "" };
    const details = withDetail(draft.details, stored, { alt });
    expect(checkTour({ ...draft, details })).toEqual({
      "pictures.2": "El texto alternativo en español tiene más de 300 caracteres",
    });
  });

  it("H8: a new one has the defaults of its table", () => {
    expect(toTourDraft(undefined)).toMatchObject({
      minGroup: "2",
      maxGroup: "12",
      featured: false,
      active: true,
      price: "",
    });
  });

  it.each([
    [{ price: "-1" }, { price: "Mínimo 0" }],
    [{ price: "1e9" }, { price: "Máximo 1.000.000" }],
    [{ price: "abc" }, { price: "Escribe el precio" }],
    [{ price: "0" }, {}],
    [{ minGroup: "0" }, { minGroup: "Mínimo 1" }],
    [{ minGroup: "9" }, { maxGroup: "Mínimo 9" }],
    [{ minGroup: "8" }, {}],
    [{ slug: "Con Espacio" }, { slug: "Solo minúsculas sin acentos, números y guiones: mi-tour" }],
    [{ name: { es: " ", en: "", fr: "" } }, { "name.es": "Escribe el nombre" }],
    [{ name: { es: "🦁".repeat(200), en: "", fr: "" } }, {}],
    [
      { name: { es: "Delta", en: "", fr: "é".repeat(201) } },
      { "name.fr": "Como máximo 200 caracteres" },
    ],
  ])("H8: %j", (change, problems) => {
    expect(checkTour({ ...draft, ...change })).toEqual(problems);
  });
});
