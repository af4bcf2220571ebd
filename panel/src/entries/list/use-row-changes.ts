import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { visibleFromOf } from "#content/declared.ts";
import type { ContentType } from "#content/index.ts";
import type { Columns } from "../draft/values";
import type { EntryRow } from "../entry-row";
import { type ChangedEntry, changeColumns } from "./change-columns";

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
