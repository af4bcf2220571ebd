import { defaultLocale, type Locale, locales } from "#shared/locales.ts";

/** The languages into which everything is to be translated. */
export const targetLocales = locales.filter((locale) => locale !== defaultLocale);

/** What an address names, or the first of them. */
export function targetLocale(named: string | null | undefined): Locale {
  return targetLocales.find((locale) => locale === named) ?? targetLocales[0] ?? defaultLocale;
}
