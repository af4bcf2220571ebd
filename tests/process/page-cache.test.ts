import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Site } from "../../content/define.ts";
import { type ContentType, contentTypes } from "../../content/index.ts";
import type { Database } from "../../shared/database.types.ts";
import {
  copyOfTemplate,
  onePixelPng,
  post,
  temporaryFolder,
  tour,
} from "../integration/backend/harness.ts";
import { sampleRow } from "../support/sample-entry.ts";
import { type RunningSite, startSite } from "../support/site.ts";

type SiteType = ContentType & { site: Site };
const withPages = (contentTypes as readonly ContentType[]).filter(
  (type): type is SiteType => type.site !== undefined,
);

let site: RunningSite;
let database: ReturnType<typeof createClient<Database>>;

beforeAll(async () => {
  const folder = await copyOfTemplate(await temporaryFolder());
  site = await startSite({ DATA_DIR: folder, SEED: "none" });
  const { secretKey } = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"));
  database = createClient<Database>(site.url, secretKey, { auth: { persistSession: false } });
});
afterAll(() => site.stop("SIGKILL"));

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + path, { headers, redirect: "manual" });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const succeed = async (change: PromiseLike<{ error: unknown }>) => {
  const { error } = await change;
  if (error) throw error;
};

/** Whether each address shows `text`. */
const shownAt = async (paths: string[], text: string) => {
  const answers = await Promise.all(paths.map(async (path) => (await read(path)).text));
  return Object.fromEntries(paths.map((path, at) => [path, answers[at]?.includes(text)]));
};
const everywhere = (paths: string[], shown: boolean) =>
  Object.fromEntries(paths.map((path) => [path, shown]));

const inAll = (...paths: string[]) =>
  paths.flatMap((path) => ["", "/es", "/en", "/fr"].map((l) => (l + path).replace(/(.)\/$/, "$1")));

describe("H11: a saved change is on every page that shows it before the writer's next read", () => {
  const pagesOf = ({ path, feed, onePage }: Site) => {
    const entry = onePage ? [] : [`${path}/cache`];
    return [
      ...inAll(path, ...entry, ...(feed ? ["/rss.xml"] : [])),
      ...[`/en${path}.data`, ...entry.map((page) => `/es${page}.data`)],
    ];
  };
  const cases = contentTypes.flatMap((type: ContentType) => {
    const { table, site, visible, admin, fields } = type;
    if (!site?.path) return [];
    const name = admin.useAsTitle;
    const row = { ...sampleRow(type), slug: "cache", [name]: "Gira Alfa", [visible]: true };
    if (!("is_featured" in fields)) return [{ table, name, row, paths: pagesOf(site) }];
    const home = ["/es", "/en", "/fr", "/", "/es.data"];
    return [
      { table, name, row: { ...row, is_featured: true }, paths: [...pagesOf(site), ...home] },
    ];
  });

  test.each(cases)("for $table", async ({ table, row, name, paths }) => {
    // All pages are cached, or known as missing, before the change.
    expect(await shownAt(paths, "Gira Alfa")).toEqual(everywhere(paths, false));
    await succeed(database.from(table).insert(row as never));
    expect(await shownAt(paths, "Gira Alfa")).toEqual(everywhere(paths, true));
    await succeed(
      database
        .from(table)
        .update({ [name]: "Gira Beta" } as never)
        .eq("slug", "cache"),
    );
    expect(await shownAt(paths, "Gira Beta")).toEqual(everywhere(paths, true));
    expect(await shownAt(paths, "Gira Alfa")).toEqual(everywhere(paths, false));
    await succeed(database.from(table).delete().eq("slug", "cache"));
    expect(await shownAt(paths, "Gira Beta")).toEqual(everywhere(paths, false));
  });

  test.each(withPages.filter(({ site }) => site.path && !site.navigationPosition))(
    "J15: the list of $table does not exist, and nothing links it, until an entry is published",
    async (type: SiteType) => {
      const { table, visible, site } = type;
      const isLinked = async () =>
        Object.values(await shownAt(["/es/about", "/sitemap.xml"], `/es${site.path}`));
      const row = { ...sampleRow(type), slug: "oculta", [visible]: false };
      await succeed(database.from(table).insert(row as never));
      expect((await read(`/es${site.path}`)).status).toBe(404);
      expect(await isLinked()).toEqual([false, false]);
      const show = (isShown: boolean) =>
        succeed(
          database
            .from(table)
            .update({ [visible]: isShown } as never)
            .eq("slug", "oculta"),
        );
      await show(true);
      expect((await read(`/es${site.path}`)).status).toBe(200);
      await expect.poll(isLinked).toEqual([true, true]);
      await show(false);
      expect((await read(`/es${site.path}`)).status).toBe(404);
      await expect.poll(isLinked).toEqual([false, false]);
      await succeed(database.from(table).delete().eq("slug", "oculta"));
    },
  );

  test("also in the sitemap, and a renamed post only at its new address", async () => {
    const row = { ...post, slug: "antes", is_published: true };
    await succeed(database.from("blog_posts").insert(row));
    expect((await read("/sitemap.xml")).text).toContain("/blog/antes");
    expect((await read("/es/blog/antes")).status).toBe(200);
    await succeed(database.from("blog_posts").update({ slug: "despues" }).eq("slug", "antes"));
    const sitemap = (await read("/sitemap.xml")).text;
    expect(sitemap).toContain("/blog/despues");
    expect(sitemap).not.toContain("/blog/antes");
    expect((await read("/es/blog/antes")).status).toBe(301);
    expect((await read("/es/blog/despues")).status).toBe(200);
    await succeed(
      database.from("blog_posts").update({ is_published: false }).eq("slug", "despues"),
    );
    expect((await read("/es/blog/despues")).status).toBe(302);
    await succeed(database.from("blog_posts").delete().eq("slug", "despues"));
  });

  test("J2: the former address of a post redirects in the same language, and stops when it no longer applies", async () => {
    const row = { ...post, slug: "antes", is_published: true };
    await succeed(database.from("blog_posts").insert(row));
    await succeed(database.from("blog_posts").update({ slug: "ahora" }).eq("slug", "antes"));
    const leads = async (path: string) => {
      const { status, headers } = await read(path);
      return `${status} ${headers.get("location")} ${headers.get("cache-control")}`;
    };
    // Twice: neither the page cache nor a browser may store it.
    for (const _ of [1, 2]) {
      expect(await leads("/blog/antes")).toBe("301 /blog/ahora no-cache");
      expect(await leads("/fr/blog/antes")).toBe("301 /fr/blog/ahora no-cache");
    }
    expect(await leads("/en/blog/antes?utm_source=x")).toBe(
      "301 /en/blog/ahora?utm_source=x no-cache",
    );
    // The application requests page data, and gets the same redirect.
    const data = await read("/es/blog/antes.data");
    expect(data.status).toBe(202);
    expect(data.text).toContain("/es/blog/ahora");
    expect(data.text).toContain("301");

    await succeed(database.from("blog_posts").insert({ ...row, title: "La nueva" }));
    expect((await read("/es/blog/antes")).text).toContain("La nueva");
    await succeed(database.from("blog_posts").update({ slug: "mas-tarde" }).eq("slug", "antes"));
    expect(await leads("/es/blog/antes")).toBe("301 /es/blog/mas-tarde no-cache");
    const toBlog = expect.stringMatching("^302 /es/blog ");
    await succeed(
      database.from("blog_posts").update({ is_published: false }).eq("slug", "mas-tarde"),
    );
    expect(await leads("/es/blog/antes")).toEqual(toBlog);
    await succeed(
      database.from("blog_posts").update({ is_published: true }).eq("slug", "mas-tarde"),
    );
    expect(await leads("/es/blog/antes")).toBe("301 /es/blog/mas-tarde no-cache");
    await succeed(database.from("blog_posts").delete().in("slug", ["mas-tarde", "ahora"]));
    expect(await leads("/es/blog/antes")).toEqual(toBlog);
  });

  test("K4: a scheduled post is on every page from its date, and on none before", async () => {
    const pages = [
      ...inAll("/blog", "/rss.xml", "/blog/manana"),
      "/es/blog/manana.data",
      "/es/blog.data",
    ];
    const moment = Date.now() + 15_000;
    await succeed(
      database.from("blog_posts").insert({
        ...post,
        slug: "manana",
        title: "Gira Alfa",
        is_published: true,
        published_at: new Date(moment).toISOString(),
      }),
    );
    // Cached without it, or known as missing.
    for (const _ of [1, 2])
      expect(await shownAt(pages, "Gira Alfa")).toEqual(everywhere(pages, false));
    expect((await read("/sitemap.xml")).text).not.toContain("/blog/manana");
    expect(Date.now()).toBeLessThan(moment);
    await new Promise((resolve) => setTimeout(resolve, moment - 50 - Date.now()));
    await expect.poll(() => shownAt(pages, "Gira Alfa")).toEqual(everywhere(pages, true));
    expect(Date.now()).toBeGreaterThanOrEqual(moment);
    const sitemap = (await read("/sitemap.xml")).text;
    const entry = sitemap.split("<url>").find((url) => url.includes("/es/blog/manana<"));
    expect(entry).toContain(`<lastmod>${new Date(moment).toISOString()}</lastmod>`);
    await succeed(database.from("blog_posts").delete().eq("slug", "manana"));
  });

  test("K9: changed company facts are on every page, in feeds and in machine-readable files", async () => {
    const pictures = database.storage.from("tour-images");
    await succeed(pictures.upload("gremio.png", onePixelPng, { contentType: "image/png" }));
    const facts = {
      company_name: "Camino Rojo & Hijos",
      phone: "+27 11 555 1234",
      email: "hola@camino.example",
      street: "Calle de la Duna 7",
      networks: [{ name: "Mastodon", href: "https://social.example/@camino" }],
      opening_hours: [{ days: ["Sunday"], opens: "10:00", closes: "11:00" }],
      review_sites: [{ name: "Opinadero", href: "https://opina.example/camino" }],
      partners: [
        { name: "Gremio de Guías", logo: "/storage/v1/object/public/tour-images/gremio.png" },
      ],
    } as const;
    const { data: before } = await database.from("site_settings").select("*").single();
    const everyPage = inAll(
      "/",
      "/about",
      "/destinations",
      "/tours",
      "/blog",
      "/contact",
      "/privacy",
    );
    const frame = [
      "Camino Rojo &amp; Hijos",
      "tel:+27115551234",
      "hola@camino.example",
      "Calle de la Duna 7",
      "Mastodon",
    ];
    const machines = ["/rss.xml", "/en/rss.xml", "/site.webmanifest"];
    expect(await shownAt([...everyPage, ...machines], "Camino Rojo")).toEqual(
      everywhere([...everyPage, ...machines], false),
    );
    await succeed(
      database
        .from("site_settings")
        .update(facts as never)
        .eq("id", true),
    );
    for (const fact of frame)
      expect(await shownAt(everyPage, fact), fact).toEqual(everywhere(everyPage, true));
    // A missing page has no footer.
    const others = [...machines, "/nada"];
    expect(await shownAt(others, "Camino Rojo")).toEqual(everywhere(others, true));
    const home = (await read("/es")).text;
    for (const text of ["Estamos en Opinadero", "/tour-images/gremio.png", "Gremio de Guías"])
      expect(home).toContain(text);
    const contact = (await read("/fr/contact")).text;
    for (const text of ["Du lundi au samedi", "Dimanche", '"telephone":"+27115551234"'])
      expect(contact).toContain(text);
    await succeed(
      database
        .from("site_settings")
        .update(before as never)
        .eq("id", true),
    );
    expect(await shownAt(everyPage, "Camino Rojo")).toEqual(everywhere(everyPage, false));
  });

  test("also on further pages of a list, whose number follows the entries", async () => {
    const rows = Array.from({ length: 25 }, (_, at) => ({
      ...post,
      slug: `lista-${at}`,
      title: `Lista ${at}.`,
      is_published: true,
      published_at: new Date(Date.UTC(2000, 0, 1) - at * 1000).toISOString(),
    }));
    // Pages beyond the last are not cached, for any number.
    const beyond = await read("/es/blog?page=2");
    expect(beyond.headers.get("cache-control")).toBe("no-store");
    expect(beyond.headers.get("etag")).toBeNull();
    await succeed(database.from("blog_posts").insert(rows));
    const second = await read("/es/blog?page=2");
    expect(second.headers.get("etag")).toMatch(/^"[\w-]+"$/);
    expect(second.text).toContain("Lista 24.");
    await succeed(database.from("blog_posts").update({ title: "Otra." }).eq("slug", "lista-24"));
    const renewed = await read("/es/blog?page=2&utm_source=x");
    expect(renewed.text).toContain("Otra.");
    expect(renewed.text).not.toContain("Lista 24.");
    await succeed(database.from("blog_posts").delete().eq("slug", "lista-0"));
    expect((await read("/es/blog?page=2")).text).toContain("noindex");
    expect((await read("/es/blog")).text).toContain("Otra.");
    await succeed(database.from("blog_posts").delete().like("slug", "lista-%"));
  });

  test("while visitors read and an administrator saves, no response is older than a completed save", async () => {
    await succeed(database.from("tours").insert({ ...tour, slug: "carrera", name: "Carrera 0." }));
    let done = false;
    let saved = 0;
    const seen = new Set<number>();
    const readers = Array.from({ length: 6 }, async () => {
      while (!done) {
        const savedBefore = saved;
        const shown = Number(/Carrera (\d+)\./.exec((await read("/es/tours")).text)?.[1]);
        expect(shown).toBeGreaterThanOrEqual(savedBefore);
        seen.add(shown);
      }
    });
    for (let at = 1; at <= 25; at++) {
      const name = `Carrera ${at}.`;
      await succeed(database.from("tours").update({ name }).eq("slug", "carrera"));
      saved = at;
      expect((await read("/es/tours")).text, name).toContain(name);
    }
    done = true;
    await Promise.all(readers);
    expect(seen.size).toBeGreaterThan(5);
    await succeed(database.from("tours").delete().eq("slug", "carrera"));
  });
});

test("M3: a replaced text is on every page and feed 200 ms after it was saved, and gone after its removal", async () => {
  const line = "Viajes de la abuela por {countries}.";
  const pages = inAll("/", "/about", "/destinations", "/tours", "/blog", "/contact", "/privacy");
  const heads = ["/es/blog", "/es/rss.xml", "/es/blog.data"];
  expect(await shownAt([...pages, "/nowhere"], "de la abuela")).toEqual(
    everywhere([...pages, "/nowhere"], false),
  );
  await succeed(
    database.from("site_texts").insert([
      { key: "footer.line", text: line, text_en: line, text_fr: line },
      { key: "blog.meta.title", text: "Diario de la abuela" },
      // Not editable, and without a needed value: both change nothing.
      { key: "privacy.who.title", text: "Diario de la abuela" },
      { key: "home.reviews.badge", text: "Insignia de la abuela" },
    ]),
  );
  const saved = performance.now();
  expect((await read("/es/contact")).text).toContain("Viajes de la abuela por ");
  expect(performance.now() - saved).toBeLessThan(200);
  expect(await shownAt(pages, "Viajes de la abuela por ")).toEqual(everywhere(pages, true));
  expect(await shownAt(pages, "{countries}")).toEqual(everywhere(pages, false));
  expect(await shownAt(heads, "Diario de la abuela")).toEqual(everywhere(heads, true));
  expect(await shownAt(["/es/privacy", "/en/blog"], "Diario de la abuela")).toEqual(
    everywhere(["/es/privacy", "/en/blog"], false),
  );
  expect((await read("/es")).text).not.toContain("Insignia de la abuela");
  await succeed(database.from("site_texts").delete().neq("key", ""));
  expect(await shownAt([...pages, ...heads], "de la abuela")).toEqual(
    everywhere([...pages, ...heads], false),
  );
});
