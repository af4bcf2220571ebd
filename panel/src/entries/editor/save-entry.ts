import { BackendError, isRefused, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { ContentTable } from "#content/define.ts";
import type { SaveOutcome } from "./save-outcome";
import type { Write } from "./use-saves";

/** Milliseconds after which a save that nobody answers counts as failed. */
const timeoutMs = 30_000;

/**
 * Writes an entry over the version that was read and no other, so that nobody overwrites somebody else
 * unknowingly. A save that arrived although its answer got lost is known by its operation when it is repeated.
 */
export async function saveEntry(
  type: ContentTable,
  id: string,
  { row, base, operation }: Write,
): Promise<SaveOutcome> {
  const { data, error, status } = await backend()
    .rpc("save_entry", { type, id, expected: base ?? null, entry: row, operation })
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) {
    const failure = new BackendError(error, status);
    if (isRefused(failure)) return { kind: "refused" };
    return { kind: "failed", reason: reasonOf(failure), unanswered: status === 0 || status >= 500 };
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
