import { BackendError } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { EntryRow } from "@panel/entries/entry-row";
import type { ContentType } from "#content/index.ts";

/** Maximum number of displayed entries. */
const rowLimit = 6;

interface Draft {
  type: ContentType;
  row: EntryRow;
}

/** Hidden entries of all types, the latest change first, and the number of further ones by type. */
export async function readDrafts(types: readonly ContentType[], signal?: AbortSignal) {
  const found = await Promise.all(types.map((type) => readHidden(type, signal)));
  const drafts = found
    .flatMap(({ drafts }) => drafts)
    .toSorted((a, b) => Date.parse(b.row.updated_at) - Date.parse(a.row.updated_at))
    .slice(0, rowLimit);
  const rest = found.map(({ type, total }) => ({
    type,
    count: total - drafts.filter((draft) => draft.type === type).length,
  }));
  return { drafts, rest: rest.filter(({ count }) => count > 0) };
}

async function readHidden(type: ContentType, signal?: AbortSignal) {
  const { table, admin, visible } = type;
  let rows = backend()
    .from(table)
    .select<string, EntryRow>(`id,updated_at,${admin.useAsTitle}`, { count: "exact" })
    .eq(visible, false)
    .order("updated_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(rowLimit);
  if (signal) rows = rows.abortSignal(signal);
  const { data, count, error, status } = await rows;
  if (error) throw new BackendError(error, status);
  return {
    type,
    drafts: data.map((row): Draft => ({ type, row })),
    total: count ?? data.length,
  };
}
