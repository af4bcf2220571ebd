import { dataOf } from "@panel/backend/backend-error";
import type { PostgrestError } from "@supabase/postgrest-js";
import { compareIn } from "#shared/collator.ts";
import { defaultLocale } from "#shared/locales.ts";

/** Longer lists are in the database's order, which is read from an index. */
const maxSorted = 1000;

type Response = { data: unknown[] | null; error: PostgrestError | null; status: number };

/**
 * Rows of a query, sorted by a text column in the Spanish alphabet, which databases may not know; undefined if there
 * are too many. For queries of few and short columns.
 * @throws {BackendError}
 */
export async function readSorted<Row extends { id: string }>(
  column: string,
  ascending: boolean,
  rows: { limit(count: number): PromiseLike<Response> },
): Promise<Row[] | undefined> {
  const read = dataOf(await rows.limit(maxSorted)) as Row[];
  // Hosted Supabase caps responses at the same number.
  if (read.length >= maxSorted) return undefined;
  const compareTexts = compareIn(defaultLocale);
  const textOf = (row: Row) => String(row[column as keyof Row] ?? "");
  const direction = ascending ? 1 : -1;
  return read.sort(
    (a, b) => direction * (compareTexts(textOf(a), textOf(b)) || (a.id < b.id ? -1 : 1)),
  );
}

/** The rows with these ids, in the order of the ids. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: Row[]): Row[] {
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
