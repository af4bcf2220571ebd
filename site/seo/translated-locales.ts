import { defaultLocale, type Locale, locales } from "#shared/locales.ts";

type Suffixed = `${"title" | "content"}_${Locale}`;

/**
 * The languages that a post is really written in. Where title and content both fall back to
 * Spanish, the page is a duplicate: search engines are not told of it until it is translated.
 */
export function translatedLocales(row: { [Field in Suffixed]?: string | null }): Locale[] {
  return locales.filter(
    (locale) =>
      locale === defaultLocale ||
      row[`title_${locale}`]?.trim() ||
      row[`content_${locale}`]?.trim(),
  );
}
