import { describe, expect, it } from "vitest";
import type { ListPage } from "#shared/paging.ts";
import type { Descriptors } from "~/seo/page-context";
import type { HeadInput } from "~/seo/read-page.server";
import { headInput, readHead, testList, testSite } from "~/seo/test-page";
import { blogHead } from "./blog/head.server";
import { destinationsHead } from "./destinations/head.server";
import { toursHead } from "./tours/head.server";

const tour = {
  slug: "dunas",
  name: "Dunes and desert elephants",
  shortDescription: "From the red sea of sand to the dry rivers.",
  destination: "Namibia",
  pictures: [
    { src: "/storage/v1/object/public/tour-images/a.jpg", version: "abc" },
    { src: "javascript:alert(1)" },
    { src: "" },
  ],
  days: 14,
  minGroup: 2,
  maxGroup: 8,
  price: 6480.5,
};

function headOfList<Entry>(
  head: (input: HeadInput, list: ListPage<Entry>) => Descriptors,
  input: HeadInput,
  entries: Entry[],
) {
  return head(input, testList(input, entries));
}

function tourData(facts = tour) {
  const head = readHead(headOfList(toursHead, headInput("/en/tours", "en"), [facts]));
  return head.data[0].itemListElement[0].item;
}

describe("structured data of a tour", () => {
  it("E6: marks the duration as P{n}D", () => {
    expect(tourData()["@type"]).toEqual(["TouristTrip", "Product"]);
    expect(tourData()["@id"]).toBe(`${testSite}/en/tours/dunas#trip`);
    expect(tourData().duration).toBe("P14D");
    expect(tourData({ ...tour, days: 1 }).duration).toBe("P1D");
  });

  it("E6: has an offer in US dollars without priceValidUntil", () => {
    expect(tourData().offers).toMatchObject({
      "@type": "Offer",
      price: 6480.5,
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url: `${testSite}/en/tours/dunas`,
      eligibleQuantity: { minValue: 2, maxValue: 8 },
    });
    expect(tourData().offers).not.toHaveProperty("priceValidUntil");
  });

  it("E6: has only http(s) pictures", () => {
    expect(tourData().image).toEqual([
      expect.stringContaining(`${testSite}/share/en/tours/dunas.jpg?v=`),
      `${testSite}/storage/v1/object/public/tour-images/a.jpg`,
    ]);
    expect(tourData({ ...tour, pictures: [] }).image).toBeUndefined();
  });

  it("E6: names the company as provider", () => {
    expect(tourData().provider).toMatchObject({ "@id": `${testSite}/#organization` });
    expect(tourData().touristType).toContain("families");
  });
});

it("A6: destinations are tourist destinations with their attractions", () => {
  const facts = {
    slug: "namib-y-etosha",
    name: "Namib et Etosha",
    country: "Namibie",
    shortDescription: "Des dunes à l’ouest.",
    pictures: [{ src: "https://cdn.example/a.webp" }],
    highlights: ["Sossusvlei"],
  };
  const args = headInput("/fr/destinations", "fr");
  const { data } = readHead(headOfList(destinationsHead, args, [facts]));
  expect(data[0]).toMatchObject({ "@type": "ItemList", numberOfItems: 100 });
  expect(data[0].itemListElement[0]).toMatchObject({
    position: 1,
    item: {
      "@type": "TouristDestination",
      "@id": `${testSite}/fr/destinations/namib-y-etosha#destination`,
      url: `${testSite}/fr/destinations/namib-y-etosha`,
      image: ["https://cdn.example/a.webp"],
      containedInPlace: { "@type": "Country", name: "Namibie" },
      includesAttraction: [{ "@type": "TouristAttraction", name: "Sossusvlei" }],
    },
  });
});

it("A6: the blog lists its posts, in the visitor's prefix", () => {
  const post = { slug: "a-b", title: "Bread", excerpt: "In the coals.", author: "Lerato" };
  const { data } = readHead(headOfList(blogHead, headInput("/en/blog", "en"), [post]));
  expect(data[0]).toMatchObject({
    "@type": "Blog",
    inLanguage: "en",
    blogPost: [{ "@type": "BlogPosting", headline: "Bread", url: `${testSite}/en/blog/a-b` }],
  });
});
