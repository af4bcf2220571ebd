import { defaultLocale, type Locale, locales } from "#shared/locales.ts";

/** Languages into which content is translated. */
export const targetLocales = locales.filter((locale) => locale !== defaultLocale);

/** Language of an address, or the first one. */
export function targetLocale(named: string | null | undefined): Locale {
  return targetLocales.find((locale) => locale === named) ?? targetLocales[0] ?? defaultLocale;
}
