/** Languages of the site. Everything else is derived from this list. */
export const locales = ["es", "en", "fr"] as const;

export type Locale = (typeof locales)[number];

/** Base language: its texts are complete, the other languages fall back to it (A9). */
export const defaultLocale: Locale = "es";

/** Language of a tag, by its prefix: `es*`, `en*`, `fr*`; undefined for others (A8). */
export function localeOfTag(tag: string): Locale | undefined {
  const start = tag.trim().toLowerCase().slice(0, 2);
  return locales.find((locale) => locale === start);
}

/** The preferred tag of an `Accept-Language` header, like `navigator.language`. */
function preferredTag(header: string | null): string {
  let best = { tag: "", quality: 0 };
  for (const part of (header ?? "").slice(0, 1000).split(",")) {
    const [tag = "", ...parameters] = part.split(";");
    const q = parameters.map((p) => p.trim()).find((p) => p.startsWith("q="));
    const quality = q === undefined ? 1 : Number(q.slice(2));
    if (quality > best.quality) best = { tag: tag.trim(), quality };
  }
  return best.tag;
}

/** Language of an `Accept-Language` header; Spanish if it contains none of ours. */
export function localeOfHeader(header: string | null): Locale {
  return localeOfTag(preferredTag(header)) ?? defaultLocale;
}
