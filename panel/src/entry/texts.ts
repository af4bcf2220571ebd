import { type Locale, locales } from "#shared/locales.ts";

/** One text of an entry in every language, as the form holds it: never null. */
export type Texts = Record<Locale, string>;

/** One item of a list, with its translations at its side, so that they move and go together. */
export interface Item extends Texts {
  /** Only tells the items of the form apart; it is not saved. */
  key: string;
}

type LocalizedColumns<Field extends string, Value> = {
  readonly [K in Field | `${Field}_en` | `${Field}_fr`]?: Value;
};

/** The column of a field in a language: Spanish carries no suffix. */
export function columnOf(field: string, locale: Locale): string {
  return locale === "es" ? field : `${field}_${locale}`;
}

export const noTexts: Texts = { es: "", en: "", fr: "" };

let lastKey = 0;
export function newItem(texts: Partial<Texts> = {}): Item {
  lastKey += 1;
  return { ...noTexts, ...texts, key: `item-${lastKey}` };
}

export function toTexts<Field extends string>(
  row: LocalizedColumns<Field, string | null>,
  field: Field,
): Texts {
  const columns = row as Record<string, string | null | undefined>;
  return Object.fromEntries(
    locales.map((locale) => [locale, columns[columnOf(field, locale)] ?? ""]),
  ) as Texts;
}

/** The columns of a text. A translation that is missing is null, so that the site falls back. */
export function fromTexts<Field extends string>(field: Field, texts: Texts) {
  const translation = (text: string) => (text.trim() ? text.trim() : null);
  return {
    [field]: texts.es.trim(),
    [`${field}_en`]: translation(texts.en),
    [`${field}_fr`]: translation(texts.fr),
  } as Record<Field, string> & Record<`${Field}_en` | `${Field}_fr`, string | null>;
}

/** Lists of the three languages as items: what stands in the same place belongs together. */
export function toItems<Field extends string>(
  row: LocalizedColumns<Field, readonly string[] | null>,
  field: Field,
): Item[] {
  const columns = row as Record<string, readonly string[] | null | undefined>;
  const lists = locales.map((locale) => [locale, columns[columnOf(field, locale)] ?? []] as const);
  const length = Math.max(...lists.map(([, list]) => list.length));
  return Array.from({ length }, (_, at) =>
    newItem(Object.fromEntries(lists.map(([locale, list]) => [locale, list[at] ?? ""]))),
  );
}

/**
 * The columns of a list. A translation that is missing keeps its place as an empty text, which the
 * site leaves out; a language without any has an empty list, so that the site falls back as a whole.
 */
export function fromItems<Field extends string>(field: Field, items: readonly Item[]) {
  const kept = items.filter((item) => locales.some((locale) => item[locale].trim()));
  return Object.fromEntries(
    locales.map((locale) => {
      const list = kept.map((item) => item[locale].trim());
      return [columnOf(field, locale), list.some(Boolean) ? list : []];
    }),
  ) as Record<Field | `${Field}_en` | `${Field}_fr`, string[]>;
}
