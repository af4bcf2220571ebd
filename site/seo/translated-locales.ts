import { defaultLocale, type Locale, locales } from "#shared/locales.ts";

type Suffixed<Field extends string> = `${Field}_${Locale}`;

/**
 * Languages into which an entry is translated. Without any of these fields a page duplicates the
 * Spanish one and is hidden from search engines.
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
