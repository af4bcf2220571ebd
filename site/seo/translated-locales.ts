import { defaultLocale, type Locale, locales } from "#shared/locales.ts";

type Suffixed<Field extends string> = `${Field}_${Locale}`;

/**
 * The languages that an entry is really written in. Where these fields all fall back to Spanish, the page
 * is a duplicate: search engines are not told of it until it is translated.
 * @param fields title and text
 */
export function translatedLocales<Field extends string>(
  row: { [Column in Suffixed<Field>]?: string | null },
  fields: readonly Field[],
): Locale[] {
  return locales.filter(
    (locale) =>
      locale === defaultLocale ||
      fields.some((field) => row[`${field}_${locale}` as Suffixed<Field>]?.trim()),
  );
}
