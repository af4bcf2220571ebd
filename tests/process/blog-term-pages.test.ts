import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../shared/database.types.ts";
import { copyOfTemplate, post, temporaryFolder } from "../integration/backend/harness.ts";
import { type RunningSite, startSite } from "../support/site.ts";

let site: RunningSite;
let database: ReturnType<typeof createClient<Database>>;

beforeAll(async () => {
  const folder = await copyOfTemplate(await temporaryFolder());
  site = await startSite({ DATA_DIR: folder, SEED: "none" });
  const { secretKey } = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"));
  database = createClient<Database>(site.url, secretKey, { auth: { persistSession: false } });
  const values = { ...post, is_published: true, category: "Fauna" };
  await database
    .from("blog_posts")
    .insert([
      { ...values, slug: "uno", tags: ["Ríos", "Niebla"] },
      { ...values, slug: "dos", tags: ["rios"] },
    ])
    .throwOnError();
  await setTerm("blog_categories", "fauna", {
    ...{ name_en: "Wildlife", slug_en: "wildlife", slug_fr: "faune", name_fr: "Faune" },
    ...{ description: "Animales y charcas.", description_en: "Animals and waterholes." },
  });
});
afterAll(() => site.stop("SIGKILL"));

const setTerm = (table: "blog_categories" | "blog_tags", slug: string, values: object) =>
  database.from(table).update(values).eq("slug", slug).throwOnError();

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + path, { headers, redirect: "manual" });
  const location = response.headers.get("location")?.replace(site.url, "");
  return { status: response.status, location, text: await response.text() };
};
const redirected = async (path: string, headers?: Record<string, string>) => {
  const { status, location } = await read(path, headers);
  return `${status} ${location}`;
};
const linksIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, href = ""]) => href.replace(site.url, ""));

const addresses = {
  es: "/es/blog/category/fauna",
  en: "/en/blog/category/wildlife",
  fr: "/fr/blog/category/faune",
};

test("J24: a category has a page per language with its name, description, canonical address and alternates", async () => {
  for (const [locale, heading, description] of [
    ["es", "<h1>Fauna</h1>", "<p>Animales y charcas.</p>"],
    ["en", "<h1>Wildlife</h1>", "<p>Animals and waterholes.</p>"],
    ["fr", "<h1>Faune</h1>", '<p lang="es">Animales y charcas.</p>'],
  ] as const) {
    const { status, text } = await read(addresses[locale]);
    expect(status, locale).toBe(200);
    expect(text).toContain(heading);
    expect(text).toContain(description);
    expect(linksIn(text, /<link rel="canonical" href="([^"]*)"/g)).toEqual([addresses[locale]]);
    expect(
      linksIn(text, /<link rel="alternate" hreflang="[^"]*" href="([^"]*)"/gi).slice(0, 4),
    ).toEqual([...Object.values(addresses), "/blog/category/fauna"]);
    for (const other of Object.values(addresses)) expect(text).toContain(`href="${other}"`);
  }
  expect((await read(addresses.en)).text).toMatch(
    /<meta name="description" content="Animals and waterholes\."/,
  );
});

test("J24: posts, cards, feed and sitemap name and link the category in their language", async () => {
  expect((await read("/en/blog/uno")).text).toMatch(
    /<li><a class="badge badge--glow" href="\/en\/blog\/category\/wildlife"[^>]*>Wildlife<\/a>/,
  );
  const { text } = await read("/fr/blog");
  expect(text).toContain("<b>Faune</b>");
  // A name without a translation is marked as Spanish.
  expect(text).toContain('<span lang="es">Niebla</span>');
  expect((await read("/en/rss.xml")).text).toContain("<category>Wildlife</category>");
  const sitemap = (await read("/sitemap.xml")).text;
  for (const address of Object.values(addresses))
    expect(sitemap).toContain(`<loc>${site.url}${address}</loc>`);
});

test("J24: addresses of other languages, spellings and former names redirect; bare ones stay", async () => {
  expect(await redirected("/en/blog/category/fauna?page=1")).toBe(`301 ${addresses.en}?page=1`);
  expect(await redirected("/fr/blog/category/wildlife")).toBe(`301 ${addresses.fr}`);
  expect(await redirected(`/es/blog/tag/${encodeURIComponent("Ríos")}`)).toBe(
    "301 /es/blog/tag/rios",
  );
  const english = { "accept-language": "en" };
  expect((await read("/blog/category/fauna", english)).status).toBe(200);
  expect((await read("/blog/category/wildlife", english)).status).toBe(200);
  expect((await read("/en/blog/category/nada")).status).toBe(404);

  await setTerm("blog_categories", "fauna", { name: "Animales", slug: "animales" });
  expect(await redirected(addresses.es)).toBe("301 /es/blog/category/animales");
  // Posts that other programs write with the former name find the row by it, not by its slug.
  expect((await read("/es/blog/category/animales")).text).toContain("<h1>Animales</h1>");
  expect((await read("/es/blog/uno")).text).toContain('href="/es/blog/category/animales"');
  await setTerm("blog_categories", "animales", { name: "Fauna", slug: "fauna" });
  expect(await redirected("/es/blog/category/animales")).toBe(`301 ${addresses.es}`);
});

test("J24: without a visible row the page has the name as the posts write it", async () => {
  await setTerm("blog_tags", "rios", { name_en: "Rivers", slug_en: "rivers" });
  expect((await read("/en/blog/tag/rivers")).text).toContain("<h1>Rivers</h1>");
  await setTerm("blog_tags", "rios", { is_active: false });
  expect((await read("/en/blog/tag/rios")).text).toMatch(/<h1 lang="es">r[ií]os<\/h1>/i);
  expect((await read("/en/blog/tag/rivers")).status).toBe(404);
});
