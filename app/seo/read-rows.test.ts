import { createClient } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import type { AppContext } from "~/lib/context";
import type { Database } from "~/lib/database.types";
import { readFeedPosts } from "./feed-posts.server";
import { readSitemapPages } from "./sitemap-pages.server";
import { testSite } from "./test-page";

/** The loaders' context with a backend that answers each table with the given rows, or fails. */
function contextWith(tables: Record<string, unknown[]> | undefined) {
  const logged: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    if (!tables) return Response.json({ message: "relation is gone" }, { status: 400 });
    const table = new URL(String(input)).pathname.split("/").at(-1) ?? "";
    return Response.json(tables[table] ?? []);
  };
  const context: AppContext = {
    publishableKey: "",
    siteUrl: testSite,
    thirdParties: { reviewWidget: undefined, script: undefined },
    captcha: { url: "", on: false },
    supabase: createClient<Database>(testSite, "key", {
      global: { fetch },
      auth: { persistSession: false },
    }),
    pictures: { lookUp: async () => new Map(), share: async () => undefined },
    callFunction: async () => new Response(),
    log: { info: () => {}, error: (message) => logged.push(message) },
  };
  return { context, logged };
}

describe("sitemap rows", () => {
  it("A6: the static pages are listed even when nothing can be read", async () => {
    const { context, logged } = contextWith(undefined);
    const pages = await readSitemapPages(context);
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
    expect(logged).toHaveLength(3);
  });

  it("A6: a list changed when the newest of its rows did, home with its featured tours", async () => {
    const { context } = contextWith({
      tours: [
        { updated_at: "2026-01-01T00:00:00+00:00", is_featured: true },
        { updated_at: "2026-05-01T00:00:00+00:00", is_featured: false },
      ],
      destinations: [{ updated_at: "2026-02-01T00:00:00+00:00" }],
      blog_posts: [{ slug: "x", updated_at: "2026-03-01T00:00:00+00:00", title_fr: "Titre" }],
    });
    const pages = await readSitemapPages(context);
    const changed = Object.fromEntries(pages.map((page) => [page.path, page.lastModified]));
    expect(changed).toEqual({
      "/": "2026-01-01T00:00:00+00:00",
      "/tours": "2026-05-01T00:00:00+00:00",
      "/destinations": "2026-02-01T00:00:00+00:00",
      "/blog": "2026-03-01T00:00:00+00:00",
      "/blog/x": "2026-03-01T00:00:00+00:00",
    });
    expect(pages.at(-1)?.translated).toEqual(["es", "fr"]);
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
