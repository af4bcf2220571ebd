import { randomId } from "@panel/backend/id";
import { type Locale, locales } from "#shared/locales.ts";

/** One text in every language, as the form holds it: never null. */
export type Texts = Record<Locale, string>;

/** One item of a list, with its translations at its side, so that they move and go together. */
export interface Item extends Texts {
  /** Only tells the items of the form apart; it is not saved. */
  key: string;
}

export const noTexts: Texts = { es: "", en: "", fr: "" };

export function newItem(texts: Partial<Texts> = {}): Item {
  return { ...noTexts, ...texts, key: randomId() };
}

export const isBlank = (text: string) => text.trim() === "";

/** Lists of the three languages as items: what stands in the same place belongs together. */
export function toItems(lists: Record<Locale, readonly string[]>): Item[] {
  const length = Math.max(...locales.map((locale) => lists[locale].length));
  return Array.from({ length }, (_, at) =>
    newItem(Object.fromEntries(locales.map((locale) => [locale, lists[locale][at] ?? ""]))),
  );
}

/**
 * Items as lists of the three languages. A translation that is missing keeps its place as an empty text,
 * which the site leaves out; a language without any has an empty list, so that the site falls back as a whole.
 */
export function fromItems(items: readonly Item[]): Record<Locale, string[]> {
  const kept = items.filter((item) => locales.some((locale) => !isBlank(item[locale])));
  const listOf = (locale: Locale) => {
    const list = kept.map((item) => item[locale].trim());
    return list.some(Boolean) ? list : [];
  };
  return { es: listOf("es"), en: listOf("en"), fr: listOf("fr") };
}
