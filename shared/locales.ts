import { type Locale, locales } from "../supabase/functions/_shared/locales.ts";

export { defaultLocale, type Locale, locales } from "../supabase/functions/_shared/locales.ts";

/** Language names in the switcher, in their own language. */
export const localeNames: Record<Locale, string> = {
  es: "Español",
  en: "English",
  fr: "Français",
};

/** Locales for dates, numbers and prices (F1). */
export const intlLocales: Record<Locale, string> = { es: "es-ES", en: "en-US", fr: "fr-FR" };

/** Open Graph requires a territory. */
export const openGraphLocales: Record<Locale, string> = { es: "es_ES", en: "en_US", fr: "fr_FR" };

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}
