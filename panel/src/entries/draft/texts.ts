import { randomId } from "@panel/backend/id";
import { type Locale, locales } from "#shared/locales.ts";

/** One text in every language; blank, never null. */
export type Texts = Record<Locale, string>;

/** Item of a list with its translations, so that they are moved and removed together. */
export interface Item extends Texts {
  /** React key; not stored in the row. */
  key: string;
}

export const noTexts: Texts = { es: "", en: "", fr: "" };

export function newItem(texts: Partial<Texts> = {}): Item {
  return { ...noTexts, ...texts, key: randomId() };
}

export const isBlank = (text: string) => text.trim() === "";

/** Merges the lists of the three languages by index. */
export function toItems(lists: Record<Locale, readonly string[]>): Item[] {
  const length = Math.max(...locales.map((locale) => lists[locale].length));
  return Array.from({ length }, (_, at) =>
    newItem(Object.fromEntries(locales.map((locale) => [locale, lists[locale][at] ?? ""]))),
  );
}

/**
 * Splits items into a list per language. A missing translation is an empty string, which the site omits. A
 * language without any translation is an empty list, so that the site falls back for the whole list.
 */
export function fromItems(items: readonly Item[]): Record<Locale, string[]> {
  const kept = items.filter((item) => locales.some((locale) => !isBlank(item[locale])));
  const listOf = (locale: Locale) => {
    const list = kept.map((item) => item[locale].trim());
    return list.some(Boolean) ? list : [];
  };
  return { es: listOf("es"), en: listOf("en"), fr: listOf("fr") };
}
