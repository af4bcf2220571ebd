import { BackendError, dataOf, isRefused, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { Table } from "#content/define.ts";
import type { Columns } from "../draft/values";
import type { SaveOutcome } from "../editor/save-outcome";
import type { SaveRequest } from "../editor/use-saves";
import { compare } from "../history/compare";

/** A table with a single row. */
export type SettingsTable = Table & { table: "site_settings" | "inbox_settings" };

/**
 * The row; null if there is none yet.
 * @throws {BackendError}
 */
export async function readSettingsRow({ table }: SettingsTable): Promise<Columns | null> {
  const rows = backend().from(table).select<string, Columns>("*");
  return dataOf(await rows.eq("id", true).maybeSingle());
}

/** A save without response fails after this time. */
const timeoutMs = 30_000;

/**
 * Writes the row if it still has the version that was read. A conflicting row with the same content counts
 * as saved: the response of an earlier attempt was lost.
 */
export async function saveSettings(
  settings: SettingsTable,
  { row, base }: SaveRequest,
): Promise<SaveOutcome> {
  const rows = backend().from(settings.table);
  const saved = base
    ? rows
        .update(row as never)
        .eq("id", true)
        .eq("updated_at", base)
    : rows.insert({ ...row, id: true } as never);
  const { data, error, status } = await saved
    .select("updated_at")
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .maybeSingle();
  if (data) return { kind: "saved", row, updatedAt: data.updated_at };
  if (error && error.code !== "23505") {
    const failure = new BackendError(error, status);
    if (isRefused(failure)) return { kind: "refused" };
    return {
      kind: "failed",
      reason: reasonOf(failure),
      unacknowledged: status === 0 || status >= 500,
    };
  }
  // The row has another version, or was inserted by another save.
  const stored = await readSettingsRow(settings);
  if (!stored) return { kind: "gone" };
  const updatedAt = String(stored.updated_at);
  if (compare(settings, stored, row).length === 0) return { kind: "saved", row, updatedAt };
  return { kind: "conflict", updatedAt };
}
