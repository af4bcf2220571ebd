import { defaultLocale, type Locale } from "./locales";

type Suffixed<Field extends string> = Field | `${Field}_en` | `${Field}_fr`;

/** A row's text in one language; an empty one falls back to the Spanish base field (checklist A9). */
export function localizedText<Field extends string>(
  row: { readonly [K in Suffixed<Field>]?: string | null },
  field: Field,
  locale: Locale,
): string {
  const own = locale === defaultLocale ? row[field] : row[`${field}_${locale}`];
  return own?.trim() ? own : (row[field] ?? "");
}

/** A row's list in one language; an empty one falls back as a whole, so that items stay together. */
export function localizedList<Field extends string>(
  row: { readonly [K in Suffixed<Field>]?: readonly string[] | null },
  field: Field,
  locale: Locale,
): string[] {
  const clean = (list: readonly string[] | null | undefined) => list?.filter((s) => s.trim()) ?? [];
  const own = clean(locale === defaultLocale ? row[field] : row[`${field}_${locale}`]);
  return own.length > 0 ? own : clean(row[field]);
}
