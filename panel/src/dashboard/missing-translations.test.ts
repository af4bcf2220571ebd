import { describe, expect, test } from "vitest";
import { array, list, pictures, text } from "#content/define.ts";
import { missingOf } from "./missing-translations";

const many = { label: "", labels: { singular: "", gender: "m" }, maxItems: 9 } as const;
const words = { max: 9, translated: true, required: true } as const;
const texts = {
  name: text({ label: "Nombre", ...words }),
  full_description: text({ label: "Descripción completa", ...words }),
};
const included = list({ ...many, label: "Servicios incluidos", max: 9, translated: true });
const itinerary = array({
  ...many,
  counted: ["día del itinerario", "días del itinerario"],
  of: { description: text({ label: "", max: 9, translated: true, expected: true }) },
});
const gallery = pictures({ label: "Galería", bucket: "tour-images", maxItems: 9 });
const type = { fields: { ...texts, included, itinerary, gallery } };

const row = {
  name: "Namib",
  name_en: "Namib",
  name_fr: "Namib",
  full_description: "Arena",
  full_description_en: "Sand",
  full_description_fr: "Sable",
  included: ["Guía", "Agua"],
  included_en: ["Guide", "Water"],
  included_fr: ["Guide", "Eau"],
  itinerary: [{ description_es: "Uno", description_en: "One", description_fr: "Un" }],
};

describe("H4: missing translations", () => {
  test("a complete entry has none", () => {
    expect(missingOf(type, row)).toEqual({ words: "", languages: [] });
  });

  test("lists each part with its missing languages, and their progress", () => {
    const changes = {
      full_description_en: null,
      full_description_fr: " ",
      included_fr: ["Guide", ""],
    };
    expect(missingOf(type, { ...row, ...changes })).toEqual({
      words: "descripción completa (EN, FR), 1 de 2 en servicios incluidos (FR)",
      languages: [
        { locale: "en", percent: 80 },
        { locale: "fr", percent: 60 },
      ],
    });
  });

  test("includes alternative texts of pictures", () => {
    const gallery = ["a", "b"].map((name) => `/storage/v1/object/public/b/${name}.jpg`);
    const image_details = { "b/a.jpg": { alt: { es: "Duna", en: "Dune" } } };
    expect(missingOf(type, { ...row, gallery, image_details }).words).toBe(
      "1 texto alternativo (EN), 2 textos alternativos (FR)",
    );
  });

  test("the progress of an incomplete language is below 100 %", () => {
    const itinerary = Array.from({ length: 200 }, (_, at) => ({
      description_en: "a",
      description_fr: at ? "a" : "",
    }));
    expect(missingOf({ fields: { itinerary: type.fields.itinerary } }, { itinerary })).toEqual({
      words: "1 día del itinerario (FR)",
      languages: [{ locale: "fr", percent: 99 }],
    });
  });
});
