import type { ItineraryDay } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { imageKey, lacksAlt, readImageDetails } from "#shared/pictures/image-details.ts";
import type { AnyRow, EntryKind } from "./kind";
import { columnOf } from "./texts";

export interface Completeness {
  done: number;
  total: number;
  /** What is missing, in words: `Descripción completa`, `2 textos alternativos`. */
  missing: string[];
}

/** What of a kind says where an entry's words are. */
export type Worded = Pick<EntryKind, "texts" | "lists" | "days" | "pictures">;

/** How much of an entry is written in a language: each text, day, list item and picture counts one. */
export function completenessOf(
  kind: Worded,
  row: Record<string, unknown>,
  locale: Locale,
): Completeness {
  const result: Completeness = { done: 0, total: 0, missing: [] };
  const count = (done: number, total: number, label: string) => {
    result.done += done;
    result.total += total;
    if (done < total) result.missing.push(label);
  };
  for (const { field, label, optional } of kind.texts) {
    if (optional && !isFilled(row[field])) continue;
    count(isFilled(row[columnOf(field, locale)]) ? 1 : 0, 1, label);
  }
  for (const { field, label } of kind.lists) {
    const own = listOf(row[columnOf(field, locale)]);
    const wanted = listOf(row[field]).map((item, at) => (isFilled(item) ? at : -1));
    const places = wanted.filter((at) => at >= 0);
    const done = places.filter((at) => isFilled(own[at])).length;
    count(done, places.length, partOf(label.toLowerCase(), done, places.length));
  }
  if (kind.days) {
    const days = listOf(row[kind.days]) as ItineraryDay[];
    const done = days.filter((day) => isFilled(day[`description_${locale}`])).length;
    const open = days.length - done;
    count(done, days.length, `${open} ${open === 1 ? "día" : "días"} del itinerario`);
  }
  const shown = picturesWithDetails(kind, row);
  const open = shown.filter((detail) => lacksAlt(detail, locale)).length;
  const alts = open === 1 ? "texto alternativo" : "textos alternativos";
  count(shown.length - open, shown.length, `${open} ${alts}`);
  return result;
}

/** What is said of each shown picture; of one outside of the storage nothing can be, nor is missed. */
export function picturesWithDetails(
  { pictures }: Pick<EntryKind, "pictures">,
  row: Record<string, unknown>,
) {
  const details = readImageDetails(row.image_details);
  const keys = pictures(row as AnyRow).map(imageKey);
  return [...new Set(keys)].flatMap((key) => (key === undefined ? [] : [details[key]]));
}

function isFilled(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function partOf(label: string, done: number, total: number): string {
  return done === 0 ? label : `${total - done} de ${total} en ${label}`;
}
