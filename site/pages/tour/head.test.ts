import { describe, expect, it } from "vitest";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { tourPath } from "~/seo/addresses";
import { readPage } from "~/seo/read-page.server";
import { headInput, readHead, testSite } from "~/seo/test-page";
import { tourHead } from "./head.server";
import { toTourPage } from "./tour-page.server";

const row: Partial<Row<"tours">> = {
  slug: "dunas",
  name: "Dunas",
  name_en: "Dunes",
  short_description: "De la arena roja al río seco.",
  short_description_en: "From red sand to the dry river.",
  full_description: "Larga",
  full_description_en: "Long",
  destination: "Namibia",
  gallery_images: ["/storage/v1/object/public/tour-images/a.jpg", "https://cdn.example/b.jpg"],
  duration_days: 14,
  min_group_size: 2,
  max_group_size: 8,
  price_per_person: 6480,
  start_place: "Windhoek",
  itinerary: [
    { day: 1, title_es: "Llegada", description_es: "x", description_en: "", description_fr: "" },
    {
      day: 2,
      description_es: "Antes del sol.",
      description_en: "Before the sun.",
      description_fr: "",
      place_es: "Sossusvlei",
    },
  ],
};

const known = new Map([["tour-images/a.jpg", { version: "abc" }]]);

/** @param bare without language prefix */
function headOf(locale: Locale, more: Partial<Row<"tours">> = {}, bare = false) {
  const input = headInput(`${bare ? "" : `/${locale}`}/tours/dunas?utm_source=x`, locale);
  const page = readPage(input, tourPath("dunas"), "tourBody");
  return readHead(tourHead(page, toTourPage({ ...row, ...more }, locale, known)));
}

describe("the head of a tour's page", () => {
  it("J1: title and description contain the tour's name, days, place and price, in the language", () => {
    const head = headOf("en");
    expect(head.title).toBe("Dunes: 14 days (Namibia) | Tsamma Safaris");
    expect(head.meta("description")).toBe(
      "From red sand to the dry river. 14 days, from $6,480 per person.",
    );
    expect(head.canonical).toEqual([`${testSite}/en/tours/dunas`]);
    expect(head.meta("og:url")).toBe(`${testSite}/en/tours/dunas`);
    expect(headOf("es").title).toBe("Dunas: 14 días (Namibia) | Tsamma Safaris");
  });

  it("A6: an untranslated page is its own canonical address", () => {
    const head = headOf("fr", { name_fr: "Dunes" });
    expect(head.canonical).toEqual([`${testSite}/fr/tours/dunas`]);
    expect(head.meta("og:url")).toBe(`${testSite}/fr/tours/dunas`);
    expect(headOf("fr", {}, true).canonical).toEqual([`${testSite}/tours/dunas`]);
  });

  it("A10: og:locale:alternate names translated languages only", () => {
    expect(headOf("es").metas("og:locale:alternate")).toEqual(["en_US"]);
    expect(headOf("en", { full_description_en: null }).metas("og:locale:alternate")).toEqual([
      "es_ES",
    ]);
  });

  it("J1: keeps days and price in a description that is too long", () => {
    const text = `${"Arena roja y ríos secos ".repeat(20)}hasta el mar.`;
    const description = String(headOf("es", { short_description: text }).meta("description"));
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^Arena roja .*\p{L}… 14 días, desde 6480\sUS\$ por persona\.$/u);
  });

  it("J1: has its own share picture, or the default one without a picture", () => {
    expect(headOf("en").meta("og:image")).toMatch(
      new RegExp(`^${testSite}/share/en/tours/dunas.jpg\\?v=[0-9a-f]{10}$`),
    );
    expect(headOf("en").meta("og:image:width")).toBe("1200");
    expect(headOf("en", { gallery_images: [] }).meta("og:image")).toBe(`${testSite}/og-image.jpg`);
  });

  it("J1, A10: has the same alternates on each page: the languages with a translation", () => {
    const set = headOf("es").alternates;
    expect(set).toEqual({
      es: `${testSite}/es/tours/dunas`,
      en: `${testSite}/en/tours/dunas`,
      "x-default": `${testSite}/tours/dunas`,
    });
    expect(headOf("en").alternates).toEqual(set);
    expect(headOf("fr", {}, true).alternates).toEqual(set);
    expect(headOf("fr").alternates).toEqual({});
    expect(headOf("fr", { name_fr: "Dunes", short_description_fr: "Sable" }).alternates).toEqual(
      {},
    );
    const all = headOf("fr", { full_description_fr: "Long" }).alternates;
    expect(Object.keys(all)).toEqual(["es", "en", "fr", "x-default"]);
  });
});

describe("structured data of a tour's page", () => {
  const trip = (more: Partial<Row<"tours">> = {}) => headOf("en", more).data[0];

  it("J1, E6: is a trip and a product with its lowest price", () => {
    expect(trip()).toMatchObject({
      "@type": ["TouristTrip", "Product"],
      "@id": `${testSite}/en/tours/dunas#trip`,
      name: "Dunes",
      duration: "P14D",
      url: `${testSite}/en/tours/dunas`,
      tripOrigin: { "@type": "Place", name: "Windhoek" },
      offers: {
        "@type": "AggregateOffer",
        lowPrice: 6480,
        highPrice: 6480,
        priceCurrency: "USD",
        eligibleQuantity: { minValue: 2, maxValue: 8 },
      },
    });
    expect(trip({ duration_days: 1 }).duration).toBe("P1D");
    expect(trip().provider).toMatchObject({ "@id": `${testSite}/#organization` });
    expect(trip().image).toEqual([
      expect.stringContaining(`${testSite}/share/en/tours/dunas.jpg?v=`),
      `${testSite}/storage/v1/object/public/tour-images/a.jpg`,
      "https://cdn.example/b.jpg",
    ]);
  });

  it("J1, J7: the offer covers the prices of all seasons", () => {
    const seasons = [
      { name_es: "Alta", months: [7], price_2: 8100, price_4: 7200 },
      { name_es: "Verde", months: [2], price_2: 6100 },
    ];
    expect(trip({ seasons }).offers).toMatchObject({
      lowPrice: 6100,
      highPrice: 8100,
    });
  });

  it("J1: lists days by heading, or else by text, with their place", () => {
    expect(trip().itinerary).toEqual({
      "@type": "ItemList",
      numberOfItems: 2,
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Llegada" },
        {
          "@type": "ListItem",
          position: 2,
          name: "Before the sun.",
          item: { "@type": "Place", name: "Sossusvlei" },
        },
      ],
    });
    expect(trip({ itinerary: [] }).itinerary).toBeUndefined();
  });

  it("J1: has breadcrumbs from the home page", () => {
    expect(headOf("en").data[1].itemListElement).toMatchObject([
      { position: 1, name: "Home", item: `${testSite}/en` },
      { position: 2, name: "Tours", item: `${testSite}/en/tours` },
      { position: 3, name: "Dunes", item: `${testSite}/en/tours/dunas` },
    ]);
  });
});
