import { describe, expect, it } from "vitest";
import { destinations } from "#content/types/destinations.ts";
import { posts } from "#content/types/posts.ts";
import { tours } from "#content/types/tours.ts";
import { alternatesOf, postPath } from "~/seo/addresses";
import { testSite } from "~/seo/test-page";
import { translatedLocales } from "~/seo/translated-locales";
import { type FeedPost, rss } from "./rss-xml";
import { newest, sitemap } from "./sitemap-xml";
import { escapeXml } from "./xml";

const hostile = `]]></title><item>&amp;"'\u0000\u000b\ud800é`;

const post: FeedPost = {
  id: "6b1f7f0e-0000-4000-8000-000000000001",
  path: postPath("a&b"),
  title: hostile,
  excerpt: hostile,
  author: hostile,
  category: hostile,
  publishedAt: "2026-03-01T08:00:00+00:00",
  updatedAt: "2026-04-01T10:30:00+02:00",
};

const feed = {
  siteUrl: testSite,
  locale: "en",
  company: "Tsamma Safaris",
  title: "Safari blog",
  description: "Stories",
  posts: [post],
} as const;

describe("sitemap", () => {
  const xml = sitemap(testSite, [
    { path: "/", lastModified: "2026-01-02 03:04:05+00" },
    { path: "/about" },
    { path: postPath("a&b"), lastModified: "nonsense", translated: ["es", "fr"] },
  ]);
  const urls = [...xml.matchAll(/<url>.*?<\/url>/gs)].map(([url]) => url);

  it("A10: lists a page once per language, each with all alternates", () => {
    const locs = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    expect(locs.slice(0, 3)).toEqual(["/es", "/en", "/fr"].map((path) => testSite + path));
    for (const url of urls.slice(0, 6)) expect(url.match(/<xhtml:link /g)).toHaveLength(4);
    for (const { language, href } of alternatesOf(testSite, "/")) {
      expect(urls[0]).toContain(`hreflang="${language}" href="${href}"`);
    }
  });

  it("A10: omits languages into which a post is not translated", () => {
    const posts = urls.filter((url) => url.includes("/blog/"));
    expect(posts).toHaveLength(2);
    for (const url of posts) expect(url).not.toContain("/en/");
    expect(xml).toContain(`${testSite}/es/blog/a%26b`);
  });

  it("A6: a page has lastmod only if its last change is known", () => {
    expect(urls[0]).toContain("<lastmod>2026-01-02T03:04:05.000Z</lastmod>");
    expect(urls).toHaveLength(8);
    for (const url of urls.slice(3)) expect(url).not.toContain("lastmod");
  });
});

describe("sitemap pages", () => {
  it("A10: a numbered list page is listed under every prefix", () => {
    const xml = sitemap(testSite, [{ path: "/tours?page=2" }]);
    const locs = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    const paths = ["/es", "/en", "/fr"].map((prefix) => `${prefix}/tours?page=2`);
    expect(locs).toEqual(paths.map((path) => testSite + path));
    expect(xml).toContain(`hreflang="fr" href="${testSite}/fr/tours?page=2"`);
  });

  it("A6: newest() ignores missing and invalid times", () => {
    const times = [undefined, "2026-05-01T00:00:00+00:00", "nonsense", "2026-04-30T23:00:00-05:00"];
    expect(newest(times.map((lastModified) => ({ lastModified })))).toBe(times[3]);
    expect(newest([{}, {}])).toBeUndefined();
    expect(newest([])).toBeUndefined();
  });
});

describe("feed", () => {
  it("F1: links carry the language prefix if the feed's URL does", () => {
    expect(rss({ ...feed, prefix: "en" })).toContain(`<link>${testSite}/en/blog/a%26b</link>`);
    expect(rss({ ...feed, prefix: "en" })).toContain(`href="${testSite}/en/rss.xml" rel="self"`);
    expect(rss({ ...feed, prefix: undefined })).toContain(`<link>${testSite}/blog/a%26b</link>`);
  });

  it("F1: dates come from the posts", () => {
    const xml = rss({ ...feed, prefix: undefined });
    expect(xml).toContain("<pubDate>Sun, 01 Mar 2026 08:00:00 GMT</pubDate>");
    expect(xml).toContain("<lastBuildDate>Wed, 01 Apr 2026 08:30:00 GMT</lastBuildDate>");
    expect(rss({ ...feed, prefix: undefined, posts: [] })).not.toContain("lastBuildDate");
  });

  it("F1: hostile text in a post is escaped", () => {
    const xml = rss({ ...feed, prefix: undefined });
    expect(xml.match(/<item>/g)).toHaveLength(1);
    expect(xml).toContain(`<title>${escapeXml(hostile)}</title>`);
    // Some readers parse descriptions as HTML; markup in an excerpt must stay text.
    const plain = rss({ ...feed, prefix: undefined, posts: [{ ...post, excerpt: "a <b> & c" }] });
    expect(plain).toContain("<description>a &amp;lt;b&gt; &amp;amp; c</description>");
    expect(escapeXml(hostile)).toBe("]]&gt;&lt;/title&gt;&lt;item&gt;&amp;amp;&quot;&apos;\ufffdé");
  });
});

describe("languages of an entry", () => {
  it.each([
    [posts, { title_en: "Bread", excerpt_en: "Coals", content_fr: "Le pain" }, ["es", "fr"]],
    [posts, { title_en: "Bread", content_en: " \n", content_fr: null }, ["es"]],
    [tours, { name_en: "Dunes", short_description_fr: "Sable" }, ["es"]],
    [tours, { full_description_en: "Sand", full_description_fr: "Sable" }, ["es", "en", "fr"]],
    [destinations, { name_en: "Dunes", highlights_fr: ["Sable"] }, ["es"]],
    [destinations, { full_description_en: "Sand" }, ["es", "en"]],
  ] as const)(
    "A10: are those of its main text, whatever else is translated (%#)",
    (type, row, translated) => {
      expect(translatedLocales(type, row)).toEqual(translated);
    },
  );

  it("A10: the title decides for a type without a longer required text", () => {
    const faqs = { ...tours, fields: { name: tours.fields.name, vehicle: tours.fields.vehicle } };
    expect(translatedLocales(faqs, { name_fr: "Sable", vehicle_en: "Truck" })).toEqual([
      "es",
      "fr",
    ]);
  });
});
