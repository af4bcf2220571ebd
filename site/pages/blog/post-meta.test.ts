import { describe, expect, it } from "vitest";
import type { Locale } from "#shared/locales.ts";
import { postPath } from "~/seo/addresses";
import { readPage } from "~/seo/read-page.server";
import { headInput, readHead, testSite } from "~/seo/test-page";
import { postHead } from "./post-head.server";

const post = {
  slug: "pan-en-las-brasas",
  title: "Bread in the coals",
  excerpt: "Flour, water, patience.",
  author: "Lerato M.",
  picture: { src: "/storage/v1/object/public/blog-images/x.jpg", version: "abc" },
  category: "Camp",
  tags: ["bread", "fire", "bread"],
  publishedAt: "2026-03-01T08:00:00+00:00",
  updatedAt: "2026-03-05T08:00:00+00:00",
};

function headOf(prefix: Locale | undefined, facts: Parameters<typeof postHead>[1] = post) {
  const address = `${prefix ? `/${prefix}` : ""}/blog/${post.slug}`;
  const page = readPage(headInput(address, prefix ?? "es"), postPath(post.slug), "blog");
  return readHead(postHead(page, facts));
}

describe("head of a post", () => {
  it("A6: share tags describe an article with the post's picture", () => {
    const head = headOf("en");
    expect(head.title).toBe("Bread in the coals | Tsamma Safaris");
    expect(head.meta("description")).toBe(post.excerpt);
    expect(head.meta("og:type")).toBe("article");
    const image = head.meta("og:image");
    expect(image).toMatch(
      new RegExp(`^${testSite}/share/en/blog/pan-en-las-brasas.jpg\\?v=[0-9a-f]{10}$`),
    );
    expect(head.meta("og:image:width")).toBe("1200");
    expect(head.meta("og:image:height")).toBe("630");
    expect(head.meta("og:image:alt")).toBe(post.title);
    expect(head.meta("twitter:image")).toBe(image);
    expect(head.data[0].image).toEqual([image, testSite + post.picture.src]);
    expect(head.meta("article:published_time")).toBe(post.publishedAt);
    expect(head.meta("article:modified_time")).toBe(post.updatedAt);
    expect(head.metas("article:tag")).toEqual(["bread", "fire"]);
    expect(head.feeds).toEqual([`${testSite}/en/rss.xml`]);
  });

  it("A6: the URL of the share picture changes with everything it shows", () => {
    const { picture } = post;
    const addresses = [
      post,
      { ...post, title: "Bread" },
      { ...post, category: "Food" },
      { ...post, picture: { ...picture, version: "abd" } },
      { ...post, picture: { ...picture, at: "20% 50%" } },
    ].map((facts) => headOf("en", facts).meta("og:image"));
    expect(new Set(addresses).size).toBe(5);
    expect(headOf("en", { ...post, excerpt: "Other." }).meta("og:image")).toBe(addresses[0]);
  });

  it("A6: an external picture is shared unchanged", () => {
    const head = headOf("en", { ...post, picture: { src: "https://cdn.example/a.jpg" } });
    expect(head.meta("og:image")).toBe("https://cdn.example/a.jpg");
    expect(head.meta("og:image:width")).toBeUndefined();
  });

  it("A6: without a valid picture the default one is shared", () => {
    for (const src of [undefined, "", "javascript:alert(1)", "http://[bad"]) {
      const head = headOf("en", { ...post, picture: src === undefined ? undefined : { src } });
      expect(head.meta("og:image")).toBe(`${testSite}/og-image.jpg`);
      expect(head.meta("og:image:width")).toBe("1200");
    }
  });

  it("A6: structured data is a BlogPosting with author, dates and publisher", () => {
    expect(headOf("en").data[0]).toMatchObject({
      "@type": "BlogPosting",
      headline: post.title,
      author: { "@type": "Person", name: "Lerato M." },
      publisher: { "@id": `${testSite}/#organization` },
      datePublished: post.publishedAt,
      dateModified: post.updatedAt,
      inLanguage: "en",
      mainEntityOfPage: { "@id": `${testSite}/en/blog/${post.slug}` },
    });
    expect(headOf("en").data[1].itemListElement).toHaveLength(3);
  });

  it("A10: a fully translated post has alternates in every language", () => {
    const set = headOf(undefined).alternates;
    expect(Object.keys(set)).toEqual(["es", "en", "fr", "x-default"]);
    for (const prefix of ["es", "en", "fr"] as const) {
      expect(headOf(prefix).alternates).toEqual(set);
    }
  });

  it("A10: an untranslated language is no alternate, and its page has none", () => {
    const facts = { ...post, translated: ["es", "fr"] as const };
    const set = headOf("es", facts).alternates;
    expect(Object.keys(set)).toEqual(["es", "fr", "x-default"]);
    expect(headOf(undefined, facts).alternates).toEqual(set);
    const untranslated = headOf("en", facts);
    expect(untranslated.alternates).toEqual({});
    expect(untranslated.canonical).toEqual([`${testSite}/en/blog/${post.slug}`]);
    expect(untranslated.data[0].inLanguage).toBe("es");
  });
});
