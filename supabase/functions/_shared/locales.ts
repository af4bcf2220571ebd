/** The only list of the site's languages: everything that depends on it is derived from here. */
export const locales = ["es", "en", "fr"] as const;

export type Locale = (typeof locales)[number];

/** The base language: its fields are complete, the others fall back to it (A9). */
export const defaultLocale: Locale = "es";

/**
 * The site's language for one language tag, by its beginning: `es*`, `en*`, `fr*`; undefined for
 * any other (A8).
 */
export function localeOfTag(tag: string): Locale | undefined {
  const start = tag.trim().toLowerCase().slice(0, 2);
  return locales.find((locale) => locale === start);
}

/** The tag that an `Accept-Language` header prefers most, as `navigator.language` would say it. */
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

/** The language of a request by its `Accept-Language` alone; Spanish when it names none of ours. */
export function localeOfHeader(header: string | null): Locale {
  return localeOfTag(preferredTag(header)) ?? defaultLocale;
}
