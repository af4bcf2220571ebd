import { describe, expect, it } from "vitest";
import {
  array,
  choice,
  choices,
  flag,
  list,
  months,
  number,
  pictures,
  tags,
  text,
} from "./define.ts";
import { selectOf, viewOf } from "./view.ts";

const many = { label: "", labels: { singular: "", gender: "m" }, maxItems: 9 } as const;
const colours = { red: { es: "rojo", en: "red", fr: "rouge" } };
const type = {
  fields: {
    name: text({ label: "", max: 9, translated: true }),
    best_time: text({ label: "", max: 9, translated: true, as: "time" }),
    author: text({ label: "", max: 9 }),
    services: list({ ...many, max: 9, translated: true }),
    labels: tags({ label: "", maxItems: 9, max: 9 }),
    price: number({ label: "", min: 0, max: 9, required: true }),
    min_age: number({ label: "", min: 0, max: 9 }),
    private_guide: flag({ label: "" }),
    colour: choice({ label: "", options: colours }),
    colours: choices({ label: "", options: colours }),
    season: months({ label: "" }),
    photos: pictures({ label: "", bucket: "tour-images", maxItems: 9, cover: "photo" }),
    stops: array({
      ...many,
      position: "stop",
      of: {
        place: text({ label: "", max: 9, translated: true }),
        bed_type: choice({ label: "", options: colours }),
        hours: number({ label: "", min: 0, max: 9 }),
      },
    }),
  },
} as const;
type Name = keyof typeof type.fields;

const row = {
  name: "Dunas",
  name_en: "Dunes",
  name_fr: "  ",
  best_time: null,
  best_time_en: null,
  author: "Lucía",
  services: ["arena", ""],
  services_en: ["sand", "wind", "sand"],
  services_fr: [" "],
  labels: ["a", " ", "a", "b"],
};

const view = <const N extends Name>(names: N[], locale: "es" | "en" | "fr", given: object = row) =>
  viewOf(type, names, given as Record<string, unknown>, {
    locale,
    pictures: (...addresses) => addresses.filter(Boolean),
  });

describe("L5: a view of an entry", () => {
  it("A9: a field has the text of the language", () => {
    expect(view(["name", "best_time", "author"], "en")).toEqual({
      name: "Dunes",
      time: "",
      author: "Lucía",
    });
    expect(view(["name"], "es")).toEqual({ name: "Dunas" });
  });

  it("A9: an empty, blank, null or missing text falls back to Spanish and is marked with lang", () => {
    expect(view(["name"], "fr")).toEqual({ name: "Dunas", lang: { name: "es" } });
    for (const name_fr of [null, "", undefined])
      expect(view(["name"], "fr", { name: "Dunas", name_fr }).lang).toEqual({ name: "es" });
  });

  it("A9: a text that is empty in Spanish, too, has no lang", () => {
    expect(view(["name", "services"], "en", { name: "", services: [" "] })).toEqual({
      name: "",
      services: [],
    });
  });

  it("F4: line breaks of other programs are line feeds, and control characters are dropped", () => {
    const written = {
      name: "uno\u000bdos\u0085tres\u2028cuatro\r\ncinco",
      author: "Lu\u0001cía\ufffe\u007f",
      services: ["are\u0000na", "\u0001"],
      stops: [{ place_es: "Sesr\u0008iem" }],
    };
    expect(view(["name", "author", "services", "stops"], "es", written)).toMatchObject({
      name: "uno\ndos\ntres\ncuatro\ncinco",
      author: "Lucía",
      services: ["arena"],
      stops: [{ place: "Sesriem" }],
    });
  });

  it("A9: a list falls back as a whole, without blanks and repetitions", () => {
    expect(view(["services"], "en")).toEqual({ services: ["sand", "wind"] });
    expect(view(["services"], "fr")).toEqual({ services: ["arena"], lang: { services: "es" } });
    expect(view(["labels"], "fr").labels).toEqual(["a", "b"]);
  });

  it("a number stored as text is parsed, an invalid one omitted", () => {
    const numbers = (price: unknown, min_age: unknown) =>
      view(["price", "min_age"], "es", { price, min_age });
    expect(numbers("5850.50", 0)).toEqual({ price: 5850.5, minAge: 0 });
    expect(numbers(1, null)).toEqual({ price: 1 });
    expect(numbers(1, "")).toEqual({ price: 1 });
    expect(numbers(1, "x")).toEqual({ price: 1 });
  });

  it("an unknown option of a choice is omitted", () => {
    const chosen = (colour: unknown, colours: unknown) =>
      view(["colour", "colours", "season", "private_guide"], "es", { colour, colours });
    expect(chosen("red", ["red", "toString", "red"])).toMatchObject({
      colour: "red",
      colours: ["red"],
      season: [],
    });
    expect(chosen("toString", "red")).toMatchObject({ colour: undefined, colours: [] });
  });

  it("a gallery has its URLs, cover first", () => {
    const given = { photo: "b", photos: ["a", "b"] };
    expect(view(["photos"], "es", given).photos).toEqual(["b", "a", "b"]);
  });

  it("objects are sorted, numbered, and fall back member by member", () => {
    const stops = [
      { stop: 7, place_es: " Etosha ", place_en: "", hours: 2.5, bed_type: "red" },
      null,
      "x",
      { stop: 2, place_es: "Windhoek", place_en: "Windhoek town", hours: "x", bed_type: "gold" },
    ];
    expect(view(["stops"], "en", { stops }).stops).toEqual([
      { stop: 1, place: "Windhoek town", bedType: undefined, hours: undefined },
      { stop: 2, place: "Etosha", bedType: "red", hours: 2.5, lang: { place: "es" } },
    ]);
    expect(view(["stops"], "en", { stops: { stop: 1 } }).stops).toEqual([]);
  });
});

describe("L5: the columns of a view", () => {
  it("A9: include the language's own columns and the Spanish fallbacks", () => {
    expect(selectOf(type, ["name", "author", "services"], "fr").split(",")).toEqual([
      "id",
      "name",
      "name_fr",
      "author",
      "services",
      "services_fr",
    ]);
    expect(selectOf(type, ["name"], "es", ["name"])).toBe("id,name");
  });

  it("include the details of pictures", () => {
    expect(selectOf(type, ["photos"], "en")).toBe("id,photos,image_details,photo");
  });
});
