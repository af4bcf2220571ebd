import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../shared/database.types.ts";
import { pageSizes } from "../../shared/paging.ts";
import { pageConfig } from "../../site/page-config.ts";
import {
  copyOfTemplate,
  destination,
  post,
  temporaryFolder,
  tour,
} from "../integration/backend/harness.ts";
import { type RunningSite, startSite } from "../support/site.ts";

let site: RunningSite;
let database: ReturnType<typeof createClient<Database>>;

/** Maximum number of entries in a file. */
const postsPerPart = 1000;

const tours = Array.from({ length: pageSizes.tours + 1 }, (_, n) => ({ ...tour, slug: `t${n}` }));

beforeAll(async () => {
  const folder = await copyOfTemplate(await temporaryFolder());
  site = await startSite({ DATA_DIR: folder, SEED: "none" });
  const { secretKey } = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"));
  database = createClient<Database>(site.url, secretKey, { auth: { persistSession: false } });
  const posts = Array.from({ length: postsPerPart }, (_, n) => ({
    ...post,
    slug: `p${1000 + n}`,
    is_published: true,
    published_at: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
  }));
  const insert = async (table: "tours" | "destinations" | "blog_posts", rows: object[]) => {
    const { error } = await database.from(table).insert(rows as never);
    if (error) throw error;
  };
  await insert("tours", tours);
  await insert("destinations", [destination]);
  // A thousand posts in one statement may exceed its timeout on a busy machine.
  for (let from = 0; from < posts.length; from += 100)
    await insert("blog_posts", posts.slice(from, from + 100));
  await insert("blog_posts", [{ ...post, slug: "borrador" }]);
});
afterAll(() => site.stop("SIGKILL"));

const read = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: "manual" });
  return { status: response.status, text: await response.text() };
};

/** Paths listed in a file. */
const locs = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = ""]) => loc.replace(site.url, ""));

/** Addresses of these posts, in the order of their slugs. */
const slugs = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `p${1000 + from + at}`).flatMap((slug) => [
    `/blog/${slug}`,
    `/es/blog/${slug}`,
  ]);

test("A6: a sitemap that fits into one file has every entry and the first page of each list", async () => {
  const { text } = await read("/sitemap.xml");
  expect(text).toContain("<urlset");
  const all = locs(text);
  const known = [
    "/fr/tours",
    "/tours",
    "/tours/t0",
    "/es/tours/t0",
    "/es/destinations/namib",
    "/en/about",
  ];
  expect(all).toEqual(expect.arrayContaining([...known, "/fr/blog/category/consejos"]));
  // The tour has only Spanish texts.
  expect(all).not.toContain("/fr/tours/t0");
  expect(all.filter((path) => path.includes("?"))).toEqual([]);
  expect(all.filter((path) => /\/blog\/p/.test(path))).toEqual(slugs(0, postsPerPart));
  expect((await read("/es/tours?page=2")).status).toBe(200);
  for (const part of ["pages", "blog-1"])
    expect((await read(`/sitemap-${part}.xml`)).status, part).toBe(404);
});

test("A6: a larger sitemap is split into files, with the posts in the order of their slugs", async () => {
  const last = { ...post, slug: `p${1000 + postsPerPart}`, is_published: true };
  const { error } = await database.from("blog_posts").insert(last);
  expect(error).toBeNull();
  const { text } = await read("/sitemap.xml");
  expect(text).toContain("<sitemapindex");
  expect(text.match(/<lastmod>/g)).toHaveLength(5);
  const files = locs(text);
  const names = ["pages", "blog-1", "blog-2", "tours-1", "destinations-1"];
  expect(files).toEqual(names.map((name) => `/sitemap-${name}.xml`));
  const parts = await Promise.all(files.map(async (file) => locs((await read(file)).text)));
  expect(parts[0]).toEqual(expect.arrayContaining(["/", "/fr/tours", "/en/blog"]));
  expect(parts[1]).toEqual(slugs(0, postsPerPart));
  expect(parts[2]).toEqual(slugs(postsPerPart, postsPerPart + 1));
  expect(parts[3]).toHaveLength(tours.length * 2);
  expect(parts[4]).toEqual(["/destinations/namib", "/es/destinations/namib"]);
  expect((await read("/robots.txt")).text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("A13: unknown sitemap files get 404", async () => {
  for (const name of ["blog-0", "blog-3", "blog-01", "blog-", "blog-1e9", "tours", "blog--1"])
    expect((await read(`/sitemap-${name}.xml`)).status, name).toBe(404);
  expect((await read("/other.xml")).status).toBe(404);
});

test("H11: a renamed or unpublished post is updated in its file at once", async () => {
  const pages = Object.values(pageConfig).filter(({ sitemap }) => sitemap && sitemap !== "entries");
  await database.from("blog_posts").update({ slug: "otro" }).eq("slug", "p1007");
  expect((await read("/sitemap-blog-1.xml")).text).toContain("/es/blog/otro<");
  await database.from("blog_posts").update({ is_published: false }).eq("slug", "otro");
  expect(locs((await read("/sitemap.xml")).text)).toHaveLength(
    (pages.length + 1) * 4 + (tours.length + 1) * 2 + postsPerPart * 2,
  );
  expect((await read("/sitemap-blog-1.xml")).status).toBe(404);
});
