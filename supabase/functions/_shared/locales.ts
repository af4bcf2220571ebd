/** Languages of the site. Everything else is derived from this list. */
export const locales = ["es", "en", "fr"] as const;

export type Locale = (typeof locales)[number];

/** Base language: its texts are complete, the other languages fall back to it (A9). */
export const defaultLocale: Locale = "es";

/** Language of a tag (`es-419`), by its first subtag; undefined for others (A8). */
export function localeOfTag(tag: string): Locale | undefined {
  const [language] = tag.trim().toLowerCase().split(/[-_]/);
  return locales.find((locale) => locale === language);
}

/**
 * Language of an `Accept-Language` header: of the site's languages the one with the highest weight, of equal ones the
 * first in the header. `*` stands for the languages that the header does not list. Spanish if none is acceptable (A8,
 * RFC 9110 12.5.4). Own code, because it also runs in browsers and on Deno.
 */
export function localeOfHeader(header: string | null): Locale {
  const ranges = (header ?? "").slice(0, maxHeaderLength).split(",").map(parseRange);
  const heaviestFirst = ranges
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const unlisted = locales.filter(
    (locale) => !ranges.some(({ tag }) => localeOfTag(tag) === locale),
  );
  for (const { tag } of heaviestFirst) {
    const locale = tag === "*" ? unlisted[0] : localeOfTag(tag);
    if (locale) return locale;
  }
  return defaultLocale;
}

/** Browsers send less. */
const maxHeaderLength = 1000;

/** A language range and its weight, which is 0 if it is invalid. */
function parseRange(range: string) {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
  const q = parameters.map((one) => /^q=(.*)$/i.exec(one)?.[1]).find((one) => one !== undefined);
  const weight = q === undefined ? 1 : /^[01](?:\.\d*)?$/.test(q) ? Number(q) : 0;
  return { tag, weight };
}
