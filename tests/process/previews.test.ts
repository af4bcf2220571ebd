import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContentTable, contentTypes } from "#content/index.ts";
import type { Database } from "../../shared/database.types.ts";
import {
  admin,
  copyOfTemplate,
  post,
  temporaryFolder,
  tour,
} from "../integration/backend/harness.ts";
import { sampleRow } from "../support/sample-entry.ts";
import { type RunningSite, startSite } from "../support/site.ts";

let site: RunningSite;
let database: ReturnType<typeof createClient<Database>>;
let panel: ReturnType<typeof createClient<Database>>;
let publishableKey = "";
let bearer = "";

beforeAll(async () => {
  const folder = await copyOfTemplate(await temporaryFolder());
  site = await startSite({ DATA_DIR: folder, SEED: "none", LOG_LEVEL: "debug", TRUST_PROXY: "1" });
  const keys = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"));
  publishableKey = keys.publishableKey;
  const auth = { persistSession: false, autoRefreshToken: false };
  database = createClient<Database>(site.url, keys.secretKey, { auth });
  panel = createClient<Database>(site.url, publishableKey, { auth });
  const { data, error } = await panel.auth.signInWithPassword(admin);
  if (error) throw error;
  bearer = data.session.access_token;
  await database
    .from("tours")
    .insert({ ...tour, slug: "guardado", name: "Guardado" })
    .throwOnError();
});
afterAll(() => site.stop("SIGKILL"));

const typed = { ...tour, slug: "a-medias", name: "Dunas a medias", name_en: "Half dunes" };

/** @param token of the client; undefined: anonymous. */
function preview(body: unknown, token: string | undefined = bearer, address = "10.1.0.1") {
  return fetch(`${site.url}/preview`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": address,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}
const ofTour = (entry: object, locale = "es") => ({ type: "tours", locale, entry });

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(site.url + path, { redirect: "manual", headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Creates a link to a new draft. */
async function makeLink(entry: object = typed, type: ContentTable = "tours") {
  const draft = { id: crypto.randomUUID(), data: entry as Record<string, unknown> };
  await database
    .from("entry_drafts")
    .insert({ ...draft, entry_type: type })
    .throwOnError();
  const { data } = await panel
    .rpc("make_preview_link", { type, entry: draft.id, days: 1 })
    .throwOnError();
  return { ...data, entry: draft.id };
}

function expectUncached(headers: Headers) {
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(headers.get("x-frame-options")).toBe("DENY");
}

function expectHarmless({ headers, text }: { headers: Headers; text: string }) {
  expectUncached(headers);
  const policy = headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).not.toContain("script-src");
  expect(text).not.toMatch(/<script|<link[^>]+canonical|property="og:/);
  expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
}

describe("K3: preview of an unsaved draft", () => {
  test.each(contentTypes.filter(({ site }) => site))(
    "of $table shows the page and nothing else to an administrator",
    async (type) => {
      const entry = { ...sampleRow(type), [type.admin.useAsTitle]: "A medias" };
      const answer = await preview({ type: type.table, locale: "es", entry });
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(text).toMatch(/A medias<\/(h[13]|cite)>/);
      expectHarmless({ headers: answer.headers, text });
    },
  );

  test("is in the requested language, and marks Spanish fallbacks", async () => {
    const text = await (await preview(ofTour(typed, "en"))).text();
    expect(text).toContain('<html lang="en"');
    expect(text).toContain("Half dunes");
    expect(text).toContain('<span lang="es">');
  });

  test.each(contentTypes.filter(({ site }) => site))(
    "of $table may be incomplete, and omits unknown facts, also behind a link",
    async ({ table: type }) => {
      const { token } = await makeLink({}, type);
      for (const locale of ["es", "en", "fr"]) {
        const answer = await preview({ type, locale, entry: {} });
        expect(answer.status).toBe(200);
        const shared = await read(`/${locale}/preview/${token}`);
        expect(shared.status).toBe(200);
        for (const text of [await answer.text(), shared.text])
          expect(text.match(/.{0,60}(?:undefined|NaN|null).{0,20}/)).toBeNull();
      }
    },
  );

  test("of a tour without minimum group size or price shows a dash instead", async () => {
    const typedWithout = async (column: string, shown: RegExp) =>
      (await (await preview(ofTour({ ...typed, [column]: null }))).text()).match(shown)?.[1];
    const group = /<span>([^<]*) viajeros<\/span>/;
    expect(await typedWithout("min_group_size", group)).toBe("–");
    expect(await typedWithout("max_group_size", group)).toBe("–");
    expect(await typedWithout("price_per_person", /<b>([^<]*)<\/b> <span>por persona/)).toBe("–");
  });

  test("shows text that looks like HTML as text", async () => {
    const text = await (
      await preview(ofTour({ ...typed, name: "<script>alert(1)</script><img src=x onerror=a()>" }))
    ).text();
    expect(text).not.toMatch(/<script|<img src=x/);
    expect(text).toContain("&lt;img src=x");
  });

  test("is refused for other clients", async () => {
    const statuses = await Promise.all(
      ["", publishableKey, "x".repeat(40), `${bearer}x`].map(
        async (token) => (await preview(ofTour(typed), token)).status,
      ),
    );
    expect(statuses).toEqual([401, 403, 403, 403]);
    expect((await read("/preview")).status).toBe(404);
  });

  test("is refused for a former administrator with a live session", async () => {
    const { data: roles } = await database.from("user_roles").select().throwOnError();
    await database.from("user_roles").delete().eq("role", "admin").throwOnError();
    try {
      expect((await preview(ofTour(typed))).status).toBe(403);
    } finally {
      await database.from("user_roles").insert(roles).throwOnError();
    }
    expect((await preview(ofTour(typed))).status).toBe(200);
  });

  test.each([
    ["no JSON", "{"],
    ["another table", { type: "user_roles", locale: "es", entry: {} }],
    ["another language", { type: "tours", locale: "de", entry: {} }],
    ["no entry", { type: "tours", locale: "es", entry: null }],
  ])("with %s is refused", async (_, body) => {
    const answer = await preview(body);
    expect(answer.status).toBe(400);
    expectUncached(answer.headers);
  });

  test("of a stored tour changes neither pages, lists, sitemap, feed nor search", async () => {
    const { data: stored } = await database.from("tours").select().eq("slug", "guardado").single();
    await database
      .from("blog_posts")
      .insert({ ...post, slug: "publicado", is_published: true })
      .throwOnError();
    const paths = [
      "/es/tours/guardado",
      "/tours/guardado",
      "/es/tours/guardado.data",
      "/es/tours",
      "/es/tours/secreto-zq",
      "/es/search?q=secreto",
      "/sitemap.xml",
      "/es/rss.xml",
    ];
    const before = await Promise.all(paths.map((path) => read(path)));
    for (const locale of ["es", "en", "fr"]) {
      const entry = { ...stored, name: "Secreto zq" };
      expect(await (await preview(ofTour(entry, locale))).text()).toContain("Secreto zq");
      await preview(ofTour({ ...entry, slug: "secreto-zq" }, locale));
    }
    const after = await Promise.all(paths.map((path) => read(path)));
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 200, 200, 200]);
    for (const { text } of after) expect(text).not.toContain("Secreto zq");
    expect(after.map(({ text }) => text.length)).toEqual(before.map(({ text }) => text.length));
  });
});

describe("M6: preview of unsaved texts", () => {
  const texts = { "home.hero.title": "Secreto sin publicar", "footer.line": "Pie de {countries}" };
  const ofTexts = (page: string, words: object = texts, locale = "es") => ({
    ...{ type: "site_texts", page, locale },
    texts: words,
  });

  test("shows the page with them to an administrator, in one language, and is stored nowhere", async () => {
    const paths = ["/es", "/", "/en", "/es.data", "/es/about", "/es/tours/guardado"];
    const before = await Promise.all(paths.map((path) => read(path)));
    const answer = await preview(ofTexts("home"));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-language")).toBe("es");
    expect(answer.headers.get("content-location")).toBe("/es");
    const text = await answer.text();
    expect(text).toContain("Secreto sin publicar");
    expect(text).not.toContain("{countries}");
    expectHarmless({ headers: answer.headers, text });
    const english = await (await preview(ofTexts("home", {}, "en"))).text();
    expect(english).toContain('<html lang="en"');
    expect(english).not.toContain("Secreto");
    const after = await Promise.all(paths.map((path) => read(path)));
    for (const [at, { text: shown, status }] of after.entries()) {
      expect(shown).not.toContain("Secreto");
      expect(status).toBe(before[at]?.status);
      expect(shown.length).toBe(before[at]?.text.length);
    }
    const { data } = await database.from("site_texts").select("key").throwOnError();
    expect(data).toEqual([]);
  });

  test("lies over stored words, and null shows the code's", async () => {
    await database
      .from("site_texts")
      .insert({ key: "home.hero.title", text: "Título guardado" })
      .throwOnError();
    try {
      const shown = async (words: object) => (await preview(ofTexts("home", words))).text();
      expect(await shown({})).toContain("Título guardado");
      expect(await shown({ "home.hero.title": null })).not.toContain("Título guardado");
    } finally {
      await database.from("site_texts").delete().eq("key", "home.hero.title").throwOnError();
    }
  });

  test("of the texts of tours shows a published tour, and of destinations nothing while there are none", async () => {
    const ofTour = await preview(ofTexts("tour", { "tour.inquire": "Pregunta por él" }));
    expect(ofTour.status).toBe(200);
    const text = await ofTour.text();
    expect(text).toContain("Guardado</h1>");
    expect(text).toContain("Pregunta por él");
    const none = await preview(ofTexts("destination", {}));
    expect(none.status).toBe(404);
    expectUncached(none.headers);
  });

  test.each([
    ["an unknown page", ofTexts("nowhere")],
    ["no texts", { type: "site_texts", page: "home", locale: "es" }],
    ["a number as text", ofTexts("home", { "home.hero.title": 7 })],
    ["a list of texts", ofTexts("home", ["a"])],
  ])("with %s is refused", async (_, body) => {
    expect((await preview(body)).status).toBe(400);
  });

  test("is refused for clients that are not administrators", async () => {
    expect((await preview(ofTexts("home"), "")).status).toBe(401);
    expect((await preview(ofTexts("home"), publishableKey)).status).toBe(403);
  });
});

test("Q4: preview of an unsaved brand shows its colours on the home page, and visitors see the stored one", async () => {
  const answer = await preview({
    ...{ type: "site_brand", locale: "es" },
    entry: { color_brand: "#7a1f5c", is_demonstration: true, mark: "<svg>" },
  });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('<style id="brand">');
  expectHarmless({ headers: answer.headers, text });
  expect((await read("/es")).text).not.toContain('<style id="brand">');
});

test("R11: preview of a proposal shows the traveller's page with what is typed, and keeps nothing", async () => {
  const entry = {
    title: "Kalahari <b>",
    traveller: "Lucía",
    itinerary: [{ day: 1, title: "Llegada" }, "x"],
    price_lines: [{ label: "Adultos", quantity: 2, amount: 3000.5 }, null],
    payment: "Banco secreto",
  };
  const answer = await preview({ type: "proposals", locale: "es", entry });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  for (const words of ["Kalahari &lt;b&gt;", "Llegada", "6001", "Lucía"])
    expect(text).toContain(words);
  expect(text).not.toContain("Banco secreto");
  expectHarmless({ headers: answer.headers, text });
  // Nothing is required, and invalid values count as missing.
  const empty = { type: "proposals", locale: "fr", entry: { valid_until: "x", price_lines: 7 } };
  expect((await preview(empty)).status).toBe(200);
  expect((await preview(empty, publishableKey)).status).toBe(403);
});

test("L2: an address that sends many drafts without a session is refused above its share, and others are served", async () => {
  const flood = Promise.all(
    Array.from({ length: 120 }, () => preview(ofTour(typed), "sb_none", "10.1.0.66")),
  );
  expect((await preview(ofTour(typed))).status).toBe(200);
  expect(new Set((await flood).map(({ status }) => status))).toEqual(new Set([403, 429]));
});

describe("K3: link to a draft", () => {
  test("shows it to an anonymous client with its expiry, in each language, and its language links stay on it", async () => {
    const { token } = await makeLink();
    const words = {
      es: ["Vista previa – caduca el ", "Dunas a medias"],
      en: ["Preview – expires on ", "Half dunes"],
      fr: ["Aperçu – expire le ", "Dunas a medias"],
    };
    for (const [locale, parts] of Object.entries(words)) {
      const pinned = await read(`/${locale}/preview/${token}`);
      const bare = await read(`/preview/${token}`, { "accept-language": locale });
      for (const answer of [pinned, bare]) {
        expect(answer.status).toBe(200);
        expectHarmless(answer);
        for (const part of parts) expect(answer.text).toContain(part);
        expect(answer.text).not.toContain(`href="/${locale}/tours/a-medias"`);
        for (const each of Object.keys(words))
          expect(answer.text).toContain(`href="/${each}/preview/${token}"`);
      }
    }
  });

  test("shows the draft as it is, and no other entry with any added parameter", async () => {
    const { token, entry } = await makeLink({ ...post, title: "Bruma" }, "blog_posts");
    expect((await read(`/es/preview/${token}`)).text).toContain("Bruma</h1>");
    await database
      .from("entry_drafts")
      .update({ data: { ...post, title: "Niebla" } })
      .eq("id", entry)
      .throwOnError();
    for (const more of ["?slug=guardado", "?type=tours", "#x"])
      expect((await read(`/es/preview/${token}${more}`)).text).toContain("Niebla</h1>");
    for (const more of [".data", "/x", "/tours/guardado"])
      expect((await read(`/es/preview/${token}${more}`)).status).toBe(404);
    // It gives access to nothing else.
    const asKey = await preview(ofTour(typed), token);
    expect(asKey.status).toBe(403);
    const rows = await fetch(`${site.url}/rest/v1/preview_links?select=*`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    });
    expect(rows.status).toBe(401);
    const posted = await fetch(`${site.url}/es/preview/${token}`, { method: "POST" });
    expect(posted.status).toBeGreaterThanOrEqual(400);
  });

  test("that has expired, was revoked or never existed gets the same 404 page", async () => {
    const expired = await makeLink();
    const revoked = await makeLink();
    for (const { token } of [expired, revoked])
      expect((await read(`/en/preview/${token}`)).status).toBe(200);
    await database
      .from("preview_links")
      .update({ expires_at: new Date(Date.now() - 1).toISOString() })
      .eq("id", expired.id)
      .throwOnError();
    await panel.from("preview_links").delete().eq("id", revoked.id).throwOnError();
    const tokens = [expired.token, revoked.token, "0".repeat(64), "no-token", `${expired.token}0`];
    const answers = await Promise.all(
      tokens.map((token) => read(`/en/preview/${token}`, { "x-forwarded-for": "10.2.0.1" })),
    );
    for (const { status, headers, text } of answers) {
      expect(status).toBe(404);
      expectUncached(headers);
      expect(text).toContain('<html lang="en"');
      expect(text).not.toContain("Half dunes");
    }
    const bodies = answers.map(({ text }, at) => text.replaceAll(tokens[at] ?? "", ""));
    expect(new Set(bodies).size).toBe(1);
  });

  test("is in no log", async () => {
    const { token } = await makeLink();
    const { headers } = await read(`/es/preview/${token}`);
    const line = new RegExp(`"${headers.get("x-request-id")}".*/es/preview/:token`);
    await expect.poll(() => site.output()).toMatch(line);
    expect(site.output()).not.toContain(token);
    expect(site.output()).not.toContain("Dunas a medias");
  });
});

// The server closes the connection after too large a body: no request may follow on it.
test("K3: a draft larger than a megabyte is refused", async () => {
  expect((await preview(ofTour({ name: "x".repeat(1_100_000) }))).status).toBe(413);
});
