import { BackendError, isRefused, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { ContentTable } from "#content/define.ts";
import type { Columns } from "../draft/values";
import type { EntryRow } from "../entry-row";
import type { SaveOutcome } from "./save-outcome";
import type { Write } from "./use-form";

/** Milliseconds after which a save that nobody answers counts as failed. */
const timeoutMs = 30_000;

/**
 * Writes an entry. An update goes through only on the version that was read, so that nobody overwrites
 * somebody else unknowingly. A new entry brings its id: a save that arrived although its answer got
 * lost is recognised when it is repeated.
 */
export async function saveEntry(
  table: ContentTable,
  id: string,
  { row, base }: Write,
): Promise<SaveOutcome> {
  const rows = backend().from(table);
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = base
    ? await rows
        .update(row as never)
        .eq("id", id)
        .eq("updated_at", base)
        .select("updated_at")
        .abortSignal(signal)
        .maybeSingle()
    : await rows
        .insert({ ...row, id } as never)
        .select("updated_at")
        .abortSignal(signal)
        .maybeSingle();
  if (!answer.error && answer.data)
    return { kind: "saved", row, updatedAt: answer.data.updated_at };
  if (!answer.error) return whyUntouched(table, id, row, base);
  const { code, message } = answer.error;
  if (code === "23505") {
    if (message.includes("_pkey")) return whyUntouched(table, id, row, base);
    return { kind: "slug-taken" };
  }
  const error = new BackendError(answer.error, answer.status);
  if (isRefused(error)) return { kind: "refused" };
  return { kind: "failed", reason: reasonOf(error), unanswered: answer.status === 0 };
}

/** An update that met no row, or an insert whose row is there already. */
async function whyUntouched(
  table: ContentTable,
  id: string,
  row: Columns,
  base: string | undefined,
): Promise<SaveOutcome> {
  const { data, error, status } = await backend()
    .from(table)
    .select<string, EntryRow>("*")
    .eq("id", id)
    .maybeSingle();
  if (error)
    return { kind: "failed", reason: reasonOf(new BackendError(error, status)), unanswered: true };
  if (!data) return { kind: "gone" };
  const same = Object.entries(row).every(
    ([column, value]) => JSON.stringify(data[column]) === JSON.stringify(value),
  );
  if (same) return { kind: "saved", row, updatedAt: data.updated_at };
  if (data.updated_at === base) return { kind: "refused" };
  return { kind: "conflict", updatedAt: data.updated_at };
}
