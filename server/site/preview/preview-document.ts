import type { Locale } from "#shared/locales.ts";

/** Content-Security-Policy of a preview: no scripts, no forms, no embedding by other sites. */
export const previewPolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Elements removed from a preview: scripts, and metadata for search engines, feeds and link previews.
 */
const stripped = [
  /<script\b[^>]*>[\s\S]*?<\/script>/g,
  /<noscript\b[^>]*>[\s\S]*?<\/noscript>/g,
  // A picture that is not uploaded yet has no URL.
  /<link\b[^>]*\bas="image"[^>]*>/g,
  /<link\b[^>]*\brel="(?:canonical|alternate|modulepreload|manifest|expect)"[^>]*>/g,
  /<meta\b[^>]*\b(?:property="(?:og|article):|name="(?:twitter:|robots"))[^>]*>/g,
];

const head =
  '<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">';

/**
 * Turns a rendered page into a preview. React escapes text, so the patterns match real elements only. The
 * layout is that of pages with scripts: otherwise the mobile menu would be open.
 */
export function previewDocument(html: string): string {
  return stripped
    .reduce((rest, each) => rest.replace(each, ""), html)
    .replace(/\(scripting:\s*none\)/g, "(width < 0px)")
    .replace("<head>", `<head>${head}`);
}

export interface SharedPreview {
  /** Path of the preview without language. */
  path: string;
  locale: Locale;
  /** Paths of the future page by language, without language prefix. */
  pagePaths: Readonly<Record<Locale, string>>;
  bar: { text: string; languages: readonly { locale: Locale; name: string }[]; label: string };
}

/** Adds a bar for recipients of a preview link. */
export function sharedPreviewDocument(
  html: string,
  { path, locale, pagePaths, bar }: SharedPreview,
): string {
  const links = bar.languages.map((language) => {
    const current = language.locale === locale ? ' aria-current="true"' : "";
    return `<a href="/${language.locale}${path}" lang="${language.locale}"${current}>${language.name}</a>`;
  });
  const strip = `<aside class="preview-bar" aria-label="${bar.label}"><p>${bar.text}</p><nav aria-label="${bar.languages.map(({ name }) => name).join(", ")}">${links.join("")}</nav></aside>`;
  return bar.languages
    .reduce(
      // The page's language switch would lead to pages that do not exist yet.
      (rest, language) =>
        rest.replaceAll(
          `href="/${language.locale}${pagePaths[language.locale]}"`,
          `href="/${language.locale}${path}"`,
        ),
      previewDocument(html),
    )
    .replace("</head>", `<style>${styles}</style></head>`)
    .replace("</body>", () => `${strip}</body>`);
}

const styles = `
.preview-bar{position:fixed;inset:auto 0 0;z-index:90;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1.5rem;padding:.35rem max(1rem,env(safe-area-inset-left));border-top:1px solid #5b6a8c;background:#0e1830;color:#f8f4ea;font-size:.875rem;line-height:1.4}
.preview-bar nav{display:flex;gap:.25rem}
.preview-bar a{display:inline-flex;align-items:center;min-height:2rem;padding:0 .5rem;color:inherit}
.preview-bar a[aria-current]{font-weight:600;text-decoration:none}
body{padding-bottom:3.25rem}
@media(max-width:30rem){body{padding-bottom:5rem}}
@media print{.preview-bar{position:static}}
`;
