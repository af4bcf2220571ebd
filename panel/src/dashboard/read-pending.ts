import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { AnyRow, EntryKind } from "@panel/entry/kind";
import { type Missing, missingOf } from "./missing-words";

export interface Pending extends Missing {
  kind: EntryKind;
  row: AnyRow;
}

/** As much of an entry as says where it belongs in the list. */
interface Found {
  kind: EntryKind;
  id: string;
  updatedAt: number;
}

/**
 * The first entries of all kinds with something left to translate, the last one changed first, and how
 * many more there are. The database says which (`open_locales`); what they miss is found out here.
 */
export async function readPending(
  kinds: readonly EntryKind[],
  most: number,
  signal?: AbortSignal,
): Promise<{ entries: Pending[]; rest: number }> {
  const found = await Promise.all(kinds.map((kind) => findPending(kind, most, signal)));
  const first = found
    .flatMap(({ rows }) => rows)
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, most);
  const rows = (
    await Promise.all(
      kinds.map((kind) => readRows(kind, first.filter(isOf(kind)).map(idOf), signal)),
    )
  ).flat();
  const entries = first
    .flatMap(({ kind, id }) => rows.filter((row) => row.id === id).map((row) => ({ kind, row })))
    .map(({ kind, row }) => ({ kind, row, ...missingOf(kind, row) }))
    // Nothing is translated into Spanish: what misses only a text of its own is marked in its list.
    .filter(({ languages }) => languages.length > 0);
  const total = found.reduce((sum, { total }) => sum + total, 0);
  return { entries, rest: total - first.length };
}

const idOf = ({ id }: Found) => id;
const isOf = (kind: EntryKind) => (found: Found) => found.kind === kind;

async function findPending(kind: EntryKind, most: number, signal?: AbortSignal) {
  let found = backend()
    .from(kind.table as "tours")
    .select("id,updated_at", { count: "exact" })
    .neq("open_locales" as "slug", "{}")
    .order("updated_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(most);
  if (signal) found = found.abortSignal(signal);
  const { data, count, error, status } = await found;
  if (error) throw new BackendError(error, status);
  const rows = data.map(
    ({ id, updated_at }): Found => ({ kind, id, updatedAt: Date.parse(updated_at) }),
  );
  return { rows, total: count ?? rows.length };
}

async function readRows(
  kind: EntryKind,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<AnyRow[]> {
  if (ids.length === 0) return [];
  let rows = backend()
    .from(kind.table as "tours")
    .select("*")
    .in("id", ids);
  if (signal) rows = rows.abortSignal(signal);
  return dataOf<AnyRow[]>((await rows) as never);
}
