import type { ContentType } from "#content/index.ts";
import {
  type DraftSummary,
  readChanged,
  readDraftsOf,
  readUnfinished,
  type Unfinished,
} from "../drafts/read-drafts";
import type { EntryRow } from "../entry-row";
import { type EntriesRequest, pageSize, readEntries, readEntriesById } from "./read-entries";

/** Filter of a list: published entries with a draft. */
export const changedFilter = { value: "changed", label: "Con cambios" };

interface PageRequest extends EntriesRequest {
  isChanged: boolean;
  signal: AbortSignal;
}

export interface EntryPage {
  rows: EntryRow[];
  total: number;
  /** Drafts of the rows, by id. */
  drafts: ReadonlyMap<string, DraftSummary>;
  unfinished: { drafts: Unfinished[]; total: number };
}

const none = { drafts: [], total: 0 };

/**
 * A page of entries with their drafts. The first page without a filter has the unfinished entries, too.
 * @throws {BackendError}
 */
export async function readPage(type: ContentType, request: PageRequest): Promise<EntryPage> {
  const { q, state, isChanged, page, signal } = request;
  if (isChanged) return readChangedPage(type, request);
  const [{ rows, total }, unfinished] = await Promise.all([
    readEntries(type, request),
    page === 1 && !state ? readUnfinished(type, q, signal) : none,
  ]);
  const ids = rows.map(({ id }) => id);
  return { rows, total, drafts: await readDraftsOf(type, ids, signal), unfinished };
}

/** A page of the entries with drafts, the latest change first. */
async function readChangedPage(type: ContentType, request: PageRequest): Promise<EntryPage> {
  const { q, page, signal } = request;
  const from = (page - 1) * pageSize;
  const { drafts, total } = await readChanged(type, { q, from, to: from + pageSize - 1 }, signal);
  const ids = drafts.map(({ id }) => id);
  const found = new Map((await readEntriesById(type, ids, signal)).map((row) => [row.id, row]));
  return {
    // An entry may have been deleted meanwhile.
    rows: ids.flatMap((id) => found.get(id) ?? []),
    total,
    drafts: new Map(drafts.map((draft) => [draft.id, draft])),
    unfinished: none,
  };
}
