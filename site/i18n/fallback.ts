import { defaultLocale, type Locale } from "#shared/locales.ts";

/** Spanish fields carry no suffix. */
type Translated<Field extends string> = `${Field}_en` | `${Field}_fr`;
type Suffixed<Field extends string> = Field | Translated<Field>;

/** What {@link columnsIn} leaves of a row: the columns of other languages may be missing. */
export type RowIn<Row, Plain extends keyof Row, Field extends string> = Pick<
  Row,
  Plain | (Field & keyof Row)
> &
  Partial<Pick<Row, Translated<Field> & keyof Row>>;

/**
 * The columns that a page in one language needs: the texts are half of an entry, and each is there three
 * times. The Spanish ones stand in for what is empty.
 */
export function columnsIn(
  locale: Locale,
  plain: readonly string[],
  texts: Iterable<string>,
): string {
  const columns = [...texts].flatMap((field) => [field, fieldOf(field, locale)]);
  return [...new Set([...plain, ...columns])].join(",");
}

function fieldOf<Field extends string>(field: Field, locale: Locale): Suffixed<Field> {
  return locale === "es" ? field : `${field}_${locale}`;
}

/** A row's text in one language; an empty one falls back to the Spanish base field (A9). */
export function localizedText<Field extends string>(
  row: { readonly [K in Suffixed<Field>]?: string | null },
  field: Field,
  locale: Locale,
): string {
  const own = row[fieldOf(field, locale)];
  return own?.trim() ? own : (row[field] ?? "");
}

/** A row's list in one language; an empty one falls back as a whole, so that items stay together. */
export function localizedList<Field extends string>(
  row: { readonly [K in Suffixed<Field>]?: readonly string[] | null },
  field: Field,
  locale: Locale,
): string[] {
  const clean = (list: readonly string[] | null | undefined) => list?.filter((s) => s.trim()) ?? [];
  const own = clean(row[fieldOf(field, locale)]);
  return own.length > 0 ? own : clean(row[field]);
}

/** The language of what fell back, by the name that it has in a view model. */
export type FallbackLang<Name extends string> = { [N in Name]?: Locale };

/**
 * What of a row shows in Spanish on a page of another language, for its `lang` attribute (WCAG 3.1.2);
 * undefined where all is translated.
 * @param fields the row's field behind each name
 */
export function fallbackLang<Name extends string, Field extends string>(
  row: { readonly [K in Suffixed<Field>]?: string | readonly string[] | null },
  fields: Record<Name, Field>,
  locale: Locale,
): FallbackLang<Name> | undefined {
  const isEmpty = (value: string | readonly string[] | null | undefined) =>
    ![value ?? ""].flat().some((text) => text.trim());
  const lang: FallbackLang<Name> = {};
  for (const [name, field] of Object.entries(fields) as [Name, Field][]) {
    if (isEmpty(row[fieldOf(field, locale)]) && !isEmpty(row[field])) lang[name] = defaultLocale;
  }
  return Object.keys(lang).length > 0 ? lang : undefined;
}
