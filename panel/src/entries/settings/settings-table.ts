import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { setOffice } from "@panel/backend/office";
import type { Table } from "#content/define.ts";
import type { OpenedEntry } from "#shared/database.types.ts";
import { officeOf } from "#shared/office.ts";
import type { Columns } from "../draft/values";
import { openedRow, rowCalls } from "../editor/row-calls";

/** A table with a single row. */
export type SettingsTable = Table & { table: "site_settings" | "inbox_settings" | "site_brand" };

/** A request without response fails after this time. */
const timeoutMs = 30_000;

/**
 * The row, as a draft session reads it.
 * @throws {BackendError}
 */
export async function openSettings({ table }: SettingsTable): Promise<OpenedEntry> {
  const rows = backend().from(table).select<string, Columns>("*");
  const request = rows.eq("id", true).abortSignal(AbortSignal.timeout(timeoutMs));
  const row = dataOf(await request.maybeSingle());
  return openedRow(row);
}

/** Requests of a settings form, with the answers of `save_draft`. */
export function settingsCalls(settings: SettingsTable, signal: () => AbortSignal) {
  return rowCalls(
    {
      open: () => openSettings(settings),
      async write(part, row) {
        const rows = backend().from(settings.table);
        const request = row
          ? rows
              .update(part as never)
              .eq("id", true)
              .eq("updated_at", String(row.updated_at))
          : rows.upsert({ ...part, id: true } as never, { ignoreDuplicates: true });
        const timeout = AbortSignal.timeout(timeoutMs);
        const written = request.select<string, Columns>("*").abortSignal(timeout);
        return dataOf(await written.maybeSingle());
      },
      onSaved(stored) {
        if (settings.table === "site_settings") setOffice(officeOf(stored));
      },
    },
    signal,
  );
}
