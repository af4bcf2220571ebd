import type { Locale } from "#shared/locales.ts";

/** Replacement of `{tour}` in an answer to an enquiry without a tour. */
const journey: Record<Locale, string> = {
  es: "tu viaje",
  en: "your journey",
  fr: "votre voyage",
};

/** Replaces `{nombre}` and `{tour}`. Values are inserted literally and not expanded again. */
export function fillTemplate(
  template: string,
  { name, tour, language }: { name: string; tour: string | undefined; language: Locale },
): string {
  const values: Record<string, string> = { nombre: name.trim(), tour: tour ?? journey[language] };
  return template.replace(/\{(nombre|tour)\}/g, (place, key: string) => values[key] ?? place);
}
