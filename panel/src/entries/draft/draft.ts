import { columnOf, isTranslated } from "#content/columns.ts";
import { type EditedKind, type FieldOf, isEdited, type Table } from "#content/define.ts";
import { defaultLocale, type Locale } from "#shared/locales.ts";
import { forms, newObject } from "./forms";
import { lowestPrice } from "./lowest-price";
import { numberText } from "./parse-number";
import { slugIn, slugify } from "./slug";
import { type Columns, type Draft, type Value, valueIn } from "./values";

/** Fields that a form edits: all except those that the database derives. */
export function editedFields({ fields }: Pick<Table, "fields">): [string, FieldOf<EditedKind>][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isEdited(field) ? [[name, field]] : [],
  );
}

/** Draft of a row; without a row, the defaults of a new entry. */
export function toDraft(table: Pick<Table, "fields">, row: Columns = {}): Draft {
  const read = <K extends EditedKind>(name: string, field: FieldOf<K>): Value =>
    forms[field.kind].read(row, name, field, columnOf);
  return Object.fromEntries(editedFields(table).map(([name, field]) => [name, read(name, field)]));
}

/** Columns that a form writes. */
export function toRow(table: Pick<Table, "fields">, draft: Draft): Columns {
  const write = <K extends EditedKind>(name: string, field: FieldOf<K>) =>
    forms[field.kind].write(valueIn(draft, name, field), name, field, columnOf);
  const parts = editedFields(table).map(([name, field]) => write(name, field));
  return Object.assign({}, ...parts);
}

/** Draft with one field changed, and with slugs and lowest prices that are derived from this field updated. */
export function withChange(
  { fields }: Pick<Table, "fields">,
  draft: Draft,
  name: string,
  change: (value: Value) => Value,
): Draft {
  const next = { ...draft, [name]: change(draft[name] as Value) };
  for (const [priceName, field] of Object.entries(fields)) {
    if (field.kind !== "money" || field.lowestOf !== name) continue;
    const lowest = lowestPrice(fields, next, field);
    if (lowest !== undefined) next[priceName] = numberText(lowest);
  }
  for (const [slugName, field] of Object.entries(fields)) {
    if (field.kind !== "slug" || field.from !== name) continue;
    const source = fields[name];
    const slug = valueIn(next, slugName, field);
    if (slug.made && source?.kind === "text")
      next[slugName] = { ...slug, text: slugify(valueIn(next, name, source).es) };
  }
  return next;
}

/** Slug made of the translated name, for a language without its own; undefined if it would be the Spanish one. */
export function suggestedSlug(
  { fields }: Pick<Table, "fields">,
  draft: Draft,
  name: string,
  locale: Locale,
): string | undefined {
  const field = fields[name];
  if (field?.kind !== "slug" || !isTranslated(field) || locale === defaultLocale) return undefined;
  const source = fields[field.from ?? ""];
  if (source?.kind !== "text" || !isTranslated(source)) return undefined;
  const slug = valueIn(draft, name, field);
  const suggested = slugify(valueIn(draft, field.from ?? "", source)[locale]);
  return slugIn(slug, locale) || suggested === slug.text ? undefined : suggested || undefined;
}

/** Serialised for comparison. Ignores `key` and `made`. */
export function comparable(draft: Draft): string {
  const silent = ["key", "made"];
  return JSON.stringify(draft, (name, value) => (silent.includes(name) ? undefined : value));
}

/**
 * Applies a stored draft. Fields that it lacks, or that have another shape since a newer version of the
 * panel, keep their value in `current`.
 */
export function mergeStoredDraft(
  { fields }: Pick<Table, "fields">,
  current: Draft,
  stored: Draft,
): Draft {
  const kept = Object.entries(current).map(([name, value]): [string, Value] => {
    const found = stored[name];
    if (found === undefined || !hasShapeOf(value, found)) return [name, value];
    const field = fields[name];
    if (field?.kind !== "array") return [name, found];
    const items = valueIn(stored, name, field);
    return [name, items.map(({ key, values }) => ({ key, values: withMembers(field, values) }))];
  });
  return Object.fromEntries(kept);
}

function withMembers({ of }: FieldOf<"array">, stored: Draft): Draft {
  return mergeStoredDraft({ fields: of }, newObject(of).values, stored);
}

/** Whether a value has the same type and at least the same members as the pattern. */
function hasShapeOf(pattern: unknown, value: unknown): boolean {
  if (value === null || pattern === null) return typeof (value ?? pattern ?? true) === "boolean";
  if (typeof pattern !== typeof value || Array.isArray(pattern) !== Array.isArray(value))
    return false;
  if (typeof pattern !== "object" || Array.isArray(pattern)) return true;
  return Object.keys(pattern).every((key) => key in (value as object));
}
