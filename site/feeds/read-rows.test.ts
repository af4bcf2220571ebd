import { createClient } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import type { Database } from "#shared/database.types.ts";
import type { AppContext } from "~/context";
import { testSite } from "~/seo/test-page";
import { readFeedPosts } from "./feed-posts.server";
import { readEntries } from "./sitemap-entries.server";
import { readSitemapPages } from "./sitemap-pages.server";
import { readPlan } from "./sitemap-plan.server";
import { readPostParts, readPosts } from "./sitemap-posts.server";

/** The loaders' context with a backend that answers each table with the given rows, or fails. */
function contextWith(tables: Record<string, unknown[]> | undefined) {
  const logged: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    if (!tables) return Response.json({ message: "relation is gone" }, { status: 400 });
    const table = new URL(String(input)).pathname.split("/").at(-1) ?? "";
    return Response.json(tables[table] ?? []);
  };
  const context: AppContext = {
    siteUrl: testSite,
    thirdParties: { reviewWidget: undefined, script: undefined },
    captcha: { url: "", on: false },
    enquiryMonths: 0,
    supabase: createClient<Database>(testSite, "key", {
      global: { fetch },
      auth: { persistSession: false },
    }),
    readSettings: async () => null,
    pictures: { lookUp: async () => new Map(), share: async () => undefined },
    withSearch: (search) => search(),
    callFunction: async () => new Response(),
    typesetBrochure: async () => undefined,
    finishDocument: (html) => html,
    log: { info: () => {}, error: (message) => logged.push(message) },
  };
  return { context, logged };
}

describe("sitemap rows", () => {
  it("A6: the static pages are listed even when nothing can be read", async () => {
    const { context, logged } = contextWith(undefined);
    const { lists, parted } = await readPlan(context);
    expect(parted).toBe(false);
    const pages = await readSitemapPages(context, lists, undefined);
    expect(pages.map((page) => page.path)).toEqual([
      "/",
      "/about",
      "/destinations",
      "/tours",
      "/blog",
      "/contact",
      "/privacy",
    ]);
    expect(pages.every((page) => page.lastModified === undefined)).toBe(true);
    expect(logged).toHaveLength(5);
  });

  it("A6: nothing is said of posts that cannot be read, rather than that there are none", async () => {
    const { context, logged } = contextWith(undefined);
    expect(await readPostParts(context)).toBeUndefined();
    expect(await readPosts(context)).toBeUndefined();
    expect(logged).toHaveLength(2);
  });

  it("J1: a tour and a destination are named in the languages of their names or else descriptions", async () => {
    const row = {
      slug: "x",
      updated_at: "2026-03-01",
      name_en: " ",
      short_description_fr: "Sable",
    };
    const { context } = contextWith({ tours: [row], destinations: [{ ...row, name_en: "Sand" }] });
    expect(await readEntries(context, "tours")).toEqual([
      { path: "/tours/x", lastModified: "2026-03-01", translated: ["es", "fr"] },
    ]);
    expect(await readEntries(context, "destinations")).toEqual([
      { path: "/destinations/x", lastModified: "2026-03-01", translated: ["es", "en", "fr"] },
    ]);
    const broken = contextWith(undefined);
    expect(await readEntries(broken.context, "tours")).toBeUndefined();
    expect(broken.logged).toEqual(["sitemap rows not read"]);
  });

  it("A6: a post has its own time, and the languages of its title or else its content", async () => {
    const post = { published_at: "2026-02-01T00:00:00+00:00", updated_at: "2026-03-01" };
    const { context } = contextWith({
      blog_posts: [
        { ...post, slug: "x", title_fr: "Titre" },
        { ...post, slug: "y", title_en: "", content_en: "Dunes" },
      ],
    });
    expect(await readPosts(context)).toEqual([
      { path: "/blog/x", lastModified: "2026-03-01", translated: ["es", "fr"] },
      { path: "/blog/y", lastModified: "2026-03-01", translated: ["es", "en"] },
    ]);
  });
});

it("F1: a feed that cannot be read is empty, and the reason is logged", async () => {
  const { context, logged } = contextWith(undefined);
  expect(await readFeedPosts(context, "en")).toEqual([]);
  expect(logged).toEqual(["feed posts not read"]);
});

it("A9: the feed falls back to Spanish where a text is not translated", async () => {
  const row = {
    id: "1",
    slug: "x",
    title: "Pan",
    title_en: "",
    excerpt: "Brasas",
    excerpt_en: "Coals",
  };
  const { context } = contextWith({ blog_posts: [row] });
  expect(await readFeedPosts(context, "en")).toMatchObject([{ title: "Pan", excerpt: "Coals" }]);
});
