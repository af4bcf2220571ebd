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

it.each([
  ["tours", toursHead],
  ["destinations", destinationsHead],
] as const)("E6: the list of %s names its entries by address, without their data", (list, head) => {
  const entries = [
    { slug: "dunas", name: "Dunes" },
    { slug: "delta", name: "Delta" },
  ];
  const { data } = readHead(headOfList(head, headInput(`/en/${list}?page=2`, "en"), entries));
  const before = pageSizes[list];
  expect(data[0]).toEqual({
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: expect.any(String),
    url: `${testSite}/en/${list}?page=2`,
    numberOfItems: 100,
    itemListElement: [
      {
        "@type": "ListItem",
        position: before + 1,
        name: "Dunes",
        url: `${testSite}/en/${list}/dunas`,
      },
      {
        "@type": "ListItem",
        position: before + 2,
        name: "Delta",
        url: `${testSite}/en/${list}/delta`,
      },
    ],
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
