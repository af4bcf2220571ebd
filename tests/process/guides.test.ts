import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database, InsertRow } from "../../shared/database.types.ts";
import { copyOfTemplate, temporaryFolder, tour } from "../integration/backend/harness.ts";
import { type RunningSite, startSite } from "../support/site.ts";

let site: RunningSite;
let database: ReturnType<typeof createClient<Database>>;

beforeAll(async () => {
  const folder = await copyOfTemplate(await temporaryFolder());
  site = await startSite({ DATA_DIR: folder, SEED: "none" });
  const { secretKey } = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"));
  database = createClient<Database>(site.url, secretKey, { auth: { persistSession: false } });
});
afterAll(() => site.stop("SIGKILL"));

const read = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: "manual" });
  const location = response.headers.get("location");
  return { status: response.status, location, text: await response.text() };
};
const shows = async (path: string, words: string) => (await read(path)).text.includes(words);

const ana: InsertRow<"guides"> = {
  slug: "ana-mar",
  name: "Ana Mar",
  role: "Rastreadora",
  role_en: "Tracker",
  bio: "Lee **huellas**.",
  bio_en: "She reads **tracks**.",
  content_format: "marked",
  languages: ["es", "tn"],
  since_year: 2004,
  countries: ["BW"],
};

const post: InsertRow<"blog_posts"> = {
  slug: "",
  title: "Doce carracas",
  excerpt: "Extracto",
  content: "Contenido",
  category: "Aves",
  author: "Sara Texto",
  is_published: true,
  published_at: "2026-01-01T00:00:00Z",
};

test("O3: guides exist for visitors once one is published, with facts, tours and Person markup", async () => {
  for (const path of ["/es/guides", "/es/guides/ana-mar"])
    expect((await read(path)).status, path).toBe(404);
  expect(await shows("/sitemap.xml", "/guides")).toBe(false);
  expect(await shows("/es/about", "Quién te guía")).toBe(false);
  const { data: routes } = await database
    .from("tours")
    .insert([
      { ...tour, slug: "con-ana", name: "Con Ana", is_active: true },
      { ...tour, slug: "sin-ana", name: "Sin Ana", is_active: true },
      { ...tour, slug: "oculto", name: "Oculto zq", is_active: false },
    ])
    .select("id, slug")
    .throwOnError();
  const idOf = (slug: string) => routes.find((row) => row.slug === slug)?.id ?? "";
  expect(await shows("/es/tours/con-ana", "Quién te guía")).toBe(false);
  await database
    .from("guides")
    .insert({ ...ana, tour_ids: [idOf("con-ana"), idOf("oculto")] })
    .throwOnError();

  expect(await shows("/es/guides", 'href="/es/guides/ana-mar"')).toBe(true);
  const { status, text } = await read("/en/guides/ana-mar");
  expect(status).toBe(200);
  for (const words of [
    "<title>Ana Mar, Tracker | ",
    "<h1>Ana Mar</h1>",
    "She reads <strong>tracks</strong>.",
    "<dd>Spanish, Setswana</dd>",
    "<dd>2004</dd>",
    "<dd>Botswana</dd>",
    ">AM</span>",
    "/en/tours/con-ana",
    '"@type":"Person"',
    '"jobTitle":"Tracker"',
    '"knowsLanguage":["es","tn"]',
  ])
    expect(text, words).toContain(words);
  expect(text).not.toContain("Oculto zq");
  expect(text).not.toContain("Licence</dt>");
  // French is missing: the page is Spanish there, and not announced.
  expect(text).not.toMatch(/rel="alternate" hrefLang="fr"/);
  expect(await shows("/fr/guides/ana-mar", '<p class="badge" lang="es">Rastreadora</p>')).toBe(
    true,
  );
  for (const path of ["/es/about", "/es/tours/con-ana"]) {
    expect(await shows(path, "Quién te guía"), path).toBe(true);
    expect(await shows(path, 'href="/es/guides/ana-mar"'), path).toBe(true);
  }
  expect(await shows("/es/tours/sin-ana", "Quién te guía")).toBe(false);
  const sitemap = (await read("/sitemap.xml")).text;
  expect(sitemap).toContain("/es/guides</loc>");
  expect(sitemap).toContain("/en/guides/ana-mar</loc>");
  expect(sitemap).not.toContain("/fr/guides/ana-mar</loc>");
});

test("O3: a renamed guide redirects from the former address, and a hidden one disappears everywhere", async () => {
  await database.from("guides").upsert(ana, { onConflict: "slug" }).throwOnError();
  await database.from("guides").update({ slug: "ana" }).eq("slug", "ana-mar").throwOnError();
  expect(await read("/fr/guides/ana-mar?utm_source=a")).toMatchObject({
    status: 301,
    location: "/fr/guides/ana?utm_source=a",
  });
  await database.from("guides").update({ is_active: false }).eq("slug", "ana").throwOnError();
  for (const path of ["/es/guides", "/es/guides/ana", "/es/guides?page=2"])
    expect((await read(path)).status, path).toBe(404);
  expect(await shows("/es/about", "Quién te guía")).toBe(false);
  expect(await shows("/sitemap.xml", "/guides")).toBe(false);
});

test("O4: a post signed by a guide shows the guide, and the text of the author while the guide is hidden", async () => {
  const { data: guide } = await database
    .from("guides")
    .insert({
      slug: "lea-sol",
      name: "Lea Sol",
      role: "Guía de aves",
      role_en: "Bird guide",
      bio: "Conoce los pájaros.",
    })
    .select()
    .single()
    .throwOnError();
  await database
    .from("blog_posts")
    .insert([
      { ...post, slug: "de-lea", author_guide_id: guide.id },
      { ...post, slug: "de-nadie", author_guide_id: crypto.randomUUID() },
      {
        ...post,
        slug: "borrador-de-lea",
        title: "Borrador zq",
        author_guide_id: guide.id,
        is_published: false,
      },
    ])
    .throwOnError();

  const page = (await read("/en/blog/de-lea")).text;
  expect(page).toContain('<a rel="author" href="/en/guides/lea-sol">');
  expect(page).toContain("<span>Lea Sol</span>, <span>Bird guide</span>");
  expect(page).toContain('content="Lea Sol"');
  const profile = `${site.url}/en/guides/lea-sol`;
  expect(page).toContain(
    JSON.stringify({
      author: { "@type": "Person", "@id": `${profile}#person`, url: profile, name: "Lea Sol" },
    }).slice(1, -1),
  );
  expect(page).not.toContain("Sara Texto");
  const signed = (await read("/es/guides/lea-sol")).text;
  expect(signed).toContain("Artículos que firma");
  expect(signed).toContain('href="/es/blog/de-lea"');
  expect(signed).not.toContain("Borrador zq");
  for (const path of ["/es/blog", "/es/blog/category/aves"])
    expect(await shows(path, "Lea Sol"), path).toBe(true);
  expect(await shows("/rss.xml", "<dc:creator>Lea Sol</dc:creator>")).toBe(true);

  const unknown = (await read("/es/blog/de-nadie")).text;
  expect(unknown).toContain("<span>Sara Texto</span>");
  expect(unknown).not.toContain('rel="author"');

  const isTextShown = async () => {
    const text = (await read("/es/blog/de-lea")).text;
    const list = (await read("/es/blog")).text;
    return [text, list].map((one) => one.includes("Sara Texto") && !one.includes("Lea Sol"));
  };
  await database.from("guides").update({ is_active: false }).eq("id", guide.id).throwOnError();
  expect(await isTextShown()).toEqual([true, true]);
  await database.from("guides").update({ is_active: true }).eq("id", guide.id).throwOnError();
  expect(await shows("/es/blog/de-lea", "Lea Sol")).toBe(true);
  await database.from("guides").delete().eq("id", guide.id).throwOnError();
  expect(await isTextShown()).toEqual([true, true]);
  // Out of the trash the guide has the same id.
  await database.from("guides").insert(guide).throwOnError();
  expect(await shows("/es/blog/de-lea", "Lea Sol")).toBe(true);
});
