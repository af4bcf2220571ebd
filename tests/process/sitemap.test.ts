import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../shared/database.types.ts";
import { pageSizes } from "../../shared/paging.ts";
import { pageConfig } from "../../site/page-config.ts";
import { navigation } from "../../site/page-list.ts";
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

/** More than a hosted project answers at once. */
const postCount = 1001;

const tours = Array.from({ length: pageSizes.tours + 1 }, (_, n) => ({ ...tour, slug: `t${n}` }));

beforeAll(async () => {
  const folder = await copyOfTemplate(await temporaryFolder());
  site = await startSite({ DATA_DIR: folder, SEED: "none" });
  const { secretKey } = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"));
  database = createClient<Database>(site.url, secretKey, { auth: { persistSession: false } });
  const posts = Array.from({ length: postCount }, (_, n) => ({
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

/** Addresses of all posts, in the order of their slugs. */
const slugs = Array.from({ length: postCount }, (_, at) => `p${1000 + at}`).map(
  (slug) => `/es/blog/${slug}`,
);

test("A6: the sitemap is one file with every entry and the first page of each list", async () => {
  const { text } = await read("/sitemap.xml");
  expect(text).toContain("<urlset");
  const all = locs(text);
  const known = ["/fr/tours", "/es/tours/t0", "/es/destinations/namib", "/en/about"];
  expect(all).toEqual(expect.arrayContaining([...known, "/fr/blog/category/consejos"]));
  // The tour has only Spanish texts.
  expect(all).not.toContain("/fr/tours/t0");
  expect(all.filter((path) => path.includes("?") || !/^\/(?:es|en|fr)\b/.test(path))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((path) => /\/blog\/p/.test(path))).toEqual(slugs);
  expect((await read("/es/tours?page=2")).status).toBe(200);
  expect((await read("/robots.txt")).text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("A13: another .xml file is not found", async () => {
  for (const name of ["sitemap-pages", "sitemap-posts-1", "other"])
    expect((await read(`/${name}.xml`)).status, name).toBe(404);
});

test("H11: a renamed or unpublished post changes the sitemap at once", async () => {
  // Lists outside the navigation do not exist without entries.
  const pages = Object.entries(pageConfig).filter(
    ([page, { sitemap }]) =>
      sitemap &&
      sitemap !== "entries" &&
      (sitemap !== page || navigation.some(({ name }) => name === page)),
  );
  await database.from("blog_posts").update({ slug: "otro" }).eq("slug", "p1007");
  expect((await read("/sitemap.xml")).text).toContain("/es/blog/otro<");
  await database.from("blog_posts").update({ is_published: false }).eq("slug", "otro");
  expect(locs((await read("/sitemap.xml")).text)).toHaveLength(
    (pages.length + 1) * 3 + tours.length + 1 + (postCount - 1),
  );
});
