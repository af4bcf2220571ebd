import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { ContentType } from "#content/index.ts";
import type { EntryDraftRow } from "#shared/database.types.ts";
import type { DraftSummary } from "./read-drafts";

const openEntry = async (type: ContentType["table"], id: string) =>
  dataOf(await backend().rpc("open_entry", { type, id }));

/**
 * Discards a draft.
 * @returns the discarded draft, for {@link restoreDraft}; "changed" if somebody has changed it since it was listed
 * @throws {BackendError}
 */
export async function discardDraft({
  id,
  entry_type: type,
  etag,
}: Pick<DraftSummary, "id" | "entry_type" | "etag">): Promise<EntryDraftRow | "changed"> {
  const { draft } = await openEntry(type, id);
  if (draft?.etag !== etag) return "changed";
  const answer = dataOf(await backend().rpc("discard_draft", { type, id, seen: etag }));
  return answer.outcome === "discarded" ? draft : "changed";
}

/**
 * Undoes {@link discardDraft}: saves the same columns, and schedules the publication again unless its time is over.
 * @returns whether everything is as it was
 * @throws {BackendError}
 */
export async function restoreDraft({
  id,
  entry_type: type,
  data,
  publish_at: at,
}: Pick<EntryDraftRow, "id" | "entry_type" | "data" | "publish_at">): Promise<boolean> {
  const { etags } = await openEntry(type, id);
  const seen = Object.fromEntries(Object.entries(etags).filter(([column]) => column in data));
  const saved = dataOf(await backend().rpc("save_draft", { type, id, changes: data, seen }));
  if (saved.outcome !== "saved") return false;
  if (!at || Date.parse(at) <= Date.now()) return true;
  const call = { type, id, seen: saved.etag, at };
  return dataOf(await backend().rpc("schedule_draft", call)).outcome === "scheduled";
}
