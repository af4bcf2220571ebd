import { columnOf, isTranslated, memberOf } from "#content/columns.ts";
import type { Field, FieldOf, Table } from "#content/define.ts";
import { defaultLocale, type Locale } from "#shared/locales.ts";
import { imageKey, isMissingAlt, readImageDetails } from "#shared/pictures/image-details.ts";
import { picturesOf } from "../entry-row";
import { picturesIn } from "./forms";
import { listIn, textIn } from "./member-forms";
import { picturesInTexts } from "./text-pictures";
import { isBlank } from "./texts";
import type { Columns } from "./values";

export interface Completeness {
  done: number;
  total: number;
  /** Missing parts in Spanish: `Descripción completa`, `2 textos alternativos`. */
  missing: string[];
}

/** Progress of one field, and its label in the list of missing parts. */
interface Part {
  done: number;
  total: number;
  label: string;
}

/** Progress of an entry in one language. Each text, object, list item and picture counts one. */
export function completenessOf(
  table: Pick<Table, "fields">,
  row: Columns,
  locale: Locale,
): Completeness {
  const result: Completeness = { done: 0, total: 0, missing: [] };
  const parts = Object.entries(table.fields).map(([name, field]) =>
    partOf(name, field, row, locale),
  );
  for (const { done, total, label } of [...parts, ofTextPictures(table, row, locale)]) {
    result.done += done;
    result.total += total;
    if (done < total) result.missing.push(label);
  }
  return result;
}

function partOf(name: string, field: Field, row: Columns, locale: Locale): Part {
  switch (field.kind) {
    case "text":
      return ofText(name, field, row, locale);
    case "list":
      return ofList(name, field, row, locale);
    case "array":
      return ofObjects(name, field, row, locale);
    case "picture":
      return ofPictures([textIn(row, name)], row, locale);
    case "pictures":
      return ofPictures(picturesIn(row, name, field), row, locale);
    default:
      return { done: 0, total: 0, label: field.label };
  }
}

/** An optional text counts in other languages only if its Spanish text is filled. */
function ofText(name: string, field: FieldOf<"text">, row: Columns, locale: Locale): Part {
  const must = field.required !== undefined || field.expected;
  const counts = isTranslated(field) && (must || !isBlank(textIn(row, name)));
  const done = counts && !isBlank(textIn(row, columnOf(name, locale)));
  return { done: Number(done), total: Number(counts), label: field.label };
}

function ofList(name: string, field: FieldOf<"list">, row: Columns, locale: Locale): Part {
  const wanted = listIn(row, name).flatMap((item, at) => (isFilled(item) ? [at] : []));
  const own = listIn(row, isTranslated(field) ? columnOf(name, locale) : name);
  const done = wanted.filter((at) => isFilled(own[at])).length;
  return { done, total: wanted.length, label: someOf(field.label, done, wanted.length) };
}

function ofObjects(name: string, field: FieldOf<"array">, row: Columns, locale: Locale): Part {
  const objects = listIn(row, name).map((object) => (object ?? {}) as Columns);
  const isDone = (object: Columns) =>
    Object.entries(field.of).every(([member, { kind, ...of }]) => {
      if (kind !== "text" || !("translated" in of) || !of.translated) return true;
      const wanted = of.expected || isFilled(object[memberOf(member, defaultLocale)]);
      return !wanted || isFilled(object[memberOf(member, locale)]);
    });
  const total = objects.length;
  const done = objects.filter(isDone).length;
  const open = total - done;
  const [one, several] = field.counted ?? [];
  const words = open === 1 ? one : several;
  return { done, total, label: words ? `${open} ${words}` : someOf(field.label, done, total) };
}

function ofPictures(addresses: readonly string[], row: Columns, locale: Locale): Part {
  const details = displayedDetails(addresses, row);
  const open = details.filter((detail) => isMissingAlt(detail, locale)).length;
  const words = open === 1 ? "texto alternativo" : "textos alternativos";
  return { done: details.length - open, total: details.length, label: `${open} ${words}` };
}

/** Pictures in texts that are not also in a field. The texts of all languages count as one. */
function ofTextPictures(table: Pick<Table, "fields">, row: Columns, locale: Locale): Part {
  const own = new Set(picturesOf(table, row).map(imageKey));
  const others = picturesInTexts(table, row).filter((address) => !own.has(imageKey(address)));
  const part = ofPictures(others, row, locale);
  return { ...part, label: `${part.label} en los textos` };
}

/** Details of each displayed picture. Pictures outside of the storage cannot have any and do not count. */
function displayedDetails(addresses: readonly string[], row: Columns) {
  const details = readImageDetails(row.image_details);
  const keys = addresses.map(imageKey);
  return [...new Set(keys)].flatMap((key) => (key === undefined ? [] : [details[key]]));
}

function isFilled(value: unknown): boolean {
  return typeof value === "string" && !isBlank(value);
}

function someOf(label: string, done: number, total: number): string {
  const name = label.toLowerCase();
  return done === 0 ? name : `${total - done} de ${total} en ${name}`;
}
