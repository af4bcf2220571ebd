import type { Page } from "@playwright/test";
import { pageConfig } from "../../site/page-config.ts";
import { pageEntries } from "../../site/page-list.ts";
import { hostile } from "./corner-content.ts";
import { expect, test } from "./fixtures.ts";
import { at, locales } from "./pages.ts";

const sites = { demonstration: "TEST_SITE_URL", corners: "TEST_CORNERS_URL" };
/** Bare paths without parameters. */
const inSitemap = pageEntries
  .filter(([, { path }]) => !path.includes(":"))
  .filter(([name]) => pageConfig[name].sitemap)
  .map(([, { path }]) => path);
const prefixes = ["", ...locales.map((locale) => `/${locale}` as const)] as const;

interface Element {
  name: string;
  text: string;
  attributes: Record<string, string>;
  children: Element[];
}

/** Parses a file with the browser's XML parser, keeping name prefixes. */
async function readXml(page: Page, address: string, type: string): Promise<Element> {
  const response = await page.request.get(address);
  expect(response.status(), address).toBe(200);
  expect(response.headers()["content-type"]).toBe(`${type}; charset=utf-8`);
  return page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, "application/xml");
      const fault = parsed.querySelector("parsererror")?.textContent;
      if (fault) throw new Error(`${fault}\n${xml.slice(0, 2_000)}`);
      const read = (element: globalThis.Element): Element => ({
        name: element.nodeName,
        text: element.textContent,
        attributes: Object.fromEntries(
          Array.from(element.attributes, ({ name, value }) => [name, value]),
        ),
        children: Array.from(element.children, read),
      });
      return read(parsed.documentElement);
    },
    await response.text(),
  );
}

const named = (element: Element, name: string) =>
  element.children.filter((child) => child.name === name);

/** Text of an element that must occur once. */
function textOf(element: Element, name: string): string {
  const found = named(element, name);
  expect(found.length, `${name} in ${element.name}`).toBe(1);
  return found[0]?.text ?? "";
}

async function expectPages(page: Page, addresses: Iterable<string>) {
  const answers = new Map<string, number>();
  const all = [...new Set(addresses)];
  // A few at a time, like crawlers.
  while (all.length > 0)
    await Promise.all(
      all.splice(0, 8).map(async (address) => {
        const response = await page.request.get(address, { maxRedirects: 0 });
        answers.set(address, response.status());
      }),
    );
  expect(answers.size).toBeGreaterThan(0);
  expect([...answers].filter(([, status]) => status !== 200)).toEqual([]);
}

for (const [site, variable] of Object.entries(sites)) {
  test(`F1: each feed of the ${site} site is valid RSS 2.0, and its links lead to pages`, {
    tag: "@deep",
  }, async ({ page }) => {
    const url = process.env[variable] ?? "";
    const links: string[] = [];
    const titles: string[] = [];
    for (const prefix of prefixes) {
      const address = `${url}${prefix}/rss.xml`;
      const feed = await readXml(page, address, "application/rss+xml");
      expect(feed).toMatchObject({ name: "rss", attributes: { version: "2.0" } });
      const [channel, ...others] = feed.children;
      if (channel?.name !== "channel" || others.length > 0) throw new Error("not one channel");
      expect(textOf(channel, "title")).not.toBe("");
      expect(textOf(channel, "description")).not.toBe("");
      // Without a language the response is Spanish.
      expect(textOf(channel, "language")).toBe(prefix.slice(1) || "es");
      expect(textOf(channel, "link")).toBe(`${url}${prefix}/blog`);
      expect(Date.parse(textOf(channel, "lastBuildDate"))).not.toBeNaN();
      expect(named(channel, "atom:link").map(({ attributes }) => attributes)).toEqual([
        { href: address, rel: "self", type: "application/rss+xml" },
      ]);
      const items = named(channel, "item");
      expect(items.length).toBeGreaterThan(2);
      const ids = items.map((item) => {
        for (const name of ["title", "description", "dc:creator", "category"])
          expect(textOf(item, name)).not.toBe("");
        expect(new Date(textOf(item, "pubDate")).toUTCString()).toBe(textOf(item, "pubDate"));
        expect(named(item, "guid")[0]?.attributes).toEqual({ isPermaLink: "false" });
        titles.push(textOf(item, "title"));
        links.push(textOf(item, "link"));
        return textOf(item, "guid");
      });
      expect(new Set(ids).size).toBe(items.length);
      const posts = links.slice(-items.length);
      expect(posts.filter((link) => !link.startsWith(`${url}${prefix}/blog/`))).toEqual([]);
    }
    expect(titles.filter((title) => title === hostile)).toHaveLength(site === "corners" ? 4 : 0);
    await expectPages(page, links);
  });

  test(`A10: the sitemap of the ${site} site is valid, its URLs lead to pages, and alternates are reciprocal`, {
    tag: "@deep",
  }, async ({ page }) => {
    const url = process.env[variable] ?? "";
    const robots = await (await page.request.get(`${url}/robots.txt`)).text();
    const address = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? "";
    expect(address).toBe(`${url}/sitemap.xml`);
    const map = await readXml(page, address, "application/xml");
    expect(map).toMatchObject({
      name: "urlset",
      attributes: {
        xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
        "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
      },
    });
    const alternates = new Map<string, Record<string, string>>();
    for (const entry of map.children) {
      expect(entry.name).toBe("url");
      const loc = textOf(entry, "loc");
      expect(alternates.has(loc), loc).toBe(false);
      for (const { text } of named(entry, "lastmod"))
        expect(new Date(text).toISOString()).toBe(text);
      const set: Record<string, string> = {};
      for (const { attributes } of named(entry, "xhtml:link")) {
        const { rel, hreflang = "", href = "" } = attributes;
        expect([rel, set[hreflang]]).toEqual(["alternate", undefined]);
        set[hreflang] = href;
      }
      alternates.set(loc, set);
    }
    for (const [loc, set] of alternates) {
      expect(Object.keys(set), loc).toEqual(expect.arrayContaining(["x-default", "es"]));
      expect(Object.values(set), loc).toContain(loc);
      const { "x-default": bare = "", ...others } = set;
      for (const other of Object.values(others)) expect(alternates.get(other), other).toEqual(set);
      expect([...alternates.keys()]).not.toContain(bare);
    }
    const entries = [...alternates.keys()].filter((loc) => /\/(?:tours|destinations)\/./.test(loc));
    expect(entries.length, "addresses of tours and destinations").toBeGreaterThanOrEqual(5);
    for (const path of inSitemap) {
      // Legal pages and lists outside the navigation need a published entry; without one they are missing or not indexed.
      const response = await page.request.get(url + at("es", path));
      if (response.status() === 404 || /"robots" content="noindex/.test(await response.text()))
        continue;
      for (const prefix of locales)
        expect([...alternates.keys()]).toContain(url + at(prefix, path));
    }
    await expectPages(page, alternates.keys());
  });
}
