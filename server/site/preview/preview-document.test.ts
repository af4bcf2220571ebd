import { expect, test } from "vitest";
import { previewBarText } from "./preview-bar-text.ts";
import { previewDocument, sharedPreviewDocument } from "./preview-document.ts";

const page = `<!DOCTYPE html><html lang="es"><head><meta charSet="utf-8"/><script>theme()</script><title>Dunas</title><link rel="canonical" href="https://x/es/tours/dunas"/><link rel="alternate" hreflang="en" href="https://x/en/tours/dunas"/><meta property="og:title" content="Dunas"/><meta name="twitter:card" content="x"/><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" as="image" imageSrcSet="/chosen 800w"/><style>@media (scripting:none){.nav{height:auto}}@media (scripting: none) and (max-width:9rem){a{b:c}}</style><link rel="stylesheet" href="/assets/print-and-forced-colors.css"/></head><body><noscript>Sin</noscript><a href="/en/tours/dunas">EN</a><a href="/en/tours">Tours</a><p>&lt;script&gt;</p><script type="module" async="">app()</script></body></html>`;

test("K3: a preview has no script and no metadata for search engines and link previews", () => {
  const html = previewDocument(page);
  expect(html).not.toMatch(/<script|<noscript|canonical|alternate|og:|twitter|preload|scripting/);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).toContain('<meta name="referrer" content="no-referrer">');
  expect(html).toContain("<title>Dunas</title>");
  expect(html).toContain("&lt;script&gt;");
  expect(html).toContain("/assets/print-and-forced-colors.css");
});

test("K3: a shared preview has a bar, and its languages lead to the same link", () => {
  const html = sharedPreviewDocument(page, {
    path: "/preview/abc",
    locale: "es",
    pagePaths: { es: "/tours/dunas", en: "/tours/dunas", fr: "/tours/dunas" },
    bar: {
      label: "Vista previa",
      text: "caduca",
      languages: [
        { locale: "es", name: "Español" },
        { locale: "en", name: "English" },
      ],
    },
  });
  expect(html).toContain('<a href="/en/preview/abc">EN</a>');
  expect(html).toContain('<a href="/en/tours">Tours</a>');
  expect(html).toContain('<a href="/es/preview/abc" lang="es" aria-current="true">Español</a>');
  expect(html).toContain("<p>caduca</p>");
});

test.each([
  ["es", "Vista previa – caduca el 2 de diciembre de 2026"],
  ["en", "Preview – expires on December 2, 2026"],
  ["fr", "Aperçu – expire le 2 décembre 2026"],
] as const)("K3: the bar says in %s until when the link holds", (locale, words) => {
  const { text } = previewBarText(locale, "2026-12-02T08:30:00Z");
  expect(text).toContain(words);
  expect(text).toMatch(/10:30/);
});
