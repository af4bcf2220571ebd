import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database, InsertRow } from "../../shared/database.types.ts";
import { copyOfTemplate, temporaryFolder } from "../integration/backend/harness.ts";
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
  return { status: response.status, text: await response.text() };
};
const shows = async (path: string, words: string) => (await read(path)).text.includes(words);
const pages = () => database.from("legal_pages");

const terms: InsertRow<"legal_pages"> = {
  slug: "terms",
  title: "Condiciones",
  title_en: "Terms",
  body: "**Primero** el depósito.\n## Cancelar\nEscríbenos a [contacto](/contact).\n- Antes de 60 días",
  body_en: "The **deposit** comes first.\n## To cancel\nSee the [notice](/legal).",
  content_format: "marked",
  effective_on: "2026-03-05",
};

test("O1: the terms exist for visitors once they are published, in their languages, and are linked in every footer", async () => {
  expect((await read("/es/terms")).status).toBe(404);
  expect(await shows("/es/about", "/es/terms")).toBe(false);
  await pages()
    .insert({ ...terms, is_active: false })
    .throwOnError();
  expect((await read("/es/terms")).status).toBe(404);
  await pages().update({ is_active: true }).eq("slug", "terms").throwOnError();
  const { status, text } = await read("/es/terms");
  expect(status).toBe(200);
  for (const words of [
    "<title>Condiciones | ",
    "Condiciones</h1>",
    "En vigor desde el 5 de marzo de 2026.",
    "<strong>Primero</strong> el depósito.",
    "<h2>Cancelar</h2>",
    '<a href="/es/contact">contacto</a>',
    '"@type":"WebPage"',
    '"datePublished":"2026-03-05"',
    'content="Primero el depósito. Cancelar Escríbenos a contacto.',
  ])
    expect(text, words).toContain(words);
  await vi.waitFor(async () => expect(await shows("/es/about", 'href="/es/terms"')).toBe(true));
  // French is missing: the Spanish text is marked as such, and the page is not announced.
  const french = (await read("/fr/terms")).text;
  expect(french).toContain('<h1 lang="es">Condiciones</h1>');
  expect(french).not.toContain('rel="alternate" hrefLang=');
  const english = (await read("/en/terms")).text;
  expect(english).toContain("In force since March 5, 2026.");
  // The notice is not published: its link is text.
  expect(english).toContain("See the notice.");
  expect(english).toMatch(/rel="alternate" hrefLang="es"/);
  expect(english).not.toMatch(/rel="alternate" hrefLang="fr"/);
  const sitemap = (await read("/sitemap.xml")).text;
  expect(sitemap).toContain("/en/terms</loc>");
  expect(sitemap).not.toContain("/fr/terms</loc>");
  expect(await shows("/llms.txt", "/terms): Primero el depósito.")).toBe(true);
  expect(await shows("/es/search?q=cancelar", "Página legal")).toBe(true);
});

test("O1: hiding the terms takes the page, its links, and its place in the sitemap away", async () => {
  await pages().upsert(terms, { onConflict: "slug" }).throwOnError();
  await vi.waitFor(async () => expect(await shows("/fr/contact", 'href="/fr/terms"')).toBe(true));
  await pages().update({ is_active: false }).eq("slug", "terms").throwOnError();
  expect((await read("/es/terms")).status).toBe(404);
  await vi.waitFor(async () => expect(await shows("/fr/contact", "/fr/terms")).toBe(false));
  expect(await shows("/sitemap.xml", "/terms")).toBe(false);
});

test("O2: an addition stands below the fixed text of the privacy page, which is listed once in the sitemap", async () => {
  const before = (await read("/en/privacy")).text;
  await pages()
    .insert({
      slug: "privacy",
      title: "Vídeos de los viajeros",
      title_en: "Videos by travellers",
      body: "Los guardamos un año.",
      body_en: "We keep them for a year.",
    })
    .throwOnError();
  const { text } = await read("/en/privacy");
  expect(before).not.toContain("Videos by travellers");
  const [fixed = "", addition = ""] = text.split("<h2>Videos by travellers</h2>");
  expect(fixed).toContain("edpb.europa.eu");
  expect(addition).toContain("<p>We keep them for a year.</p>");
  expect(await shows("/fr/privacy", '<h2 lang="es">Vídeos de los viajeros</h2>')).toBe(true);
  const locations = (await read("/sitemap.xml")).text.match(/<loc>[^<]*\/privacy<\/loc>/g);
  expect(locations).toHaveLength(3);
  await pages().delete().eq("slug", "privacy").throwOnError();
  expect(await shows("/en/privacy", "Videos by travellers")).toBe(false);
});

test("O1: the database refuses another address, a second page at one, and a day that does not exist", async () => {
  const codeOf = async (row: object) =>
    (await pages().insert({ ...terms, ...row } as never)).error?.code;
  expect(await codeOf({ slug: "imprint" })).toBe("23514");
  expect(await codeOf({ slug: "legal", effective_on: "infinity" })).toBe("23514");
  expect(await codeOf({ slug: "legal", effective_on: "2026-02-30" })).toBe("22008");
  await pages()
    .upsert({ ...terms, slug: "legal" }, { onConflict: "slug" })
    .throwOnError();
  expect(await codeOf({ slug: "legal" })).toBe("23505");
});
