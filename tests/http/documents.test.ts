import { expect, test } from "vitest";
import { company } from "../../shared/company.ts";
import { at, localeInTurn, locales, publicPages } from "../e2e/pages.ts";
import { documentOf } from "./site.ts";

test("A12: the CSP of every page allows no third party", async () => {
  for (const [index, path] of [...publicPages, "/lost"].entries()) {
    const { headers, html: sent } = await documentOf(at(localeInTurn(index), path));
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).toContain("object-src 'none'");
    expect(policy, path).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+/);
    expect(policy.match(/script-src [^;]*/)?.[0], path).not.toMatch(/unsafe|\*|https?:/);
    expect(policy, path).not.toMatch(/https?:\/\//);
    const html = sent.replace(/<style[\s\S]*?<\/style>/g, "");
    // Without third parties there is no consent UI.
    expect(html, path).not.toMatch(/class="[^"]*consent/);
    const loaded = html.matchAll(
      /<(?:script|img|iframe|source|link)\b[^>]*\s(?:src|srcset)="([^"]*)"/gi,
    );
    for (const [, address] of loaded) expect(address, path).toMatch(/^(\/(?!\/)|data:)/);
  }
});

test("A15: the first paint needs one response; scripts load after it", async () => {
  for (const path of ["/es", "/en/tours", "/fr/blog", "/en/contact", "/es/no-such-page"]) {
    const { html } = await documentOf(path);
    const head = html.slice(0, html.indexOf("</head>"));
    // Print and forced-colors styles do not block rendering.
    const sheets = [...head.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
    expect(sheets.filter((tag) => !tag.includes('media="print, (forced-colors: active)"'))).toEqual(
      [],
    );
    expect(head.match(/<style/g), path).toHaveLength(1);
    expect(html, path).not.toContain('<link rel="modulepreload"');
    // Resources that block the first paint are there once.
    for (const [, id] of head.matchAll(/<link rel="expect" href="#([a-z-]+)"/g)) {
      expect(html.split(` id="${id}"`), `${path} #${id}`).toHaveLength(2);
    }
    expect(head, path).toContain('rel="expect" href="#site-nav" blocking="render"');
  }
});

test("A15: every document is complete: no part is moved by a script", async () => {
  const paths = [...publicPages, "/no-such-page", "/tours?page=99"];
  const addresses = locales.flatMap((locale) => paths.map((path) => at(locale, path)));
  for (const address of [...addresses, "/", "/admin", "/admin/login", "/admin/tours"]) {
    const { html } = await documentOf(address);
    expect(html, address).toContain("</html>");
    expect(html, address).not.toMatch(/ id="[BS]:|\$R[CRTX]\b/);
  }
});

test("A5: every page ends with the footer", async () => {
  for (const path of publicPages) {
    const { html } = await documentOf(at("en", path));
    expect(html.match(/<footer/g), path).toHaveLength(1);
    expect(html.slice(html.indexOf("<footer")), path).toContain(company.phone.href);
  }
});

test("A6: a document contains no React-only attributes", async () => {
  for (const path of ["/es", "/nothing", "/admin/login"]) {
    const { html } = await documentOf(path);
    expect(html, path).toContain("</html>");
    expect(html, path).not.toMatch(/suppressHydrationWarning|dangerouslySetInnerHTML/);
  }
});

/** Paths of the panel's pages. */
const panelPages = [
  ...["", "/login", "/reset", "/nowhere"],
  ...["/tours", "/tours/new", "/destinations", "/destinations/new", "/blog", "/blog/new"],
  ...["/contacts", "/trash", "/statistics", "/translations", "/pictures"],
].map((path) => `/admin${path}`);

test("H3: pages of the panel are neither cached nor indexed", async () => {
  for (const path of panelPages) {
    const { headers } = await documentOf(path);
    const found = ["x-robots-tag", "cache-control"].map((name) => headers.get(name));
    expect(found, path).toEqual(["noindex, nofollow", "no-store"]);
  }
});

test("A14: the panel opts out of browser translation, which would break its pages", async () => {
  const { html } = await documentOf("/admin");
  expect(html).toMatch(/<html[^>]* translate="no"/);
  expect(html).toMatch(/<meta name="google" content="notranslate"/);
});

const notFound = {
  es: ["Página no encontrada", "se ha ido de paseo", "Volver al inicio"],
  en: ["Page Not Found", "wandered off", "Return to Homepage"],
  fr: ["Page introuvable", "partie se promener", "Retour à l’accueil"],
};

test.for(locales)(
  "A13: an unknown path gets 404, and says so in its language (%s)",
  async (locale) => {
    const { status, html } = await documentOf(at(locale, "/no/such/page"));
    expect(status).toBe(404);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toMatch(new RegExp(`<title>${notFound[locale][0]}`));
    for (const text of notFound[locale]) expect(html).toContain(text);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  },
);

test("H3: the panel asks browsers not to translate it", async () => {
  const { html } = await documentOf("/admin/login");
  expect(html).toMatch(/<html[^>]* translate="no"/);
  expect(html).toContain('<meta name="google" content="notranslate"');
});

test("G3, J11: fields for a visitor's own words take the direction of what is typed, addresses and numbers do not", async () => {
  const fieldsOf = async (path: string) => {
    const { html } = await documentOf(path);
    const tags = [...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"[^>]*>/g)];
    return new Map(tags.map(([tag, name = ""]) => [name, tag.includes('dir="auto"')]));
  };
  const fields = await fieldsOf("/es/contact");
  for (const [name, isAuto] of [
    ["name", true],
    ["message", true],
    ["email", false],
    ["phone", false],
  ] as const)
    expect(fields.get(name), name).toBe(isAuto);
  expect((await fieldsOf("/es/search")).get("q")).toBe(true);
});
