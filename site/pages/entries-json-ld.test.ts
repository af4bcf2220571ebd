import { expect, it } from "vitest";
import { type ListPage, pageSizes } from "#shared/paging.ts";
import type { Descriptors } from "~/seo/page-context";
import type { HeadInput } from "~/seo/read-page.server";
import { headInput, readHead, testList, testSite } from "~/seo/test-page";
import { blogHead } from "./blog/head.server";
import { destinationsHead } from "./destinations/head.server";
import { toursHead } from "./tours/head.server";

function headOfList<Entry>(
  head: (input: HeadInput, list: ListPage<Entry>) => Descriptors,
  input: HeadInput,
  entries: Entry[],
) {
  return head(input, testList(input, entries));
}

const itemsOf = (list: string) => [
  { "@type": "ListItem", position: 1, name: "Dunes", url: `${testSite}/en/${list}/dunas` },
  { "@type": "ListItem", position: 2, name: "Delta", url: `${testSite}/en/${list}/delta` },
];

it("E6: the list of destinations names its entries by address, without their data", () => {
  const entries = [
    { slug: "dunas", name: "Dunes" },
    { slug: "delta", name: "Delta" },
  ];
  const input = headInput("/en/destinations?page=2", "en");
  const { data } = readHead(headOfList(destinationsHead, input, entries));
  const before = pageSizes.destinations;
  expect(data[0]).toEqual({
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: expect.any(String),
    url: `${testSite}/en/destinations?page=2`,
    numberOfItems: 100,
    itemListElement: itemsOf("destinations").map((item) => ({
      ...item,
      position: before + item.position,
    })),
  });
});

it("E6: the list of tours has address, duration, price and currency of each, and no product", () => {
  const entries = [
    { slug: "dunas", name: "Dunes", days: 14, price: 5850 },
    { slug: "delta", name: "Delta", days: 3, price: 990.5 },
  ];
  const { data } = readHead(headOfList(toursHead, headInput("/en/tours", "en"), entries));
  expect(data[0].itemListElement).toEqual(
    itemsOf("tours").map((item, at) => ({
      ...item,
      item: {
        "@type": "TouristTrip",
        "@id": `${item.url}#trip`,
        name: item.name,
        url: item.url,
        duration: ["P14D", "P3D"][at],
        offers: {
          "@type": "Offer",
          price: [5850, 990.5][at],
          priceCurrency: "USD",
          url: item.url,
        },
      },
    })),
  );
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
