import { columnOf } from "#content/columns.ts";
import type { ContentType } from "#content/index.ts";
import { type Locale, locales } from "#shared/locales.ts";
import { toDraft } from "./draft";
import { textIn } from "./member-forms";
import { freeSlug, slugify } from "./slug";
import type { Columns, Draft } from "./values";

const suffixes: Record<Locale, string> = { es: " (copia)", en: " (copy)", fr: " (copie)" };

/** Columns that a copy does not take over. */
const own = ["id", "created_at", "updated_at"];

/** Spanish name of a copy, from which its slug is made. */
export function copyName(type: ContentType, row: Columns): string {
  return named(type, textIn(row, type.admin.useAsTitle), "es");
}

/**
 * A new entry with the content and pictures of another. It is hidden, has no publication date, and has its
 * own name and slug.
 * @param taken slugs of other entries with the same prefix as the slug of the copy
 */
export function copyOf(type: ContentType, row: Columns, taken: readonly string[]): Draft {
  const columns = Object.fromEntries(Object.entries(row).filter(([name]) => !own.includes(name)));
  for (const locale of locales) {
    const column = columnOf(type.admin.useAsTitle, locale);
    const name = textIn(row, column);
    if (name) columns[column] = named(type, name, locale);
  }
  columns[type.visible] = false;
  const draft = toDraft(type, columns);
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind === "slug" && field.options) draft[name] = { text: "", made: true };
    else if (field.kind === "slug")
      draft[name] = { text: freeSlug(slugify(copyName(type, row)), taken), made: true };
    if (field.kind === "datetime" && field.future) draft[name] = "";
  }
  return draft;
}

/** Appends the suffix and truncates the name to its maximum length. */
function named({ fields, admin }: ContentType, name: string, locale: Locale): string {
  const field = fields[admin.useAsTitle];
  const max = field?.kind === "text" ? field.max : Number.POSITIVE_INFINITY;
  const suffix = suffixes[locale];
  return (
    [...name]
      .slice(0, max - suffix.length)
      .join("")
      .trimEnd() + suffix
  );
}
