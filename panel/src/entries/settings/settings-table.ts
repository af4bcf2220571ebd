import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { setOffice } from "@panel/backend/office";
import type { Table } from "#content/define.ts";
import type { OpenedEntry, SaveDraftAnswer } from "#shared/database.types.ts";
import { officeOf } from "#shared/office.ts";
import type { Columns } from "../draft/values";
import type { SaveCall } from "../editor/draft-session";
import { withSession } from "../editor/entry-calls";
import { isSame } from "../editor/three-way";

/** A table with a single row. */
export type SettingsTable = Table & { table: "site_settings" | "inbox_settings" | "site_brand" };

/** A request without response fails after this time. */
const timeoutMs = 30_000;

/**
 * The row, as a draft session reads it: settings have no draft, and the JSON of a value is its etag.
 * @throws {BackendError}
 */
export async function openSettings({ table }: SettingsTable): Promise<OpenedEntry> {
  const rows = backend().from(table).select<string, Columns>("*");
  const request = rows.eq("id", true).abortSignal(AbortSignal.timeout(timeoutMs));
  const row = dataOf(await request.maybeSingle());
  return { row, draft: null, etags: etagsOf(row ?? {}) };
}

const etagsOf = (row: Columns) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, JSON.stringify(value)]));

/** How often a save is tried while others save, too. */
const maxTries = 5;

/** Requests of a settings form, with the answers of `save_draft`. */
export function settingsCalls(settings: SettingsTable, signal: () => AbortSignal) {
  const open = () => withSession(signal(), () => openSettings(settings));

  /** Writes the changed columns that nobody else has changed since they were seen. */
  async function save({ changes, seen }: SaveCall): Promise<SaveDraftAnswer> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { row, etags } = await open();
      const isRefused = (name: string) =>
        row !== null && etags[name] !== seen[name] && !isSame(row[name], changes[name]);
      const names = Object.keys(changes);
      const conflicts = names.filter(isRefused).map((name) => [name, row?.[name]]);
      const written = names.filter(
        (name) => !isRefused(name) && !isSame(row?.[name], changes[name]),
      );
      const part = Object.fromEntries(written.map((name) => [name, changes[name]]));
      const stored = written.length > 0 ? await write(part, row) : row;
      if (!stored) continue;
      if (settings.table === "site_settings") setOffice(officeOf(stored));
      return {
        outcome: conflicts.length > 0 ? "conflict" : "saved",
        conflicts: Object.fromEntries(conflicts),
        etag: "",
        etags: etagsOf(stored),
      };
    }
    throw new Error("Otra persona está guardando lo mismo. Inténtalo otra vez.");
  }

  /** @returns null if somebody else has written the row since it was read */
  function write(part: Columns, row: Columns | null): Promise<Columns | null> {
    return withSession(signal(), async () => {
      const rows = backend().from(settings.table);
      const request = row
        ? rows
            .update(part as never)
            .eq("id", true)
            .eq("updated_at", String(row.updated_at))
        : rows.upsert({ ...part, id: true } as never, { ignoreDuplicates: true });
      const timeout = AbortSignal.timeout(timeoutMs);
      return dataOf(await request.select<string, Columns>("*").abortSignal(timeout).maybeSingle());
    });
  }

  return { open, save };
}
