import { intlLocales, type Locale } from "./locales.ts";

const collators = new Map<Locale, Intl.Collator>();

/**
 * Comparison of two texts by the alphabet of a language, without regard to case and accents except between otherwise
 * equal texts, and with numbers by their value. Lists are sorted with it, because a database sorts by its own locale,
 * which may be that of code points.
 */
export function compareIn(locale: Locale): (a: string, b: string) => number {
  let collator = collators.get(locale);
  if (!collator) {
    collator = new Intl.Collator(intlLocales[locale], { numeric: true });
    collators.set(locale, collator);
  }
  return collator.compare;
}
