import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { likePattern } from "@panel/list/like-pattern";
import type { ContentType } from "#content/index.ts";
import type { EntryDraftRow } from "#shared/database.types.ts";
import type { Columns } from "../draft/values";
import { pictureColumns } from "../entry-row";

const columns = [
  "id",
  "entry_type",
  "is_new",
  "publish_at",
  "problem",
  "columns",
  "title",
  "etag",
  "updated_at",
] as const;

/** A draft without the values of its columns, which may be large. */
export type DraftSummary = Pick<EntryDraftRow, (typeof columns)[number]>;

/** Drafts with their number, the latest change first. Without those of deleted entries. */
export function findDrafts<Draft = DraftSummary>(more: readonly string[] = []) {
  return backend()
    .from("entry_drafts")
    .select<string, Draft>([...columns, ...more].join(","), { count: "exact" })
    .eq("in_trash", false)
    .order("updated_at", { ascending: false })
    .order("id");
}

/**
 * Drafts of these entries, by id.
 * @throws {BackendError}
 */
export async function readDraftsOf(
  { table }: ContentType,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, DraftSummary>> {
  if (ids.length === 0) return new Map();
  const drafts = backend()
    .from("entry_drafts")
    .select<string, DraftSummary>(columns.join(","))
    .eq("entry_type", table)
    .in("id", ids)
    .abortSignal(signal);
  return new Map(dataOf(await drafts).map((draft) => [draft.id, draft]));
}

/** Maximum number of unfinished entries above a list. */
const unfinishedLimit = 50;

/** An entry that was never published, with the columns of its pictures. */
export type Unfinished = DraftSummary & Columns;

/**
 * Entries that were never published, and their total number.
 * @param q part of the title
 * @throws {BackendError}
 */
export async function readUnfinished(type: ContentType, q: string, signal: AbortSignal) {
  const pictures = pictureColumns(type).map((column) => `${column}:data->${column}`);
  const drafts = findDrafts<Unfinished>(pictures).match({ entry_type: type.table, is_new: true });
  const { data, count, error, status } = await titled(drafts, q)
    .limit(unfinishedLimit)
    .abortSignal(signal);
  if (error) throw new BackendError(error, status);
  return { drafts: data, total: count ?? data.length };
}

/**
 * A page of the drafts of published entries.
 * @param q part of the title
 * @throws {BackendError}
 */
export async function readChanged(
  { table }: ContentType,
  { q, from, to }: { q: string; from: number; to: number },
  signal: AbortSignal,
): Promise<{ drafts: DraftSummary[]; total: number }> {
  const drafts = findDrafts().match({ entry_type: table, is_new: false });
  const { data, count, error, status } = await titled(drafts, q)
    .range(from, to)
    .abortSignal(signal);
  // Requested range beyond the last row.
  if (error?.code === "PGRST103") return { drafts: [], total: from };
  if (error) throw new BackendError(error, status);
  return { drafts: data, total: count ?? data.length };
}

function titled<Drafts extends { ilike(column: string, pattern: string): Drafts }>(
  drafts: Drafts,
  q: string,
): Drafts {
  return q.trim() ? drafts.ilike("title", likePattern(q)) : drafts;
}
