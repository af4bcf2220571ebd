import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brandPictures } from "../../shared/brand/brand-pictures.ts";
import type { Database } from "../../shared/database.types.ts";
import {
  admin,
  copyOfTemplate,
  post,
  temporaryFolder,
  tour,
} from "../integration/backend/harness.ts";
import { noise } from "../integration/backend/picture-samples.ts";
import { boma } from "../support/brands/boma.ts";
import { readPdf } from "../support/read-pdf.ts";
import { type RunningSite, startSite } from "../support/site.ts";

let site: RunningSite;
let folder: string;
let publishableKey: string;
let database: ReturnType<typeof createClient<Database>>;

beforeAll(async () => {
  folder = await copyOfTemplate(await temporaryFolder());
  site = await startSite({ DATA_DIR: folder, SEED: "none", CONTACT_ACKNOWLEDGE: "on" });
  const secrets = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"));
  publishableKey = secrets.publishableKey;
  database = createClient<Database>(site.url, secrets.secretKey, {
    auth: { persistSession: false },
  });
});
afterAll(() => site.stop("SIGKILL"));

const read = async (path: string) => {
  const response = await fetch(site.url + path);
  return { status: response.status, type: response.headers.get("content-type"), response };
};
const textOf = async (path: string) => (await read(path)).response.text();
const bytesOf = async (path: string) =>
  Buffer.from(await (await read(path)).response.arrayBuffer()).toString("base64");

const icons = [
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/og-image.jpg",
];
const pages = [
  "",
  "/about",
  "/destinations",
  "/tours",
  `/tours/${tour.slug}`,
  "/blog",
  `/blog/${post.slug}`,
  "/contact",
  "/privacy",
  "/search",
  "/none",
];
const others = [
  "/site.webmanifest",
  "/rss.xml",
  "/en/rss.xml",
  "/fr/rss.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/.well-known/security.txt",
  "/favicon.svg",
  "/admin",
  "/admin/login",
];

const photoName = "sabana-1764000000000.jpg";
const photoKey = `content-images/${photoName}`;

/** The company's photo, in every place of its pages. */
async function storedPictures() {
  const photo = await noise(1800, 1200).jpeg().toBuffer();
  const { error } = await database.storage
    .from("content-images")
    .upload(photoName, photo, { contentType: "image/jpeg" });
  if (error) throw error;
  const details = {
    [photoKey]: {
      alt: { es: "La sabana de Boma", en: "The savanna of Boma" },
      focus: { x: 0.2, y: 0.6 },
    },
  };
  const address = `https://old.example/storage/v1/object/public/${photoKey}`;
  return Object.fromEntries(
    brandPictures.flatMap((name) => [
      [`picture_${name}`, address],
      [`picture_${name}_details`, details],
    ]),
  );
}

/** Words of the demonstration around each match, for the message of a failure. */
const demonstrationIn = (text: string) =>
  [
    ...text.matchAll(
      /.{0,40}(?:tsamma|melon|melón|demostración|demonstration brand|démonstration).{0,40}/giu,
    ),
  ].map(([found]) => found);

test("Q3: nothing that a second company shows names the demonstration or its fruit", async () => {
  const before = new Map(
    await Promise.all(icons.map(async (path) => [path, await bytesOf(path)] as const)),
  );
  const home = await textOf("/es");
  expect(demonstrationIn(home)).not.toEqual([]);
  expect(home).not.toContain('id="brand"');
  expect(home).not.toContain("/hero-1600");
  expect((await read("/hero-1600.avif")).status).toBe(404);

  await database.from("tours").insert(tour).throwOnError();
  await database.from("blog_posts").insert(post).throwOnError();
  await database.from("site_settings").update(boma.settings).eq("id", true).throwOnError();
  await database
    .from("site_brand")
    .update({ ...boma.brand, ...(await storedPictures()) })
    .eq("id", true)
    .throwOnError();

  const localized = ["es", "en", "fr"].flatMap((locale) =>
    pages.map((path) => `/${locale}${path}`),
  );
  const leaks: Record<string, string[]> = {};
  for (const path of [...localized, ...others]) {
    const { status, response } = await read(path);
    expect(status, path).toBeLessThan(path.endsWith("/none") ? 405 : 400);
    const found = demonstrationIn(await response.text());
    if (found.length > 0) leaks[path] = found;
  }
  for (const locale of ["es", "en", "fr"]) {
    const path = `/${locale}/tours/${tour.slug}.pdf`;
    const pdf = await readPdf(Buffer.from(await (await read(path)).response.arrayBuffer()));
    const found = demonstrationIn(JSON.stringify(pdf));
    if (found.length > 0) leaks[path] = found;
  }
  expect(leaks).toEqual({});

  for (const path of icons) expect(await bytesOf(path), path).not.toBe(before.get(path));
  const shown = await textOf("/es");
  expect(shown).toContain('<style id="brand">@layer tokens{:root{--paper:#f4f6fa');
  expect(shown).toContain("<polygon");
  expect(shown).toContain('content="#f4f6fa"');
  expect(JSON.parse(await textOf("/site.webmanifest"))).toMatchObject({
    name: boma.settings.company_name,
    short_name: "Boma",
    theme_color: "#2a5fa8",
    background_color: "#f4f6fa",
  });
});

test("Q7: the home, about and contact pages of a second company show its photo, in place of all drawings and their captions", async () => {
  const picture = `/storage/v1/render/image/public/${photoKey}`;
  for (const [path, places] of [
    ["", 1],
    ["/about", 5],
    ["/contact", 1],
  ] as const)
    for (const [locale, alt] of [
      ["es", 'alt="La sabana de Boma"'],
      ["en", 'alt="The savanna of Boma"'],
      ["fr", 'alt="La sabana de Boma" lang="es"'],
    ] as const) {
      const main = (await textOf(`/${locale}${path}`)).replace(/<script[\s\S]*?<\/script>/g, "");
      expect(main.match(new RegExp(alt, "g")), locale + path).toHaveLength(places);
      expect(main, locale + path).toContain(`src="${picture}?`);
      expect(main).not.toMatch(
        /\/assets\/(?:camp|drakensberg|fish-river|gravel-road|hero|hwange|lodge|makgadikgadi)-/,
      );
      expect(main).not.toMatch(/class="caption"|Kubu/);
    }

  const home = await textOf("/fr");
  expect(home).toContain('role="img" aria-label="La sabana de Boma" lang="es"');
  const [address = ""] = /\/hero-1600\.avif\?v=[\w-]+/.exec(home) ?? [];
  const { status, type, response } = await read(address);
  expect([status, type]).toEqual([200, "image/avif"]);
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(140_000);
  const old = await fetch(`${site.url}/hero-phone.webp?v=old-50-50`, { redirect: "manual" });
  expect(old.status).toBe(302);
  expect(old.headers.get("location")).toBe(
    address.replace("1600", "phone").replace("avif", "webp"),
  );
  expect((await read(old.headers.get("location") ?? "")).type).toBe("image/webp");
  for (const path of ["/hero-1600.png", "/hero-1700.avif", "/hero-phone"])
    expect((await read(path)).status, path).toBe(404);
});

test("Q7: without its picture a page shows the drawing again", async () => {
  await database.from("site_brand").update({ picture_hero: null }).eq("id", true).throwOnError();
  const home = await textOf("/es");
  expect(home).not.toContain("/hero-1600");
  expect(home).toContain("hero-day");
  const { error } = await database.storage.from("content-images").remove([photoName]);
  expect(error).toBeNull();
  await expect.poll(async () => await textOf("/es/contact")).not.toContain(photoName);
});

test("Q3: enquiry, sign-in and invitation mails of a second company have its name, mark and colours, and do not name the demonstration", async () => {
  const response = await fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url },
    body: JSON.stringify({
      name: "Ana",
      email: "ana@example.com",
      message: "Queremos ver el desierto en mayo.",
      language: "es",
    }),
  });
  expect(await response.json(), "the enquiry").toMatchObject({ success: true });
  const owner = createClient(site.url, publishableKey, { auth: { persistSession: false } });
  const { data } = await owner.auth.signInWithPassword(admin);
  const invited = await fetch(`${site.url}/functions/v1/invite-administrator`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${data.session?.access_token}`,
    },
    body: JSON.stringify({ email: "socia@example.com" }),
  });
  expect(await invited.json()).toMatchObject({ email: "socia@example.com" });
  expect((await owner.auth.resetPasswordForEmail(admin.email)).error).toBeNull();
  const outbox = join(folder, "outbox");
  const files = async () =>
    (await readdir(outbox).catch(() => [])).filter((name) => /\.eml$/.test(name));
  await expect.poll(async () => (await files()).length).toBe(4);
  for (const name of await files()) {
    const mail = await readFile(join(outbox, name), "utf8");
    const decoded = mail.replace(/=\r?\n/g, "");
    expect(demonstrationIn(decoded.replace(/^Message-ID:.*$/m, "")), name).toEqual([]);
    const { html = "", text = "" } = await PostalMime.parse(mail);
    expect(text, name).not.toBe("");
    expect(html, name).toContain(">Boma &amp; Reed Journeys</td>");
    expect(html, name).toContain("background:#f4f6fa");
    expect(html, name).toContain("color:#2a5fa8");
    const [, icon = ""] = /<img src="([^"]+)"/.exec(html) ?? [];
    expect((await read(icon.replace(site.url, ""))).type, name).toBe("image/png");
  }
});

test("Q3: unsound fields of the brand are ignored one by one", async () => {
  const sound = await textOf("/es");
  await database
    .from("site_brand")
    .update({ mark: null, color_brand: null, short_name: "  " })
    .eq("id", true)
    .throwOnError();
  const changed = await textOf("/es");
  expect(changed).not.toBe(sound);
  expect(changed).toContain("--paper:#f4f6fa");
  expect(changed).not.toContain("<polygon");
  expect(JSON.parse(await textOf("/site.webmanifest"))).toMatchObject({
    short_name: boma.settings.company_name,
  });
});
