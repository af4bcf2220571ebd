import { BackendError, isRefused, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { ContentTable } from "#content/index.ts";
import type { Columns } from "../draft/values";

/** Result of a save. */
export type SaveOutcome =
  | { kind: "saved"; updatedAt: string }
  /** Another person saved the entry since it was read. */
  | { kind: "conflict" }
  /** Another person deleted the entry since it was read. */
  | { kind: "gone" }
  | { kind: "slug-taken" }
  /** Not authorised: the session has ended or has no administrator role. */
  | { kind: "refused" }
  | { kind: "failed"; reason: string };

interface SaveRequest {
  row: Columns;
  /** `updated_at` as read. */
  base: string;
  operation: string;
}

/** A save without response fails after this time. */
const timeoutMs = 30_000;

/**
 * Publishes columns at once, without a draft, if the entry still has the version that was read (`base`). The server
 * recognises a repeated save by its `operation`.
 */
export async function saveEntry(
  type: ContentTable,
  id: string,
  { row, base, operation }: SaveRequest,
): Promise<SaveOutcome> {
  const { data, error, status } = await backend()
    .rpc("save_entry", { type, id, expected: base, entry: row, operation })
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) {
    const failure = new BackendError(error, status);
    return isRefused(failure) ? { kind: "refused" } : { kind: "failed", reason: reasonOf(failure) };
  }
  return data.outcome === "saved"
    ? { kind: "saved", updatedAt: data.row.updated_at }
    : { kind: data.outcome };
}
