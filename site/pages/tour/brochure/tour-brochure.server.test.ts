import { describe, expect, it } from "vitest";
import { brandOf } from "#shared/brand/brand.ts";
import { firstSettings } from "#shared/first-settings.ts";
import type { Locale } from "#shared/locales.ts";
import { companyOf } from "~/entries/settings.server";
import { testWording } from "~/seo/test-page";
import { toRoute } from "../route.server";
import { toTourPage } from "../tour-page.server";
import type { BrochurePlace, BrochureTour } from "./queries.server";
import { toBrochure } from "./tour-brochure.server";

const key = (name: string) => `/storage/v1/object/public/tour-images/${name}.jpg`;

const row = {
  slug: "rios-de-arena",
  name: "Ríos de arena",
  name_en: "Rivers of sand",
  short_description: "Diez días\npor ríos secos.",
  short_description_en: "Ten days along\ndry rivers.",
  full_description: "Primero.\n\nSegundo.",
  destination: "Namibia",
  destination_en: "Namibia",
  image_url: key("cover"),
  gallery_images: [key("cover"), "https://elsewhere.example/x.jpg", key("b"), key("c"), key("d")],
  image_details: {
    "tour-images/cover.jpg": { alt: { es: "Una duna" }, focus: { x: 0.25, y: 1 } },
    "tour-images/b.jpg": { alt: { es: "" } },
  },
  duration_days: 2,
  min_group_size: 2,
  max_group_size: 8,
  price_per_person: 5850,
  included_services: ["Guía"],
  included_services_en: ["A guide"],
  excluded_services: ["Vuelos"],
  style: "camping" as const,
  months: [5, 6, 7],
  min_age: 8,
  vehicle: "Un todoterreno",
  vehicle_guests: 6,
  single_supplement: 320,
  child_terms: "Desde 8 años.",
  child_terms_en: "From 8 years.",
  seasons: [{ name_es: "Alta", name_en: "High", months: [7, 8], price_2: 7950, price_6: 5850 }],
  itinerary: [
    {
      day: 1,
      title_es: "Windhoek",
      title_en: "Windhoek",
      description_es: "Llegada.\nCena.",
      description_en: "Arrival.\nDinner.",
      description_fr: "",
      place_es: "Windhoek",
      latitude: -22.56,
      longitude: 17.08,
      bed_es: "Finca",
      bed_en: "Farm",
      bed_type: "guesthouse" as const,
      own_bathroom: true,
      meals: ["dinner" as const],
      travel: "road" as const,
      kilometres: 45,
    },
  ],
};

const place = (name: string, health: string, climate: BrochurePlace["climate"] = []) =>
  ({ slug: name, name, entryRules: "", health, money: "", climate }) as BrochurePlace;

function brochureIn(locale: Locale, changes: Partial<BrochureTour> = {}, tour = {}) {
  const stored = { ...row, ...tour };
  const settings = {
    ...firstSettings,
    deposit_percent: 25,
    terms: "Uno.\nDos.",
    whatsapp: "27110000000",
  };
  const brochureTour: BrochureTour = {
    tour: toTourPage(stored, locale),
    route: toRoute(stored, locale),
    places: [],
    resolveLink: (href) => ({ href }),
    changed: "2026-11-20T22:30:00.000Z",
    ...changes,
  };
  const url = `https://tsamma.example/${locale}/tours/rios-de-arena`;
  return toBrochure(brochureTour, {
    wording: testWording(locale),
    company: companyOf(settings, locale),
    brand: brandOf(null),
    url,
  });
}

describe("the brochure of a tour", () => {
  it("J5: is in the language; untranslated texts are Spanish and marked as Spanish", () => {
    const brochure = brochureIn("en");
    expect(brochure).toMatchObject({
      lang: "en",
      title: "Rivers of sand",
      summary: "Ten days along dry rivers.",
      journey: {
        heading: "The journey",
        paragraphs: [
          { text: "Primero.", lang: "es" },
          { text: "Segundo.", lang: "es" },
        ],
      },
      services: [
        { heading: "Included", items: ["A guide"] },
        { heading: "Not included", items: [{ text: "Vuelos", lang: "es" }] },
      ],
    });
    expect(brochure.facts.slice(0, 4)).toEqual([
      { label: "Style", value: "Camping" },
      { label: "Duration", value: "2 days" },
      { label: "When", value: "May–July" },
      { label: "From, per person", value: "$5,850" },
    ]);
    expect(brochure.facts).toContainEqual({
      label: "Vehicle",
      value: [{ text: "Un todoterreno", lang: "es" }, " (up to 6 per vehicle)"],
    });
  });

  it("J5: start and end are marked as Spanish separately if untranslated", () => {
    const routeOf = (tour: object) =>
      brochureIn("en", {}, tour).facts.find(({ label }) => label === "Start and end")?.value;
    const ends = { start_place: "Ciudad del Cabo", end_place: "Cataratas Victoria" };
    const [cape, falls] = Object.values(ends).map((text) => ({ text, lang: "es" }));
    expect(routeOf(ends)).toEqual([cape, " – ", falls]);
    expect(routeOf({ ...ends, start_place_en: "Cape Town" })).toEqual(["Cape Town", " – ", falls]);
    expect(routeOf({ ...ends, end_place_en: "Victoria Falls" })).toEqual([
      cape,
      " – ",
      "Victoria Falls",
    ]);
    expect(routeOf({ start_place: "Maun", start_place_en: "Maun", end_place: "Maun" })).toBe(
      "Maun",
    );
  });

  it("J5: only the untranslated bed is marked as Spanish, not its details", () => {
    const [day] = row.itinerary;
    const { days } = brochureIn("en", {}, { itinerary: [{ ...day, bed_en: "" }] });
    expect(days.list[0]?.notes).toContainEqual({
      label: "Night",
      value: [{ text: "Finca", lang: "es" }, " (Guesthouse, own bathroom)"],
    });
  });

  it("J5: has each day with its place, bed, meals and route", () => {
    expect(brochureIn("en").days).toEqual({
      heading: "Day by day",
      list: [
        {
          label: "Day",
          number: "1",
          title: "Windhoek",
          paragraphs: ["Arrival.", "Dinner."],
          notes: [
            { label: "Place", value: [{ text: "Windhoek", lang: "es" }] },
            { label: "Night", value: "Farm (Guesthouse, own bathroom)" },
            { label: "Meals", value: "Dinner" },
            { label: "Travel", value: expect.stringContaining("45 km") },
          ],
        },
      ],
    });
  });

  it("J7: has prices by season and group size, supplement, children, deposit and terms", () => {
    const { from, table, notes } = brochureIn("es").prices;
    expect(from.value).toBe("5850\u00a0US$");
    expect(table).toEqual({
      columns: ["Temporada", "2 viajeros", "6 o más"],
      rows: [{ name: "Alta", months: "julio, agosto", prices: ["7950\u00a0US$", "5850\u00a0US$"] }],
    });
    expect(notes).toEqual([
      { label: "Suplemento individual", paragraphs: ["320\u00a0US$"] },
      { label: "Niños", paragraphs: ["Desde 8 años."] },
      { label: "Depósito", paragraphs: ["25\u00a0% al reservar"] },
      { label: "Condiciones", paragraphs: ["Uno.", "Dos."] },
    ]);
    const bare = brochureIn("es", {}, { seasons: [], single_supplement: null, child_terms: null });
    expect(bare.prices.table).toBeUndefined();
    expect(bare.prices.notes.map(({ label }) => label)).toEqual(["Depósito", "Condiciones"]);
  });

  it("J5: has only stored pictures, in pairs or none, with alternative texts", () => {
    const { cover, vista, pair, back } = brochureIn("en");
    expect(cover).toEqual({
      key: "tour-images/cover.jpg",
      alt: { text: "Una duna", lang: "es" },
      focus: { x: 0.25, y: 1 },
    });
    expect(vista).toMatchObject({ key: "tour-images/b.jpg", alt: "", focus: { x: 0.5, y: 0.5 } });
    expect(pair.map((each) => [each.key, each.alt])).toEqual([
      ["tour-images/c.jpg", "Rivers of sand"],
      ["tour-images/d.jpg", "Rivers of sand"],
    ]);
    expect(back).toBeUndefined();
    const three = brochureIn("en", {}, { gallery_images: [key("b"), key("c")] });
    expect([three.pair, three.back?.key]).toEqual([[], "tour-images/c.jpg"]);
    const none = brochureIn("en", {}, { image_url: null, gallery_images: [] });
    expect([none.cover, none.vista, none.pair, none.back]).toEqual([
      undefined,
      undefined,
      [],
      undefined,
    ]);
  });

  it("J4, J5: has the route map with a text alternative if a day is on the map", () => {
    const { map } = brochureIn("fr");
    expect(map?.heading).toBe("L’itinéraire");
    expect(map?.svg).toMatch(/^<svg /);
    expect(map?.alt).toContain("Windhoek");
    expect(brochureIn("fr", {}, { itinerary: [] }).map).toBeUndefined();
  });

  it("N2, J5: has marked texts as blocks and runs, with absolute links", () => {
    const full_description = "Uno **dos** [*tres*](/tours/x)\n- a\n- b\n[c](/gone)";
    const resolveLink: BrochureTour["resolveLink"] = (address) =>
      address === "/gone" ? undefined : { path: address };
    const brochure = brochureIn(
      "es",
      { resolveLink },
      { full_description, content_format: "marked" },
    );
    expect(brochure.journey.paragraphs).toEqual([
      {
        kind: "paragraph",
        items: [
          [
            { text: "Uno " },
            { text: "dos", strong: true },
            { text: " " },
            { text: "tres", em: true, href: "https://tsamma.example/es/tours/x" },
          ],
        ],
      },
      { kind: "bullets", items: [[{ text: "a" }], [{ text: "b" }]] },
      { kind: "paragraph", items: [[{ text: "c" }]] },
    ]);
  });

  it("J5: prints a text shared by several destinations once, with their names", () => {
    const places = [
      place("Etosha", "Malaria."),
      place("Namib", "Sin."),
      place("Chobe", "Malaria."),
    ];
    expect(brochureIn("es", { places }).practical).toEqual({
      heading: "Antes de viajar",
      kinds: [
        {
          label: "Salud",
          parts: [
            { places: "Etosha, Chobe", paragraphs: ["Malaria."] },
            { places: "Namib", paragraphs: ["Sin."] },
          ],
        },
      ],
    });
    const [kind] = brochureIn("es", { places: [place("Etosha", "Malaria.")] }).practical.kinds;
    expect(kind?.parts).toEqual([{ places: "", paragraphs: ["Malaria."] }]);
  });

  it("J5: has the climate of destinations with data, with dashes for unknown values", () => {
    const known = place("Etosha", "", [{ month: 2, min: 18.6, max: 33, rain: 110 }]);
    const { climate } = brochureIn("en", { places: [place("Namib", ""), known] });
    expect(climate.places).toHaveLength(1);
    const [etosha] = climate.places;
    expect(etosha?.months).toHaveLength(12);
    expect(etosha?.rows.map(({ values }) => values.slice(0, 3))).toEqual([
      ["–", "33", "–"],
      ["–", "19", "–"],
      ["–", "110", "–"],
    ]);
  });

  it("J5: ends with the company's contact and the URL of the tour's page", () => {
    const { contact } = brochureIn("en");
    expect(contact.lines.map(({ href }) => href)).toEqual([
      `tel:${firstSettings.phone.replace(/(?!^\+)\D/g, "")}`,
      `mailto:${firstSettings.email}`,
      "https://wa.me/27110000000",
      undefined,
    ]);
    expect(contact.web).toEqual({
      label: "This tour on the web",
      value: "tsamma.example/en/tours/rios-de-arena",
      href: "https://tsamma.example/en/tours/rios-de-arena",
    });
    // The next day in the time zone of the office.
    expect(contact.note).toContain("November 21, 2026");
  });
});
