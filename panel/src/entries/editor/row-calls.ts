import type { OpenedEntry, SaveDraftAnswer } from "#shared/database.types.ts";
import type { Columns } from "../draft/values";
import type { SaveCall } from "./draft-session";
import { withSession } from "./entry-calls";
import { isSame } from "./three-way";

/** A row without a draft: the JSON of a value is its etag. */
export const openedRow = (row: Columns | null): OpenedEntry => ({
  row,
  draft: null,
  etags: etagsOf(row ?? {}),
});

const etagsOf = (row: Columns) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, JSON.stringify(value)]));

interface RowRequests {
  open: () => Promise<OpenedEntry>;
  /**
   * Writes columns, unless somebody else has written the row since `row` was read.
   * @param row null: the row is added
   * @returns the stored row; null if somebody else was faster
   */
  write: (part: Columns, row: Columns | null) => Promise<Columns | null>;
  onSaved?: (stored: Columns) => void;
}

/** How often a save is tried while others save, too. */
const maxTries = 5;

/**
 * Requests of a form that writes a row at once, with the answers of `save_draft`.
 * @param signal aborted when the form is gone, which no longer waits for a sign-in then
 */
export function rowCalls(requests: RowRequests, signal: () => AbortSignal) {
  const open = () => withSession(signal(), requests.open);

  /** Writes the changed columns that nobody else has changed since they were seen. */
  async function save({ changes, seen }: SaveCall): Promise<SaveDraftAnswer> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { row, etags } = await open();
      const isRefused = (name: string) =>
        row !== null && etags[name] !== seen[name] && !isSame(row[name], changes[name]);
      const names = Object.keys(changes);
      const conflicts = names.filter(isRefused).map((name) => [name, row?.[name]]);
      const written = names.filter(
        (name) => !isRefused(name) && !isSame(row?.[name], changes[name]),
      );
      const part = Object.fromEntries(written.map((name) => [name, changes[name]]));
      const stored =
        written.length > 0 ? await withSession(signal(), () => requests.write(part, row)) : row;
      if (!stored) continue;
      requests.onSaved?.(stored);
      return {
        outcome: conflicts.length > 0 ? "conflict" : "saved",
        conflicts: Object.fromEntries(conflicts),
        etag: "",
        etags: etagsOf(stored),
      };
    }
    throw new Error("Otra persona está guardando lo mismo. Inténtalo otra vez.");
  }

  return { open, save };
}
