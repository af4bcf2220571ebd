import { describe, expect, it } from "vitest";
import { contentTypes } from "#content/index.ts";
import { deskSettings, siteSettings } from "#content/settings.ts";
import { destinations } from "#content/types/destinations.ts";
import { posts } from "#content/types/posts.ts";
import { tours } from "#content/types/tours.ts";
import { comparable, mergeStoredDraft, toDraft, toRow, withChange } from "./draft";
import { newObject } from "./forms";
import { problemsOf } from "./rules";
import { newItem } from "./texts";
import type { Columns, Draft, Value } from "./values";

const stored = "https://a.test/storage/v1/object/public/tour-images/a.jpg";
const inThree = (name: string, es: string, en: string | null = null, fr: string | null = null) => ({
  [name]: es,
  [`${name}_en`]: en,
  [`${name}_fr`]: fr,
});
const tour: Columns = {
  slug: "delta",
  ...inThree("name", "Delta", "The delta"),
  ...inThree("destination", "Botsuana"),
  ...inThree("short_description", "Corta"),
  ...inThree("full_description", "Larga"),
  image_url: "https://a.test/cover.jpg",
  gallery_images: ["https://a.test/2.jpg", "https://a.test/cover.jpg", stored],
  image_details: { "tour-images/a.jpg": { alt: { es: "Un mokoro" }, focus: { x: 0.5, y: 0.7 } } },
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
  min_age: 0,
  single_supplement: null,
  malaria: "seasonal",
  style: null,
  countries: ["ZA", "BW"],
  months: [5, 12],
  destination_ids: ["11111111-0000-4000-8000-000000000001"],
  seasons: [{ name_es: "Verde", months: [1, 2], price_2: 4000 }],
  itinerary: [
    { day: 2, description_es: "Regreso", kilometres: 0, own_bathroom: false, meals: ["dinner"] },
    { day: 1, description_es: "Llegada", description_en: "Arrival", description_fr: "" },
  ],
};
const draft = toDraft(tours, tour);

describe("L5: conversion between rows and drafts", () => {
  it("H8: toRow(toDraft(row)) is the same row: cover first, days numbered from 1, no duration column", () => {
    expect(toRow(tours, draft)).toMatchObject({
      ...tour,
      gallery_images: ["https://a.test/cover.jpg", "https://a.test/2.jpg", stored],
      seasons: [{ name_es: "Verde", months: [1, 2], price_2: 4000 }],
      itinerary: [
        { day: 1, description_es: "Llegada", description_en: "Arrival", description_fr: "" },
        {
          day: 2,
          description_es: "Regreso",
          description_en: "",
          description_fr: "",
          kilometres: 0,
          own_bathroom: false,
          meals: ["dinner"],
        },
      ],
    });
    expect(toRow(tours, draft)).not.toHaveProperty("duration_days");
  });

  it("L5: blank texts, numbers and choices are stored as null; 0 is stored as 0", () => {
    expect(toRow(tours, draft)).toMatchObject({
      min_age: 0,
      single_supplement: null,
      style: null,
      vehicle: null,
      vehicle_en: null,
      child_terms_fr: null,
      fitness: null,
    });
    const typed = withChange(tours, draft, "vehicle", () => ({ es: "  ", en: " 4x4 ", fr: "" }));
    expect(toRow(tours, typed)).toMatchObject({ vehicle: null, vehicle_en: "4x4" });
  });

  it("L5: empty members of objects are omitted, except expected texts", () => {
    const days = [newObject(tours.fields.itinerary.of)];
    const { itinerary } = toRow(tours, { ...draft, itinerary: days });
    expect(itinerary).toEqual([
      { id: days[0]?.key, day: 1, description_es: "", description_en: "", description_fr: "" },
    ]);
  });

  it("L5: an object keeps its stored id; one without an id, or with a repeated one, gets another", () => {
    const ids = ["a", "a", "", 5, undefined, "b"];
    const itinerary = ids.map((id, at) => ({ id, day: at + 1, description_es: `${at}` }));
    const row = toRow(tours, toDraft(tours, { itinerary }));
    const saved = (row.itinerary as { id: string }[]).map(({ id }) => id);
    expect(saved).toEqual(["a", ...Array(4).fill(expect.stringMatching(/^[\da-f-]{36}$/)), "b"]);
    expect(new Set(saved).size).toBe(ids.length);
    expect(toRow(tours, toDraft(tours, row)).itinerary).toEqual(row.itinerary);
  });

  it("L5: toRow writes every column of every type, and the row types have no undeclared column", () => {
    for (const table of [...contentTypes, siteSettings, deskSettings]) {
      const columns = Object.keys(toRow(table, toDraft(table)));
      const own = Object.entries(table.fields).flatMap(([name, field]) =>
        field.kind === "count" ? [] : [name],
      );
      expect(columns).toEqual(expect.arrayContaining(own));
    }
  });

  it("H9, H7: a new draft has the defaults of its table", () => {
    expect(toRow(destinations, toDraft(destinations))).toMatchObject({
      is_active: true,
      best_time_to_visit: null,
      highlights: [],
      gallery_images: [],
      latitude: null,
    });
    expect(toRow(posts, toDraft(posts))).toMatchObject({
      is_published: false,
      published_at: null,
      featured_image: null,
      tags: [],
    });
    expect(toRow(tours, toDraft(tours))).toMatchObject({ min_group_size: 2, max_group_size: 12 });
  });

  it("H7: a typed tag that is not added yet is saved", () => {
    const typing = { ...toDraft(posts), tags: { tags: ["Namibia"], typed: " costa, namibia" } };
    expect(toRow(posts, typing).tags).toEqual(["Namibia", "costa"]);
  });

  it("H9: the translation of a list item stays with its item", () => {
    const highlights = [newItem({ es: "Salar", en: "Salt pan" }), newItem({ es: "Charcas" })];
    expect(toRow(destinations, { ...toDraft(destinations), highlights })).toMatchObject({
      highlights: ["Salar", "Charcas"],
      highlights_en: ["Salt pan", ""],
      highlights_fr: [],
    });
  });

  it("A11: details of a picture are stored with it, and kept for the picture that is chosen again", () => {
    const alt = { es: "Un barco", en: "", fr: "" };
    const detail = { alt, decorative: false, focus: { x: 0.5, y: 0.5 } };
    const pictureAt = (address: string) => ({
      address,
      details: { "blog-images/barco.jpg": detail },
    });
    const rowOf = (address: string) =>
      toRow(posts, { ...toDraft(posts), featured_image: pictureAt(address) });
    const stored = "/storage/v1/object/public/blog-images";
    expect(rowOf(`${stored}/otra.jpg`).image_details).toEqual({});
    expect(rowOf(`${stored}/barco.jpg`)).toMatchObject({
      featured_image: `${stored}/barco.jpg`,
      image_details: { "blog-images/barco.jpg": { alt: { es: "Un barco" } } },
    });
  });
});

describe("H5: the slug", () => {
  const named = (draft: Draft, es: string) =>
    withChange(tours, draft, "name", () => ({ es, en: "", fr: "" }));

  it("follows the name until it is edited", () => {
    const made = named(toDraft(tours), "El Cañón");
    expect(made.slug).toEqual({ text: "el-canon", made: true });
    const byHand = withChange(tours, made, "slug", () => ({ text: "canon", made: false }));
    expect(named(byHand, "Otro").slug).toEqual({ text: "canon", made: false });
    expect(named(draft, "Otro").slug).toEqual({ text: "delta", made: false });
  });
});

describe("J7: the price of a tour", () => {
  const withPrices = (draft: Draft, ...prices: string[]) =>
    withChange(tours, draft, "seasons", () =>
      prices.map((price_4) => ({
        key: price_4,
        values: { ...newObject(tours.fields.seasons.of).values, price_4 },
      })),
    );

  it("follows the lowest price of the seasons above zero, and can be typed without one", () => {
    const priced = withPrices(toDraft(tours), "6.280", "0", "", "5850,5", "abc");
    expect(priced.price_per_person).toBe("5850,5");
    expect(problemsOf(tours, priced).price_per_person).toBeUndefined();
    expect(withPrices(priced, "", "0").price_per_person).toBe("5850,5");
    expect(withPrices(toDraft(tours)).price_per_person).toBe("");
  });
});

describe("J21: the discounts for children", () => {
  const problemsWith = (...rates: [string, string, string][]) => {
    const items = rates.map(([from_age, to_age, discount], at) => ({
      key: `${at}`,
      values: { from_age, to_age, discount },
    }));
    const found = problemsOf(tours, { ...toDraft(tours), child_rates: items });
    return Object.fromEntries(
      Object.entries(found).filter(([name]) => name.startsWith("child_rates")),
    );
  };

  it("may stand side by side in any order", () => {
    expect(problemsWith(["12", "15", "20"], ["6", "11", "50"], ["0", "0", "100"])).toEqual({});
  });

  it("are refused if they end before they begin, overlap or are incomplete", () => {
    expect(problemsWith(["6", "5", "20"])).toEqual({ "child_rates.0.to_age": "Mínimo 6" });
    expect(problemsWith(["6", "11", "20"], ["11", "12", "10"])).toEqual({
      "child_rates.1.from_age": "Coincide en parte con el descuento 1",
    });
    expect(problemsWith(["6", "", ""])).toEqual({
      "child_rates.0.to_age": "Escribe la edad",
      "child_rates.0.discount": "Escribe el descuento",
    });
  });
});

describe("H13: restoring a stored draft", () => {
  const back = (change: Record<string, unknown>) =>
    mergeStoredDraft(tours, draft, JSON.parse(JSON.stringify({ ...draft, ...change })));

  it("returns the same draft", () => {
    expect(comparable(back({ min_age: "7" }))).toBe(comparable({ ...draft, min_age: "7" }));
  });

  it("keeps the current value of a field that is missing or has another shape", () => {
    expect(back({ style: undefined, price_per_person: 5, name: "Delta" })).toEqual(draft);
  });

  it("adds members that were declared later to its objects", () => {
    const days = [{ key: "a", values: { description: { es: "Uno", en: "", fr: "" } } }];
    const [day] = back({ itinerary: days }).itinerary as { values: Draft }[];
    expect(Object.keys(day?.values ?? {})).toEqual(Object.keys(tours.fields.itinerary.of));
    expect(day?.values.description).toEqual({ es: "Uno", en: "", fr: "" });
  });
});

describe("validation of a draft", () => {
  const problems = (change: Record<string, Value>) => problemsOf(tours, { ...draft, ...change });
  const name = (change: object) => ({ es: "Delta", en: "", fr: "", ...change });
  const day = (values: Draft) => {
    const { key, values: empty } = newObject(tours.fields.itinerary.of);
    return [{ key, values: { ...empty, ...values } }];
  };

  it.each([
    [{ price_per_person: "-1" }, { price_per_person: "Mínimo 0" }],
    [{ price_per_person: "1000001" }, { price_per_person: "Máximo 1.000.000" }],
    [
      { price_per_person: "abc" },
      { price_per_person: "No se entiende «abc»: escribe solo el número" },
    ],
    [{ price_per_person: "" }, { price_per_person: "Escribe el precio" }],
    [{ price_per_person: "0" }, {}],
    [{ min_age: "" }, {}],
    [{ min_age: "100" }, { min_age: "Máximo 99" }],
    [{ min_age: "1.5" }, { min_age: "Escribe un número entero" }],
    [
      { single_supplement: "x" },
      { single_supplement: "No se entiende «x»: escribe solo el número" },
    ],
    [{ min_group_size: "0" }, { min_group_size: "Mínimo 1" }],
    [{ min_group_size: "9" }, { max_group_size: "Mínimo 9" }],
    [{ min_group_size: "8" }, {}],
    [
      { slug: { text: "Con Espacio", made: false } },
      { slug: "Solo minúsculas sin acentos, números y guiones: mi-tour" },
    ],
    [{ name: name({ es: " " }) }, { "name.es": "Escribe el nombre" }],
    [{ name: name({ es: "🦁".repeat(200) }) }, {}],
    [{ name: name({ fr: "é".repeat(201) }) }, { "name.fr": "Como máximo 200 caracteres" }],
    [
      { itinerary: day({ place: name({ en: "x".repeat(201) }) }) },
      { "itinerary.0.place.en": "Como máximo 200 caracteres" },
    ],
    [{ itinerary: day({ latitude: "91" }) }, { "itinerary.0.latitude": "Máximo 90" }],
    [{ itinerary: day({ hours: "0.5" }) }, {}],
  ])("H8: %j: %j", (change, found) => {
    expect(problems(change as Record<string, Value>)).toEqual(found);
  });

  it("H9: required fields are demanded in Spanish only, under the path of the field", () => {
    expect(Object.keys(problemsOf(destinations, toDraft(destinations))).sort()).toEqual([
      "country.es",
      "full_description.es",
      "name.es",
      "short_description.es",
      "slug",
    ]);
    const post = { ...toDraft(posts), tags: { tags: [], typed: "x".repeat(61) } };
    expect(Object.keys(problemsOf(posts, post)).sort()).toEqual([
      "author",
      "category",
      "content.es",
      "excerpt.es",
      "slug",
      "tags",
      "title.es",
    ]);
  });

  it("A11: an alternative text of more than 300 characters is an error of its picture", () => {
    const alt = { es: "x".repeat(301), en: "", fr: "" };
    const detail = { alt, decorative: false, focus: { x: 0.5, y: 0.5 } };
    const gallery = { addresses: [stored], details: { "tour-images/a.jpg": detail } };
    expect(problems({ gallery_images: gallery })).toEqual({
      "gallery_images.0": "El texto alternativo en español tiene más de 300 caracteres",
    });
  });

  it("K9: a text with a format must match it, and may be blank", () => {
    const settings = (change: Draft) =>
      problemsOf(siteSettings, { ...toDraft(siteSettings), ...change }).whatsapp;
    const digits = (es: string) => ({ whatsapp: { es, en: "", fr: "" } });
    expect(settings(digits("+27 11"))).toBe("Solo cifras, con el prefijo internacional");
    expect(settings(digits("27110000000"))).toBeUndefined();
    expect(settings(digits(""))).toBeUndefined();
  });

  it("K9: a logo that is neither an upload nor a built-in mark is refused, because pages cannot render it", () => {
    const problemOf = (logo: string) =>
      problemsOf(siteSettings, {
        ...toDraft(siteSettings),
        ...toDraft(siteSettings, { partners: [{ name: "Gremio", logo }] }),
      })["partners.0.logo"];
    const elsewhere = "Sube la imagen: la web no muestra las que están en otras direcciones";
    expect(problemOf("https://gremio.example/logo.png")).toBe(elsewhere);
    expect(problemOf("partner-9")).toBe(elsewhere);
    expect(problemOf("partner-1")).toBeUndefined();
    expect(problemOf(stored)).toBeUndefined();
    expect(problemOf("")).toBe("Sube el logotipo");
  });
});
