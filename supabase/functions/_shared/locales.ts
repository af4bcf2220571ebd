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

/** Language of an `Accept-Language` header: its most preferred one of ours, else Spanish (A8). */
export function localeOfHeader(header: string | null): Locale {
  const accepted = (header ?? "")
    .slice(0, 1000)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";");
      const q = parameters.map((parameter) => parameter.trim()).find((one) => one.startsWith("q="));
      return { locale: localeOfTag(tag), quality: q === undefined ? 1 : Number(q.slice(2)) };
    })
    .filter(({ locale, quality }) => locale && quality > 0)
    // Tags with the same weight keep their order.
    .sort((a, b) => b.quality - a.quality);
  return accepted[0]?.locale ?? defaultLocale;
}
