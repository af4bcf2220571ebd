import { BackendError, dataOf, isRefused, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { Table } from "#content/define.ts";
import type { Columns } from "../draft/values";
import type { SaveOutcome } from "../editor/save-outcome";
import type { Write } from "../editor/use-saves";

/** A table of one row. */
export type SettingsTable = Table & { table: "site_settings" | "desk_settings" };

/** The row; null where there is none yet. @throws {BackendError} */
export async function readSettingsRow({ table }: SettingsTable): Promise<Columns | null> {
  const rows = backend().from(table).select<string, Columns>("*");
  return dataOf(await rows.eq("id", true).maybeSingle());
}

/** Writes the row, over the version that was read and no other. */
export async function saveSettings(
  { table }: SettingsTable,
  { row, base }: Write,
): Promise<SaveOutcome> {
  const rows = backend().from(table);
  const written = base
    ? rows
        .update(row as never)
        .eq("id", true)
        .eq("updated_at", base)
    : rows.insert({ ...row, id: true } as never);
  const { data, error, status } = await written.select("updated_at").maybeSingle();
  if (data) return { kind: "saved", row, updatedAt: data.updated_at };
  if (error && error.code !== "23505") {
    const failure = new BackendError(error, status);
    if (isRefused(failure)) return { kind: "refused" };
    return { kind: "failed", reason: reasonOf(failure), unanswered: status === 0 };
  }
  // No row was of that version, or there is one where there was none.
  const there = await readSettingsRow({ table } as SettingsTable);
  if (!there) return { kind: "gone" };
  return { kind: "conflict", updatedAt: String(there.updated_at) };
}
