import { describe, expect, it } from "vitest";
import { type Locale, locales } from "#shared/locales.ts";
import type { ListPage } from "#shared/paging.ts";
import { wordingContext } from "~/i18n/facts.server";
import { localizePath } from "~/i18n/paths";
import type { Descriptors } from "~/seo/page-context";
import { pageMeta } from "~/seo/page-meta";
import { type HeadInput, readPage } from "~/seo/read-page.server";
import { headInput, readHead, testList, testSite, testWording } from "~/seo/test-page";
import { aboutHead } from "./about/head.server";
import { blogHead } from "./blog/head.server";
import { contactHead } from "./contact/head.server";
import { destinationsHead } from "./destinations/head.server";
import { homeHead } from "./home/head.server";
import { privacyHead } from "./privacy/head.server";
import { searchHead } from "./search/head.server";
import { toursHead } from "./tours/head.server";

/** Head of a list without entries. */
const listed =
  (head: (input: HeadInput, list: ListPage<never>) => Descriptors) => (input: HeadInput) =>
    head(input, testList(input));

const pages = [
  { path: "/", namespace: "home", meta: homeHead },
  { path: "/about", namespace: "about", meta: aboutHead },
  { path: "/destinations", namespace: "destinations", meta: listed(destinationsHead) },
  { path: "/tours", namespace: "tours", meta: listed(toursHead) },
  { path: "/blog", namespace: "blog", meta: listed(blogHead) },
  { path: "/contact", namespace: "contact", meta: contactHead },
  { path: "/privacy", namespace: "privacy", meta: privacyHead },
] as const;

type Page = (typeof pages)[number];

function headOf(page: Page, prefix: Locale | undefined, locale = prefix ?? "es", query = "") {
  const address = localizePath(page.path, prefix) + query;
  return readHead(page.meta(headInput(address, locale)));
}

describe.each(pages)("head of $path", (page) => {
  it.each(locales)("A6: has title, description, keywords and share tags in %s", (locale) => {
    const head = headOf(page, undefined, locale);
    for (const text of [head.title, head.meta("description"), head.meta("keywords")]) {
      expect(text).toBeTypeOf("string");
      // A missing message shows its key.
      expect(text).not.toMatch(/\.meta\.|\{/);
    }
    expect(head.title).toContain("Tsamma Safaris");
    expect(String(head.title).length).toBeLessThanOrEqual(65);
    expect(head.title).not.toContain("…");
    const description = String(head.meta("description"));
    expect(description.length).toBeLessThanOrEqual(160);
    // The text itself is short enough.
    expect(description).not.toContain("…");
    expect(head.meta("og:type")).toBe("website");
    expect(head.meta("og:image")).toBe(`${testSite}/og-image.jpg`);
    expect(head.meta("og:image:width")).toBe("1200");
    expect(head.meta("og:image:height")).toBe("630");
    expect(head.meta("og:image:alt")).not.toMatch(/^meta\./);
    expect(head.meta("og:url")).toBe(head.canonical[0]);
    expect(head.meta("og:locale")).toMatch(new RegExp(`^${locale}_`));
    expect(head.metas("og:locale:alternate")).toHaveLength(2);
    expect(head.meta("twitter:card")).toBe("summary_large_image");
    expect(head.data.length).toBeGreaterThan(0);
    for (const data of head.data) expect(data["@context"]).toBe("https://schema.org");
  });

  it("A6: has a different description in each language", () => {
    const seen = new Set(locales.map((locale) => headOf(page, locale).meta("description")));
    expect(seen.size).toBe(locales.length);
  });

  it.each([undefined, ...locales])("A6: has its own canonical URL under %s", (prefix) => {
    const own = testSite + localizePath(page.path, prefix);
    expect(headOf(page, prefix).canonical).toEqual([own]);
    expect(headOf(page, prefix, "es", "?utm_source=x&tour=y&sent=1").canonical).toEqual([own]);
    expect(headOf(page, prefix, "es", "?a=b&page=2").canonical).toEqual([`${own}?page=2`]);
    expect(headOf(page, prefix, "es", "?page=%22%3E%3Cscript").canonical).toEqual([own]);
  });

  it("A10: all language versions list the same alternates, including themselves", () => {
    const set = headOf(page, undefined).alternates;
    expect(Object.keys(set)).toEqual([...locales, "x-default"]);
    expect(set["x-default"]).toBe(testSite + page.path);
    for (const prefix of locales) {
      const head = headOf(page, prefix);
      expect(head.alternates).toEqual(set);
      expect(head.canonical).toEqual([set[prefix]]);
    }
    expect(headOf(page, undefined).canonical).toEqual([set["x-default"]]);
  });

  it("A10: alternates of a numbered page have the same number", () => {
    const { alternates, canonical } = headOf(page, "en", "en", "?page=3");
    expect(alternates.en).toBe(canonical[0]);
    for (const href of Object.values(alternates))
      expect(href).toMatch(/[^/]\?page=3$|^[^?]+\.example\/\?page=3$/);
  });

  it("A6: has breadcrumbs in the visitor's prefix", () => {
    const { data } = headOf(page, "fr");
    const trail = data.find((entry) => entry["@type"] === "BreadcrumbList");
    if (page.path === "/") return expect(trail).toBeUndefined();
    expect(trail.itemListElement).toMatchObject([
      { "@type": "ListItem", position: 1, name: "Accueil", item: `${testSite}/fr` },
      { "@type": "ListItem", position: 2, item: `${testSite}/fr${page.path}` },
    ]);
  });
});

const pageAt = (path: Page["path"]) => pages.find((page) => page.path === path) as Page;

describe("pageMeta", () => {
  it.each([
    ["a filtered list", (input: HeadInput) => toursHead(input, testList(input), true)],
    ["a search", (input: HeadInput) => searchHead(input, "dunes")],
  ])("A6: %s has noindex without canonical address and alternates", (_, head) => {
    const { meta, canonical, alternates } = readHead(head(headInput("/en/tours?days=8-10", "en")));
    expect(meta("robots")).toBe("noindex");
    expect(canonical).toEqual([]);
    expect(alternates).toEqual({});
  });

  it("A6: a title of more than 65 characters with the company's name omits the name; a longer one is cut after a word", () => {
    const titleOf = (title: string) => {
      const page = readPage(headInput("/en/about", "en"), "/about", "about");
      return readHead(pageMeta(page, { title, description: "", structuredData: [] })).title;
    };
    expect(titleOf("Dunes")).toBe("Dunes | Tsamma Safaris");
    const long = "From the Cape to the Maluti mountains: 12 days (Lesotho, slowly)";
    expect(titleOf(long)).toBe(long);
    const [fits, tooLong] = ["x".repeat(48), "x".repeat(49)];
    expect(titleOf(fits)).toBe(`${fits} | Tsamma Safaris`);
    expect(titleOf(tooLong)).toBe(tooLong);
    expect(String(titleOf(`${long}, ${long}`)).length).toBeLessThanOrEqual(70);
  });

  it("A6: adds the company's name to every title except that of the home page", () => {
    expect(headOf(pageAt("/about"), "en").title).toBe("About us | Tsamma Safaris");
    expect(headOf(pageAt("/"), "en").title).toBe(
      "Tsamma Safaris: tailor-made safaris in southern Africa",
    );
  });

  it("A6: the canonical URL has the page's own path, whatever path was requested", () => {
    const head = readHead(listed(toursHead)(headInput("/TOURS/", "en")));
    expect(head.canonical).toEqual([`${testSite}/tours`]);
  });

  it("A6: a list page links its neighbours; pages past the end are not indexed", () => {
    const linksOf = (query: string) => {
      const input = headInput(`/en/tours${query}`, "en");
      const descriptors = toursHead(input, testList(input));
      const rel = (name: string) =>
        descriptors.find((entry) => "rel" in entry && entry.rel === name);
      const { title, canonical, meta } = readHead(descriptors);
      return {
        title,
        canonical: canonical[0],
        prev: (rel("prev") as { href: string } | undefined)?.href,
        next: (rel("next") as { href: string } | undefined)?.href,
        robots: meta("robots"),
      };
    };
    const tours = `${testSite}/en/tours`;
    const title = "Safari tours | Tsamma Safaris";
    const none = { prev: undefined, next: undefined, robots: undefined };
    expect(linksOf("")).toEqual({ ...none, title, canonical: tours, next: `${tours}?page=2` });
    expect(linksOf("?page=2&tour=x")).toEqual({
      title: "Safari tours, page 2 | Tsamma Safaris",
      canonical: `${tours}?page=2`,
      prev: tours,
      next: `${tours}?page=3`,
      robots: undefined,
    });
    const last = linksOf("?page=9");
    expect([last.prev, last.next, last.robots]).toEqual([`${tours}?page=8`, undefined, undefined]);
    const beyond = linksOf("?page=10");
    expect([beyond.prev, beyond.next, beyond.robots]).toEqual([undefined, undefined, "noindex"]);
  });

  it("F1: links the feed of the page's language", () => {
    expect(headOf(pageAt("/blog"), undefined, "fr").feeds).toEqual([`${testSite}/fr/rss.xml`]);
  });

  it("E6: the description of tours mentions 12-14 days, $5,850pp and groups of 2-10", () => {
    const description = headOf(pageAt("/tours"), "en").meta("description");
    expect(description).toContain("12-14 day tours from $5,850pp");
    expect(description).toContain("groups of 2-10");
  });

  it.each(locales)(
    "K13: the description of tours in %s says no numbers if there are no tours",
    (locale) => {
      const input = headInput(`/${locale}/tours`, locale);
      input.context.set(wordingContext, testWording(locale, null));
      const description = String(readHead(toursHead(input, testList(input))).meta("description"));
      expect(description).not.toMatch(/\d|\{|…/);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );
});
