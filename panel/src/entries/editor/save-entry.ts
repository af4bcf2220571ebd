import { BackendError, isRefused, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { ContentTable } from "#content/index.ts";
import type { SaveOutcome } from "./save-outcome";
import type { SaveRequest } from "./use-saves";

/** A save without response fails after this time. */
const timeoutMs = 30_000;

/**
 * Saves an entry if it still has the version that was read (`base`), so that nobody overwrites another
 * person's changes unknowingly. The server recognises a repeated save by its `operation`.
 */
export async function saveEntry(
  type: ContentTable,
  id: string,
  { row, base, operation }: SaveRequest,
): Promise<SaveOutcome> {
  const { data, error, status } = await backend()
    .rpc("save_entry", { type, id, expected: base ?? null, entry: row, operation })
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) {
    const failure = new BackendError(error, status);
    if (isRefused(failure)) return { kind: "refused" };
    return {
      kind: "failed",
      reason: reasonOf(failure),
      unacknowledged: status === 0 || status >= 500,
    };
  }
  switch (data.outcome) {
    case "saved":
      return { kind: "saved", row, updatedAt: data.row.updated_at };
    case "conflict":
      return { kind: "conflict", updatedAt: data.row.updated_at };
    default:
      return { kind: data.outcome };
  }
}
