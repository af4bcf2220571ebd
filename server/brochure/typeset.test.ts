import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readPdf } from "../../tests/support/read-pdf.ts";
import { sampleBrochure } from "../../tests/support/sample-brochure.ts";
import { typesetBrochure } from "./typeset.ts";

const photo = (color: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
const pictures = new Map([
  ["tour-images/cover.jpg", await photo("#a93f17")],
  ["tour-images/tree.jpg", await photo("#1f4d3c")],
]);
const none = new Map<string, Uint8Array>();
const whole = (pages: string[]) => pages.join(" ").replaceAll("\u200b", "");

describe("a brochure", () => {
  test("Q5: takes colours and mark of the brand, and stays accessible", async () => {
    const colours = { brand: "#2a5fa8", paper: "#f4f6fa", ground: "#101c33" };
    const mark =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" color="#2a5fa8"><circle cx="4" cy="4" r="3" fill="currentColor"/></svg>';
    const own = typesetBrochure({
      brochure: sampleBrochure({ brand: { colours, mark } }),
      pictures,
    });
    expect(own.fault).toBeUndefined();
    expect(await readPdf(own.pdf)).toMatchObject({ accessible: true, cut: [] });
    const plain = typesetBrochure({ brochure: sampleBrochure(), pictures });
    expect(Buffer.from(own.pdf).equals(plain.pdf)).toBe(false);
  });

  test("N2, J5: prints marked texts as lists, quotes and links, and never reads them as markup", async () => {
    const brochure = sampleBrochure();
    const items = [
      [{ text: "#panic() *uno*" }],
      [{ text: "dos", strong: true, em: true } as const],
    ];
    brochure.journey.paragraphs = [
      { kind: "bullets", items },
      { kind: "numbers", start: 7, items, lang: "es" },
      { kind: "quote", items },
      { kind: "paragraph", items: [[{ text: "tres", href: "https://links.example/a" }]] },
    ];
    const [kind] = brochure.practical.kinds;
    for (const part of kind?.parts ?? []) part.paragraphs = [{ kind: "bullets", items }];
    const { pdf, fault } = typesetBrochure({ brochure, pictures });
    expect(fault).toBeUndefined();
    const read = await readPdf(pdf);
    expect(read.links).toContain("https://links.example/a");
    expect(read).toMatchObject({ accessible: true, cut: [] });
    const text = whole(read.pages);
    for (const words of ["#panic() *uno*", "dos", "7.", "8.", "tres"])
      expect(text).toContain(words);
  });

  test("J5: contains all its data, with tags, bookmarks, metadata and links", async () => {
    const brochure = sampleBrochure();
    const { pdf, fault } = typesetBrochure({ brochure, pictures });
    expect(fault).toBeUndefined();
    const read = await readPdf(pdf);
    expect(read).toMatchObject({
      title: "Rivers of sand",
      author: "Tsamma Safaris",
      language: "en",
      tagged: true,
      accessible: true,
      cut: [],
    });
    expect(read.bookmarks).toEqual([
      "The journey",
      "The route",
      "Day by day",
      "Day 1: Windhoek",
      "Day 2",
      "Prices",
      "Terms",
      "Included",
      "Not included",
      "When to go",
      "Etosha",
      "Before you go",
      "Health",
      "Etosha",
      "Talk to us",
    ]);
    for (const role of ["H1", "H2", "P", "Figure", "Table", "TH", "L", "LI", "Link"])
      expect([...read.roles]).toContain(role);
    expect(read.alternatives).toEqual([
      "A dune",
      "A dune again",
      "From Windhoek to Etosha",
      "A dune at last",
    ]);
    expect(read.links).toEqual([
      "mailto:hello@tsamma.example",
      "https://tsamma.example/en/tours/x",
    ]);
    const said = whole(read.pages);
    const texts: string[] = [];
    JSON.stringify(brochure, (name, value) => {
      if (
        typeof value === "string" &&
        !["key", "alt", "lang", "changed", "href", "marks", "svg"].includes(name)
      )
        texts.push(value);
      return value;
    });
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => !said.includes(text))).toEqual([]);
    // The two covers have none.
    const inner = read.pages.slice(1, -1);
    expect(inner.length).toBeGreaterThan(1);
    for (const [at, page] of inner.entries())
      expect(page).toContain(`${at + 2} / ${read.pages.length}`);
  });

  test("J5: typeset twice is identical to the byte", () => {
    const job = { brochure: sampleBrochure(), pictures };
    expect(Buffer.from(typesetBrochure(job).pdf).equals(typesetBrochure(job).pdf)).toBe(true);
  });

  test("J5: a missing, broken or too tall picture, or an invalid map, is omitted alone", async () => {
    const map = { heading: "Where", svg: "<svg", alt: "x" };
    const tall = await sharp({
      create: { width: 9, height: 17_000, channels: 3, background: "red" },
    })
      .jpeg()
      .toBuffer();
    const withCover = (cover: Uint8Array) =>
      new Map([...pictures, ["tour-images/cover.jpg", cover]]);
    const route = "From Windhoek to Etosha";
    const photos = ["A dune", "A dune again", "A dune at last"];
    for (const [brochure, given, isFault, left] of [
      [sampleBrochure({ map: undefined }), none, false, []],
      [sampleBrochure(), withCover(Buffer.from("no picture")), true, [route]],
      [sampleBrochure(), withCover(tall), true, [route]],
      [sampleBrochure({ map }), pictures, true, photos],
    ] as const) {
      const { pdf, fault } = typesetBrochure({ brochure, pictures: given });
      expect(fault !== undefined).toBe(isFault);
      const read = await readPdf(pdf);
      expect(read.alternatives).toEqual(left);
      expect(read.accessible).toBe(true);
      expect(whole(read.pages)).toContain("We meet you at the airport.");
    }
  });

  test("J5: with required data only is typeset", async () => {
    const brochure = sampleBrochure({
      cover: undefined,
      map: undefined,
      vista: undefined,
      pair: [],
      back: undefined,
      facts: [],
      journey: { heading: "The journey", paragraphs: [] },
      days: { heading: "Day by day", list: [] },
      prices: { heading: "Prices", from: { label: "From", value: "$1" }, notes: [] },
      services: [],
      practical: { heading: "Before", kinds: [] },
      climate: { heading: "When", places: [] },
    });
    const read = await readPdf(typesetBrochure({ brochure, pictures }).pdf);
    expect(read.accessible).toBe(true);
    expect(read.bookmarks).toEqual(["The journey", "Prices", "Talk to us"]);
  });

  const hostile = {
    "markup of Typst":
      '#panic(1) #[x] *b* _i_ $ x $ @ref <label> \\ `raw` ~ // /* = #sys.inputs #read("/mark.svg")',
    "markup of other kinds": "<script>alert(1)</script> &amp; ]]> </rdf:li> %PDF (a) \\) <<>>",
    "control characters": "a\u0000b\u0001c\u001bd",
    "marks without end": `z${"\u0301".repeat(500)}`,
  };
  /** These stand for what the site says itself, and for what is no word. */
  const ours = ["svg", "key", "lang", "changed", "href", "marks", "label", "number", "heading"];
  const oursInLists = ["columns", "months", "values", "prices"];
  function everywhere(words: string) {
    const fill = (value: unknown): unknown => {
      if (typeof value === "string") return words;
      if (Array.isArray(value)) return value.map(fill);
      if (typeof value !== "object") return value;
      return Object.fromEntries(
        Object.entries(value as object).map(([name, each]) => {
          const isOurs = ours.includes(name) || (Array.isArray(each) && oursInLists.includes(name));
          return [name, isOurs ? each : fill(each)];
        }),
      );
    };
    return fill(sampleBrochure()) as ReturnType<typeof sampleBrochure>;
  }

  test.each(Object.entries(hostile))(
    "J5: consisting of %s prints it and evaluates nothing",
    async (_, words) => {
      const read = await readPdf(typesetBrochure({ brochure: everywhere(words), pictures }).pdf);
      expect(read.tagged).toBe(true);
      expect(read.cut).toEqual([]);
      const letters = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{M}\s]/gu, "");
      // From right to left a reader may give the letters in either order.
      const sorted = (text: string) => [...letters(text)].sort().join("");
      const said = sorted(whole(read.pages));
      for (const letter of new Set(sorted(words))) expect(said).toContain(letter);
      if (/^[\x20-\x7e]+$/.test(words))
        expect(letters(whole(read.pages))).toContain(letters(words));
      expect(letters(read.title ?? "")).toBe(letters(words));
    },
  );

  test.each([
    ["emoji", "Elefantes 🐘 en el delta 👨‍👩‍👧", "Elefantes en el delta"],
    ["Chinese", "Namibia 北京 visit", "Namibia visit"],
    ["Arabic and Hebrew", "مرحبا Safari \u202eשלום\u202c", "Safari"],
    ["a code point without a character", "\u{10ffff} x", "x"],
    [
      "click letters",
      "ǁAi-ǁAis, Tsauǀkhâb, ǃAeǃgams, ǂGaeb",
      "ǁAi-ǁAis, Tsauǀkhâb, ǃAeǃgams, ǂGaeb",
    ],
    ["signs and accents", "✓ ½ ≥ 2 → Łódź Москва Ωμέγα é", "✓ ½ ≥ 2 → Łódź Москва Ωμέγα é"],
  ])(
    "J5: with %s everywhere omits characters without a glyph and stays PDF/UA",
    async (_, words, left) => {
      const { pdf, missing, fault } = typesetBrochure({ brochure: everywhere(words), pictures });
      const read = await readPdf(pdf);
      expect(fault).toBeUndefined();
      expect(read.accessible).toBe(true);
      expect(read.title).toBe(left);
      expect(whole(read.pages)).toContain(left);
      const dropped = [...words].filter(
        (character) => /\S/.test(character) && !left.includes(character),
      );
      for (const character of dropped) expect(whole(read.pages)).not.toContain(character);
      expect(missing === undefined).toBe(left === words);
      // Subsets of the shipped fonts only.
      const fonts = Buffer.from(pdf)
        .toString("latin1")
        .matchAll(/\/FontName\s*\/[A-Z]{6}\+([\w-]+)/g);
      for (const [, font] of fonts)
        expect(font).toMatch(/^(Besley|Commissioner|DejaVuSansFallback)/);
    },
  );

  test("J5: without any printable character is typeset and stays PDF/UA", async () => {
    const { pdf } = typesetBrochure({ brochure: everywhere("北京"), pictures });
    expect((await readPdf(pdf)).accessible).toBe(true);
  });

  test("J5: with words as long as a tour's fields permit fits on its pages", async () => {
    const word = "W".repeat(20_000);
    const brochure = everywhere(word.slice(0, 300));
    brochure.journey.paragraphs = [word];
    for (const note of brochure.prices.notes) note.paragraphs = [word];
    const read = await readPdf(typesetBrochure({ brochure, pictures }).pdf);
    expect(read.cut).toEqual([]);
    expect(read.pages.length).toBeGreaterThan(10);
  });
});

test("J5: the template's colours are those of the site", () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
  const [light = ""] = read("../../shared/styles/tokens.css").split('[data-theme="dark"]');
  const used = [
    ...read("./template/house.typ").matchAll(/#let [\w-]+ = colour\("([\w-]+)", "(#\w+)"\)/g),
  ];
  expect(used.length).toBeGreaterThan(10);
  for (const [, name = "", value] of used) expect(light).toContain(`--${name}: ${value};`);
});
