import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { randomId } from "@panel/backend/id";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { ContentType } from "#content/index.ts";
import { visibleFromOf } from "#content/properties.ts";
import type { Columns } from "../draft/values";
import type { EntryRow } from "../entry-row";

interface Page {
  rows: EntryRow[];
  total: number;
}

/** Change of an entry, and how to undo it. */
export interface RowChange extends ChangedEntry {
  /** Earlier values of the columns that the change wrote, and of the time that the database set. */
  before: Columns;
}

/** Changes columns of entries of a list. Its rows stay where they are until the list is read again. */
export function useRowChanges(type: ContentType) {
  const queries = useQueryClient();
  return async (row: EntryRow, columns: Columns): Promise<RowChange | undefined> => {
    const changed = await changeColumns(type, row, columns);
    if (!changed) {
      void queries.invalidateQueries({ queryKey: [type.table] });
      return undefined;
    }
    replaceRow(queries, type, changed.row);
    void queries.invalidateQueries({
      queryKey: [type.table],
      predicate: ({ queryKey }) => queryKey[1] !== "list",
    });
    for (const key of ["entry_versions", "entry_drafts"])
      void queries.invalidateQueries({ queryKey: [key] });
    const names = Object.keys(columns);
    // The database sets the time of the first publication.
    const from = visibleFromOf(type);
    if (from && row[from] === null && names.includes(type.visible)) names.push(from);
    const before = Object.fromEntries(names.map((name) => [name, row[name]]));
    return { ...changed, before };
  };
}

/** Replaces a row in all cached pages of its list, with the columns that they have. */
function replaceRow(queries: QueryClient, { table }: ContentType, stored: EntryRow) {
  const updated = (row: EntryRow): EntryRow =>
    row.id === stored.id
      ? (Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, name in stored ? stored[name] : value]),
        ) as EntryRow)
      : row;
  queries.setQueriesData<Page>(
    { queryKey: [table, "list"] },
    (page) => page && { ...page, rows: page.rows.map(updated) },
  );
}

const timeoutMs = 30_000;
/** Each attempt loses only against a save that arrived since the one before. */
const maxAttempts = 5;

export interface ChangedEntry {
  /** Row as stored now. */
  row: EntryRow;
  /** The entry has a scheduled draft, which will set one of the columns again. */
  draftPrevails: boolean;
}

/**
 * Writes some columns of an entry, and leaves all others as they are, also those that somebody changes meanwhile. A
 * draft of the entry that has these columns gets the same values: it would undo the change when it is published.
 * @returns undefined if the entry does not exist any more
 * @throws {BackendError}
 */
export async function changeColumns(
  type: ContentType,
  { id, updated_at }: Pick<EntryRow, "id" | "updated_at">,
  columns: Columns,
): Promise<ChangedEntry | undefined> {
  let expected = updated_at;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const answer = dataOf(
      await backend()
        .rpc("save_entry", {
          type: type.table,
          id,
          expected,
          entry: columns,
          operation: randomId(),
        })
        .abortSignal(AbortSignal.timeout(timeoutMs)),
    );
    if (answer.outcome === "gone") return undefined;
    if (answer.outcome === "saved") {
      const draftPrevails = !(await changeDraft(type, id, columns));
      return { row: answer.row as unknown as EntryRow, draftPrevails };
    }
    if (answer.outcome === "conflict") expected = answer.row.updated_at;
  }
  throw new BackendError({ code: "PT409", message: "Otra persona lo está cambiando." }, 409);
}

/** @returns whether the entry's draft, if it has one, agrees with the columns now */
async function changeDraft({ table }: ContentType, id: string, columns: Columns): Promise<boolean> {
  const drafts = backend().from("entry_drafts").select("columns");
  const [draft] = dataOf(await drafts.eq("id", id).eq("entry_type", table));
  const touched = Object.keys(columns).filter((name) => draft?.columns.includes(name));
  if (touched.length === 0) return true;
  const { etags } = dataOf(await backend().rpc("open_entry", { type: table, id }));
  const { outcome } = dataOf(
    await backend().rpc("save_draft", {
      type: table,
      id,
      changes: Object.fromEntries(touched.map((name) => [name, columns[name]])),
      seen: Object.fromEntries(touched.map((name) => [name, etags[name] ?? ""])),
    }),
  );
  return outcome !== "scheduled" && outcome !== "conflict";
}
