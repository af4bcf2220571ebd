import { createClient } from "@supabase/supabase-js";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { brandOf } from "#shared/brand/brand.ts";
import type { Database } from "#shared/database.types.ts";
import { locales } from "#shared/locales.ts";
import { type AppContext, appContext } from "~/context";
import { localizePath } from "~/i18n/paths";
import { fixedPaths } from "~/page-list";
import { testSite } from "~/seo/test-page";
import { readFeedPosts } from "./feed-posts.server";
import { loader as sitemap } from "./sitemap";
import { isShownEmpty, readEntries } from "./sitemap-entries.server";

type Tables = Record<string, unknown[] | undefined>;

/**
 * Loader context with a backend that returns the given rows per table and `total` as count. A table
 * that is undefined fails.
 */
function contextWith(tables: Tables | undefined, total = 0) {
  const logged: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const table = new URL(String(input)).pathname.split("/").at(-1) ?? "";
    const rows = tables && table in tables ? tables[table] : tables && [];
    if (!rows) return Response.json({ message: "relation is gone" }, { status: 400 });
    return Response.json(rows, { headers: { "content-range": `*/${total}` } });
  };
  const context: AppContext = {
    siteUrl: testSite,
    brand: brandOf(null),
    thirdParties: { reviewWidget: undefined, script: undefined },
    captcha: { kind: undefined, url: "" },
    privacy: { enquiryMonths: 0, backupDays: 0, mailHost: undefined, databaseHost: undefined },
    securityContact: undefined,
    supabase: createClient<Database>(testSite, "key", {
      global: { fetch },
      auth: { persistSession: false },
    }),
    readSettings: async () => null,
    readTourFacts: async () => null,
    readTexts: async () => [],
    readFixedPages: async () => null,
    readPublishedLists: async () => null,
    pictures: {
      lookUp: async () => new Map(),
      share: async () => undefined,
      heroLooks: async () => undefined,
    },
    withSearch: (search) => search(),
    readBody: async () => undefined,
    callFunction: async () => new Response(),
    typesetBrochure: async () => undefined,
    finishDocument: (html) => html,
    log: { info: () => {}, error: (message) => logged.push(message) },
  };
  return { context, logged };
}

/** Response to `/sitemap.xml`. */
async function answerOf(app: AppContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  return sitemap({ context } as never).catch((thrown: Response) => thrown);
}

describe("the sitemap", () => {
  const read = ["tours", "destinations", "blog_posts", "blog_terms", "departures"];

  it("A6: without entries lists the static pages", async () => {
    const answer = await answerOf(contextWith({}).context);
    expect(answer.status).toBe(200);
    const locs = (await answer.text()).matchAll(/<loc>https:\/\/tsamma.example(.*?)<\/loc>/g);
    const notYet = ["/search", "/terms", "/legal", "/departures"];
    const listed = fixedPaths().filter(
      (path) => !notYet.includes(path) && (path === "/" || isShownEmpty(path.slice(1))),
    );
    expect(Array.from(locs, ([, path]) => path)).toEqual(
      listed.flatMap((path) => locales.map((locale) => localizePath(path, locale))),
    );
  });

  it.each(read)(
    "A6: answers 503 if %s cannot be read, so that no page seems removed",
    async (table) => {
      expect((await answerOf(contextWith({}).context)).status).toBe(200);
      const { context, logged } = contextWith({ [table]: undefined });
      const answer = await answerOf(context);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "600"]);
      expect(new Set(logged)).toEqual(new Set(["sitemap rows not read"]));
    },
  );
});

describe("sitemap rows", () => {
  it("J1: tours and destinations are listed in the languages of their main text", async () => {
    const row = {
      slug: "x",
      updated_at: "2026-03-01",
      full_description_en: " ",
      full_description_fr: "Sable",
    };
    const { context } = contextWith({
      tours: [row],
      destinations: [{ ...row, full_description_en: "Sand" }],
    });
    expect(await readEntries(context, "tours")).toEqual([
      { path: "/tours/x", lastModified: "2026-03-01", translated: ["es", "fr"] },
    ]);
    expect(await readEntries(context, "destinations")).toEqual([
      { path: "/destinations/x", lastModified: "2026-03-01", translated: ["es", "en", "fr"] },
    ]);
  });

  it("A6: a post is listed with its last change, in the languages of its content", async () => {
    const post = { published_at: "2026-02-01T00:00:00+00:00", updated_at: "2026-03-01" };
    const { context } = contextWith({
      blog_posts: [
        { ...post, slug: "x", content_fr: "Dunes" },
        { ...post, slug: "y", content_en: "" },
      ],
    });
    expect(await readEntries(context, "blog")).toEqual([
      { path: "/blog/x", lastModified: "2026-03-01", translated: ["es", "fr"] },
      { path: "/blog/y", lastModified: "2026-03-01", translated: ["es"] },
    ]);
  });
});

it("F1: the feed answers 503 after a read error, which is logged", async () => {
  const { context, logged } = contextWith(undefined);
  const answer = await readFeedPosts(context, "en").catch((thrown: Response) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get("retry-after")]).toEqual([503, "600"]);
  expect(logged).toEqual(["feed posts not read"]);
});

it("A9: untranslated texts of the feed fall back to Spanish", async () => {
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
