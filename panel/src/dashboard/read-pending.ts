import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { EntryRow } from "@panel/entries/entry-row";
import type { ContentType } from "#content/index.ts";
import { type Missing, missingOf } from "./missing-translations";

export interface Pending extends Missing {
  type: ContentType;
  row: EntryRow;
}

/** Key of an entry, and its position in the list. */
interface Found {
  type: ContentType;
  id: string;
  updatedAt: number;
}

/**
 * First entries of all types with missing translations, the latest change first, and the number of further
 * ones. The database selects them (`incomplete_locales`); the missing parts are derived here.
 */
export async function readPending(
  types: readonly ContentType[],
  limit: number,
  signal?: AbortSignal,
): Promise<{ entries: Pending[]; rest: number }> {
  const found = await Promise.all(types.map((type) => findPending(type, limit, signal)));
  const first = found
    .flatMap(({ rows }) => rows)
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, limit);
  const idsOf = (type: ContentType) => first.filter((one) => one.type === type).map(({ id }) => id);
  const rows = (await Promise.all(types.map((type) => readRows(type, idsOf(type), signal)))).flat();
  const entries = first
    .flatMap(({ type, id }) => rows.filter((row) => row.id === id).map((row) => ({ type, row })))
    .map(({ type, row }) => ({ type, row, ...missingOf(type, row) }))
    // Spanish is the source language: entries that lack only a Spanish text are marked in their list instead.
    .filter(({ languages }) => languages.length > 0);
  const total = found.reduce((sum, { total }) => sum + total, 0);
  return { entries, rest: total - first.length };
}

async function findPending(type: ContentType, limit: number, signal?: AbortSignal) {
  let found = backend()
    .from(type.table)
    .select("id,updated_at", { count: "exact" })
    .filter("incomplete_locales", "neq", "{}")
    .order("updated_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);
  if (signal) found = found.abortSignal(signal);
  const { data, count, error, status } = await found;
  if (error) throw new BackendError(error, status);
  const rows = data.map(
    ({ id, updated_at }): Found => ({ type, id, updatedAt: Date.parse(updated_at) }),
  );
  return { rows, total: count ?? rows.length };
}

async function readRows({ table }: ContentType, ids: readonly string[], signal?: AbortSignal) {
  if (ids.length === 0) return [];
  let rows = backend().from(table).select<string, EntryRow>("*").in("id", ids);
  if (signal) rows = rows.abortSignal(signal);
  return dataOf(await rows);
}
