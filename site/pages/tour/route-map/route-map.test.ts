import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { locales } from "#shared/locales.ts";
import { seededRandom } from "../../../../tests/support/random";
import { routeMap, routeMapSvg } from "./route-map.server";
import { type RouteDay, travelKinds } from "./stops";

const windhoek = { place: "Windhoek", latitude: -22.56, longitude: 17.08 };
const namibia: RouteDay[] = [
  { day: 1, ...windhoek, travel: "road", kilometres: 45, hours: 1 },
  {
    day: 2,
    place: "Sesriem",
    latitude: -24.49,
    longitude: 15.8,
    travel: "road",
    kilometres: 320,
    hours: 5.5,
  },
  { day: 3, place: "Sesriem", latitude: -24.49, longitude: 15.8 },
  {
    day: 4,
    place: "Swakopmund",
    latitude: -22.68,
    longitude: 14.53,
    travel: "flight",
    hours: 0.75,
  },
  {
    day: 5,
    place: "Ondangwa",
    latitude: -17.91,
    longitude: 15.98,
    travel: "train",
    kilometres: 1200,
  },
];

/** HTML as sent on client navigation. */
const figureOf = (days: readonly RouteDay[], locale: (typeof locales)[number] = "es") =>
  routeMap(new Request("http://localhost/es/tours/x.data"), days, { locale })?.html ?? "";

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** Syntax errors an XML parser would report. */
function syntaxErrorsOf(svg: string): string[] {
  const open: string[] = [];
  const errors = [...svg.matchAll(/NaN|undefined|Infinity|\[object/g)].map(String);
  for (const [tag, slash, name = "", rest = ""] of svg.matchAll(/<(\/?)([\w-]+)([^<>]*)>/g)) {
    if (slash) {
      if (open.pop() !== name) errors.push(`unexpected ${tag}`);
    } else if (!rest.endsWith("/")) open.push(name);
  }
  return [...errors, ...open];
}

describe("route map", () => {
  it.each(locales)(
    "J4: in %s, the figure has a drawing with a text alternative and a list of stages",
    (locale) => {
      const figure = figureOf(namibia, locale);
      expect(figure).toMatch(/<figure class="route-map" aria-label="[^"]+">/);
      expect(figure).toMatch(/role="img" aria-label="[^"]*Windhoek[^"]*Ondangwa[^"]*"/);
      const stages = figure.slice(figure.indexOf("<ol"));
      const expected = {
        es: [
          "Días 2–3 Sesriem",
          "320 km · 5 h 30 min · por tierra",
          "45 min · en avión",
          "1200 km · en tren",
        ],
        en: [
          "Days 2–3 Sesriem",
          "320 km · 5 hr 30 min · by road",
          "45 min · by air",
          "1,200 km · by train",
        ],
        fr: [
          "Jours 2–3 Sesriem",
          "320 km · 5 h 30 min · par la route",
          "45 min · en avion",
          "1 200 km · en train",
        ],
      };
      const text = stages.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
      for (const words of expected[locale]) expect(text).toContain(words);
    },
  );

  it("J4: there is a key only for several kinds of travel", () => {
    const key = (days: RouteDay[]) =>
      figureOf(days)
        .match(/<figcaption.*<\/figcaption>/)?.[0]
        .split("<svg").length;
    expect(key(namibia)).toBe(4);
    expect(key(namibia.slice(0, 3))).toBe(1);
  });

  it("J4: untranslated names are marked with their language", () => {
    expect(figureOf([{ day: 1, ...windhoek, lang: "es" }], "en")).toContain('lang="es">Windhoek');
  });

  it("J4: markup in a name is escaped", () => {
    const place = `<script>alert("1")</script> & 'x'`;
    for (const drawn of [
      figureOf([{ day: 1, ...windhoek, place }]),
      routeMapSvg([{ day: 1, ...windhoek, place }], "es", "light"),
    ]) {
      expect(drawn).not.toContain("<script");
      expect(drawn).toContain("&#60;script&#62;");
    }
  });

  it("J4: without a place on the map there is no map", () => {
    for (const days of [
      [],
      [{ day: 1, place: "Casa" }],
      [{ day: 1, place: "París", latitude: 48.8, longitude: 2.3 }],
    ]) {
      expect(
        routeMap(new Request("http://localhost/es/tours/x"), days, { locale: "es" }),
      ).toBeNull();
      expect(routeMapSvg(days, "es", "dark")).toBeUndefined();
    }
  });

  it.each([
    ["one place", [{ day: 1, ...windhoek }]],
    [
      "two places three kilometres apart",
      [
        { day: 1, ...windhoek },
        { day: 2, ...windhoek, place: "Otro", latitude: -22.587 },
      ],
    ],
    [
      "names of 200 letters",
      [
        { day: 1, ...windhoek, place: "x".repeat(200) },
        { day: 2, ...namibia[1], place: "dos ".repeat(50) },
      ] as RouteDay[],
    ],
    [
      "absurd coordinates among others",
      [
        { day: 1, ...windhoek },
        { day: 2, place: "A", latitude: 1e308, longitude: -1e308 },
        { day: 3, place: "B", latitude: Number.NaN, longitude: 3 },
      ],
    ],
    [
      "a place elsewhere in the world",
      [
        { day: 1, place: "Oslo", latitude: 59.9, longitude: 10.7 },
        { day: 2, ...windhoek, travel: "flight" },
      ],
    ],
    [
      "places in the sea",
      [
        { day: 1, place: "Mar", latitude: -36.4, longitude: 9.1 },
        { day: 2, place: "Mar", latitude: -20, longitude: 51.4 },
      ],
    ],
    [
      "days that repeat",
      [
        { day: 1, ...windhoek },
        { day: 1, ...namibia[1] },
        { day: 1, ...windhoek },
      ] as RouteDay[],
    ],
  ])("J4: %s give a complete drawing", (_, days) => {
    const figure = figureOf(days);
    expect(figure).toContain("route-map__sheet");
    expect(syntaxErrorsOf(figure)).toEqual([]);
    expect(syntaxErrorsOf(routeMapSvg(days, "fr", "light") ?? "")).toEqual([]);
  });

  it("J4: a figure is smaller than 12 kB, with 30 stops smaller than 25 kB", () => {
    const random = seededRandom(30);
    const thirty = Array.from({ length: 30 }, (_, at) => ({
      day: at + 1,
      place: `Campamento número ${at}`,
      latitude: -18 - random.below(1500) / 100,
      longitude: 14 + random.below(2000) / 100,
      travel: random.pick(travelKinds),
    }));
    expect(gzipped(figureOf(namibia))).toBeLessThan(12_000);
    expect(gzipped(figureOf(thirty))).toBeLessThan(25_000);
  });

  it("J4: the page's drawing uses theme colours, the standalone one literal colours", () => {
    expect(figureOf(namibia)).toContain("var(--paper)");
    const [light, dark] = (["light", "dark"] as const).map((theme) =>
      routeMapSvg(namibia, "en", theme),
    );
    for (const svg of [light, dark]) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 720 \d+"/);
      expect(svg).not.toMatch(/var\(|color-mix|class=/);
      expect(svg).toContain('font-size="14"');
    }
    expect(light).not.toBe(dark);
  });

  it("J4: a document request sends only the id as data; a data request sends the HTML", () => {
    const asked = (path: string) =>
      routeMap(new Request(`http://localhost${path}`), namibia, { locale: "es" });
    expect(JSON.stringify(asked("/es/tours/namibia"))).toBe('{"id":"route-map"}');
    expect(asked("/es/tours/namibia.data?_routes=x")?.html).toContain("<svg");
  });
});
