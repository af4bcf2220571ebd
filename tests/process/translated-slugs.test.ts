import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContentType, contentTypes } from "../../content/index.ts";
import { slugColumnsOf } from "../../content/properties.ts";
import type { Database } from "../../shared/database.types.ts";
import { copyOfTemplate, temporaryFolder } from "../integration/backend/harness.ts";
import { sampleRow } from "../support/sample-entry.ts";
import { type RunningSite, startSite } from "../support/site.ts";

let site: RunningSite;
let database: ReturnType<typeof createClient<Database>>;

const types = contentTypes.filter(
  (type: ContentType) => type.site && slugColumnsOf(type).length > 1,
);
const tables = types.map(({ table, site }: ContentType) => ({ table, path: site?.path ?? "" }));
const slugs = { slug: "del-cabo", slug_en: "from-the-cape", slug_fr: "depuis-le-cap" };

beforeAll(async () => {
  const folder = await copyOfTemplate(await temporaryFolder());
  site = await startSite({ DATA_DIR: folder, SEED: "none" });
  const { secretKey } = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"));
  database = createClient<Database>(site.url, secretKey, { auth: { persistSession: false } });
  for (const type of types as readonly ContentType[]) {
    const row = { ...sampleRow(type, { complete: true }), [type.visible]: true };
    await database
      .from(type.table as "tours")
      .insert([
        { ...row, ...slugs },
        { ...row, slug: "sin-otra" },
      ] as never)
      .throwOnError();
  }
});
afterAll(() => site.stop("SIGKILL"));

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + path, { headers, redirect: "manual" });
  const location = response.headers.get("location");
  return { status: response.status, location, text: await response.text(), response };
};
/** Target of a redirect, without the origin. */
const redirected = async (path: string, headers?: Record<string, string>) => {
  const { status, location, response } = await read(path, headers);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  return [status, location?.replace(site.url, "")];
};
const linksIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, href = ""]) => href.replace(site.url, ""));
const alternatesIn = (html: string) =>
  linksIn(html, /<link rel="alternate" hreflang="[^"]*" href="([^"]*)"/gi);
const canonicalOf = (html: string) => linksIn(html, /<link rel="canonical" href="([^"]*)"/g);

describe.each(tables)("J20: below $path", ({ table, path }) => {
  const addresses = {
    es: `/es${path}/del-cabo`,
    en: `/en${path}/from-the-cape`,
    fr: `/fr${path}/depuis-le-cap`,
  };

  test("each language has its own address: canonical, alternates, language switch and structured data agree", async () => {
    for (const [locale, address] of Object.entries(addresses)) {
      const { status, text } = await read(address);
      expect(status, address).toBe(200);
      expect(canonicalOf(text)).toEqual([address]);
      expect(alternatesIn(text).slice(0, 4)).toEqual([
        ...Object.values(addresses),
        `${path}/del-cabo`,
      ]);
      for (const other of Object.values(addresses)) expect(text).toContain(`href="${other}"`);
      // Nothing leads to another language's slug below this language.
      for (const slug of Object.values(slugs))
        if (!address.endsWith(slug)) expect(text).not.toContain(`/${locale}${path}/${slug}`);
      expect(text).toContain(`"${site.url}${address}`);
    }
  });

  test("slugs of other languages and former ones redirect to the language's, with the query", async () => {
    const to = (address: string) => [301, address];
    expect(await redirected(`/en${path}/del-cabo?utm_source=x`)).toEqual(
      to(`${addresses.en}?utm_source=x`),
    );
    expect(await redirected(`/en${path}/depuis-le-cap`)).toEqual(to(addresses.en));
    expect(await redirected(`/es${path}/from-the-cape`)).toEqual(to(addresses.es));
    expect(await redirected(`/fr${path}/del-cabo`)).toEqual(to(addresses.fr));
    await database
      .from(table as "tours")
      .update({ slug_en: "cape" })
      .eq("slug", "del-cabo")
      .throwOnError();
    expect(await redirected(addresses.en)).toEqual(to(`/en${path}/cape`));
    expect(await redirected(`/fr${path}/from-the-cape`)).toEqual(to(addresses.fr));
    expect((await read(addresses.es)).text).toContain(`href="/en${path}/cape"`);
    await database
      .from(table as "tours")
      .update({ slug_en: "from-the-cape" })
      .eq("slug", "del-cabo")
      .throwOnError();
    expect(await redirected(`/en${path}/cape`)).toEqual(to(addresses.en));
  });

  test("an address without a language has the Spanish slug, or that of the visitor's language", async () => {
    const english = { "accept-language": "en" };
    for (const slug of ["del-cabo", "from-the-cape"]) {
      const { status, text } = await read(`${path}/${slug}`, english);
      expect(status, slug).toBe(200);
      expect(text).toContain('<html lang="en"');
      expect(canonicalOf(text)).toEqual([`${path}/del-cabo`]);
    }
    expect(await redirected(`${path}/depuis-le-cap`, english)).toEqual([301, `${path}/del-cabo`]);
    expect(await redirected(`${path}/from-the-cape`, { "accept-language": "es" })).toEqual([
      301,
      `${path}/del-cabo`,
    ]);
  });

  test("an entry without other slugs has the Spanish one in every language", async () => {
    for (const locale of ["es", "en", "fr"]) {
      const { status, text } = await read(`/${locale}${path}/sin-otra`);
      expect(status).toBe(200);
      expect(alternatesIn(text).slice(0, 4)).toEqual([
        ...["/es", "/en", "/fr"].map((prefix) => `${prefix}${path}/sin-otra`),
        `${path}/sin-otra`,
      ]);
    }
  });

  test("lists, sitemap and llms.txt have the slugs of each language", async () => {
    for (const [locale, address] of Object.entries(addresses)) {
      expect((await read(`/${locale}${path}`)).text, locale).toContain(address);
      expect((await read(`/${locale}/llms.txt`)).text, locale).toContain(site.url + address);
    }
    const { text } = await read("/sitemap.xml");
    const pages = [...text.matchAll(/<url>.*?<\/url>/g)].map(([page]) => page);
    for (const address of Object.values(addresses)) {
      const [page = ""] = pages.filter((each) => each.includes(`<loc>${site.url}${address}</loc>`));
      expect(linksIn(page, /href="([^"]*)"/g)).toEqual([
        ...Object.values(addresses),
        `${path}/del-cabo`,
      ]);
    }
  });
});

test("J20: the feed, search, brochures and former list links have the slug of the language", async () => {
  const { text: feed } = await read("/en/rss.xml");
  expect(feed).toContain(`${site.url}/en/blog/from-the-cape`);
  expect((await read("/fr/search?q=nombre")).text).toContain("/fr/tours/depuis-le-cap");
  expect(await redirected("/en/tours/del-cabo.pdf")).toEqual([301, "/en/tours/from-the-cape.pdf"]);
  expect((await read("/en/tours/from-the-cape")).text).toContain("/en/tours/from-the-cape.pdf");
  const legacy = await read("/en/tours?tour=del-cabo");
  expect([legacy.status, legacy.location]).toEqual([301, "/en/tours/from-the-cape"]);
});

test("J20: links in texts have the slug of the language", async () => {
  await database
    .from("destinations")
    .update({
      content_format: "marked",
      full_description: "[ver](/es/tours/del-cabo)",
      full_description_en: "[see](/tours/depuis-le-cap)",
    })
    .eq("slug", "sin-otra")
    .throwOnError();
  expect((await read("/en/destinations/sin-otra")).text).toContain("/en/tours/from-the-cape");
  expect((await read("/es/destinations/sin-otra")).text).toContain("/es/tours/del-cabo");
});
