import { readDrawing } from "#shared/brand/drawing.ts";
import { defaultLocale, type Locale } from "#shared/locales.ts";
import { removeControls } from "../supabase/functions/_shared/plain-text.ts";
import { columnOf, isTranslated, memberOf } from "./columns.ts";
import type { Field, FieldOf, Fields, Member } from "./define.ts";
import type { ObjectView, ViewOf } from "./view-types.ts";

/**
 * Views of entries for pages: fields in one language, with the Spanish text as fallback, marked as such.
 * Rows may have been written by other programs, so every value is checked.
 */

interface Typed<F extends Fields> {
  fields: F;
}

interface Context<Picture> {
  locale: Locale;
  /** Resolves stored picture URLs, cover first. */
  pictures: (...addresses: (string | null | undefined)[]) => Picture[];
}

type Columns = Readonly<Record<string, unknown>>;

/**
 * Columns for `select` that a page in one language needs, including the Spanish fallbacks: texts are half
 * of an entry, and each exists in three languages. The id is always included, because rows found by ids are
 * sorted by it.
 * @param others columns besides those of the fields
 * @returns typed as all columns, because supabase-js cannot parse long lists in types
 */
export function selectOf<F extends Fields>(
  { fields }: Typed<F>,
  names: readonly (keyof F & string)[],
  locale: Locale,
  others: readonly string[] = [],
): "*" {
  const columns = names.flatMap((name) => {
    const field = fields[name] as Field;
    if (isTranslated(field)) return [name, columnOf(name, locale)];
    if (field.kind === "picture") return [name, "image_details"];
    if (field.kind !== "pictures") return [name];
    return [name, "image_details", ...(field.cover ? [field.cover] : [])];
  });
  return [...new Set(["id", ...columns, ...others])].join(",") as "*";
}

/** Selected fields of a row, by their names in the view. */
export function viewOf<F extends Fields, Name extends keyof F & string, Picture>(
  { fields }: Typed<F>,
  names: readonly Name[],
  row: Columns,
  context: Context<Picture>,
): ViewOf<F, Name, Picture> {
  const view: Record<string, unknown> = {};
  const lang: Record<string, Locale> = {};
  for (const name of names) {
    const field = fields[name] as Field;
    const shown = viewName(name, field);
    view[shown] = valueIn(row, name, field, context);
    // Slugs are addresses, not words.
    if (
      field.kind !== "slug" &&
      isTranslated(field) &&
      fellBack(row, name, columnOf(name, context.locale))
    )
      lang[shown] = defaultLocale;
  }
  view.lang = Object.keys(lang).length > 0 ? lang : undefined;
  return view as ViewOf<F, Name, Picture>;
}

/** Name of a field or member in a view. */
export const viewName = (name: string, { as }: { as?: string }) => as ?? camelCase(name);

/** Value of one field in a view. */
export function valueIn<P>(
  row: Columns,
  name: string,
  field: Field,
  { locale, pictures }: Context<P>,
) {
  switch (field.kind) {
    case "list":
      return unique(wordsOf(row, name, columnOf(name, locale)));
    case "tags":
    case "relations":
      return unique(filledWords(row[name]));
    case "datetime":
      return isoOf(textIn(row, name));
    case "picture":
      return pictures(textIn(row, name))[0];
    case "pictures":
      return pictures(field.cover && textIn(row, field.cover), ...filledWords(row[name]));
    case "array":
      return objectsIn(row[name], field, locale);
    case "drawing":
      return readDrawing(row[name]);
    case "date":
    case "relation":
      return textIn(row, name) || undefined;
    case "slug":
    case "text":
      return textOf(row, name, columnOf(name, locale));
    default:
      return plainIn(row, name, field);
  }
}

/** Objects ordered by position and renumbered from 1. */
export function objectsIn<F extends FieldOf<"array">>(
  stored: unknown,
  { of, position }: F,
  locale: Locale,
) {
  const objects = listIn(stored).filter(
    (object): object is Columns => typeof object === "object" && object !== null,
  );
  const placeOf = (object: Columns) => Number(position && object[position]) || 0;
  return objects
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((object, at) => {
      const view: Record<string, unknown> = position ? { [position]: at + 1 } : {};
      const lang: Record<string, Locale> = {};
      for (const [name, member] of Object.entries(of)) {
        const shown = viewName(name, member);
        view[shown] = memberIn(object, name, member, locale);
        if (isTranslated(member) && fellBack(object, `${name}_es`, memberOf(name, locale)))
          lang[shown] = defaultLocale;
      }
      if (Object.keys(lang).length > 0) view.lang = lang;
      return view;
    }) as ObjectView<F>[];
}

function memberIn(object: Columns, name: string, member: Member, locale: Locale) {
  if (member.kind !== "text" && member.kind !== "picture") return plainIn(object, name, member);
  if (!isTranslated(member)) return textIn(object, name).trim();
  return textOf(object, `${name}_es`, memberOf(name, locale)).trim();
}

/** Value of an untranslated field. */
function plainIn(
  columns: Columns,
  name: string,
  field: FieldOf<"number" | "month" | "count" | "money" | "flag" | "choice" | "choices" | "months">,
) {
  const value = columns[name] ?? undefined;
  switch (field.kind) {
    case "number":
    case "month":
    case "count":
    case "money":
      return numberOf(value);
    case "flag":
      return typeof value === "boolean" ? value : undefined;
    case "choice":
      return typeof value === "string" && Object.hasOwn(field.options, value) ? value : undefined;
    case "choices":
      return unique(filledWords(value)).filter((word) => Object.hasOwn(field.options, word));
    case "months":
      return unique(listIn(value)).filter((month) => typeof month === "number");
  }
}

/** The translated text, or the Spanish one if it is blank. */
function textOf(columns: Columns, base: string, own: string): string {
  return textIn(columns, own).trim() ? textIn(columns, own) : textIn(columns, base);
}

/** A list falls back as a whole, so that its items stay consistent. */
function wordsOf(columns: Columns, base: string, own: string): string[] {
  const words = filledWords(columns[own]);
  return words.length > 0 ? words : filledWords(columns[base]);
}

/** Whether the Spanish value is used as a fallback. Empty values have no language. */
function fellBack(columns: Columns, base: string, own: string): boolean {
  const isEmpty = (value: unknown) => filledWords([value].flat()).length === 0;
  return isEmpty(columns[own]) && !isEmpty(columns[base]);
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const filledWords = (value: unknown) =>
  listIn(value)
    .filter((word) => typeof word === "string")
    .map(removeControls)
    .filter((word) => word.trim() !== "");

function textIn(columns: Columns, name: string): string {
  const value = columns[name];
  return typeof value === "string" ? removeControls(value) : "";
}

/** Some drivers return decimals as text. */
function numberOf(value: unknown): number | undefined {
  const isNumber = typeof value === "number" || (typeof value === "string" && value.trim() !== "");
  return isNumber && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

/** PostgreSQL writes `2026-10-09 06:00:00+00`, which not every browser parses. */
function isoOf(stored: string): string | undefined {
  const date = new Date(stored);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
