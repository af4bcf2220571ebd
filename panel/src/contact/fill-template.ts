import type { Locale } from "#shared/locales.ts";

/** What stands in the place of `{tour}` in an answer to an enquiry about none. */
const journey: Record<Locale, string> = {
  es: "tu viaje",
  en: "your journey",
  fr: "votre voyage",
};

/**
 * Puts names in the places of `{nombre}` and `{tour}`. What stands in a name is never such a place itself, nor
 * anything else than text.
 */
export function fillTemplate(
  template: string,
  { name, tour, language }: { name: string; tour: string | undefined; language: Locale },
): string {
  const values: Record<string, string> = { nombre: name.trim(), tour: tour ?? journey[language] };
  return template.replace(/\{(nombre|tour)\}/g, (place, key: string) => values[key] ?? place);
}
