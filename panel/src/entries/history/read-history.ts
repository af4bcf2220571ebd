import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { formatMoment } from "@panel/ui/format";
import type { ContentType } from "#content/index.ts";
import { formatColumn } from "#content/properties.ts";
import type { EntryChangeRow } from "#shared/database.types.ts";
import type { Columns } from "../draft/values";
import { type Emails, readEmails } from "../versions/accounts";

/** States per page. */
const pageSize = 20;

/** Version of the current state in the address. */
export const currentVersion = "now";

/** A past or current state of an entry. */
export interface State {
  /** Id of the version that stores this state, or {@link currentVersion}. */
  version: string;
  since: string;
  /** Account of the author; undefined if unknown, null if it was a program. */
  by?: string | null;
  /** Columns that differ from the previous state; undefined for the oldest. */
  changed?: readonly string[];
  /** The entry was restored after a deletion. */
  broughtBack?: boolean;
}

export interface HistoryPage {
  changes: EntryChangeRow[];
  more: boolean;
  emails: Emails;
}

/**
 * A page of an entry's changes, the newest first.
 * @throws {BackendError}
 */
export async function readChanges(
  { table }: ContentType,
  entry: string,
  before: number | undefined,
  signal: AbortSignal,
): Promise<HistoryPage> {
  const request = backend().rpc("entry_changes", {
    type: table,
    entry,
    before,
    row_limit: pageSize + 1,
  });
  const found = dataOf(await request.abortSignal(signal));
  const changes = found.slice(0, pageSize);
  const emails = await readEmails(changes.map(({ changed_by }) => changed_by));
  return { changes, more: found.length > pageSize, emails };
}

/** States after each change. On the last page also the state before the first change. */
export function statesIn(
  changes: readonly EntryChangeRow[],
  newest: string,
  isLastPage: boolean,
): State[] {
  const holders = [newest, ...changes.map(({ version }) => String(version))];
  const states = changes.map(
    ({ changed_at, changed_by, changed, operation }, at): State => ({
      version: holders[at] ?? currentVersion,
      since: changed_at,
      by: changed_by,
      changed: changed ?? [],
      broughtBack: operation === "delete",
    }),
  );
  const oldest = changes.at(-1);
  if (isLastPage && oldest) states.push({ version: String(oldest.version), since: oldest.was_at });
  return states;
}

/** A state, with the state before it and the current row. */
export interface StateDetails {
  state: State;
  emails: Emails;
  row: Columns;
  before: Columns | undefined;
  now: Columns;
}

/**
 * @returns null if the version is not stored any more
 * @throws {BackendError}
 */
export async function readState(
  type: ContentType,
  entry: string,
  version: string,
  signal: AbortSignal,
): Promise<StateDetails | null> {
  const number = version === currentVersion ? undefined : Number(version);
  if (Number.isNaN(number)) return null;
  const request = backend().rpc("entry_changes", {
    type: type.table,
    entry,
    before: number,
    row_limit: 1,
  });
  const changes = dataOf(await request.abortSignal(signal));
  const [change] = changes;
  const ids = [number, change?.version].filter((one) => one !== undefined);
  const versions = backend().from("entry_versions").select("id,data");
  const ofEntry = versions.match({ entry_type: type.table, entry_id: entry }).in("id", ids);
  const rows = backend().from(type.table).select<string, Columns>("*").eq("id", entry);
  const [stored, live, emails] = await Promise.all([
    ofEntry.abortSignal(signal).then(dataOf),
    rows.abortSignal(signal).maybeSingle().then(dataOf),
    readEmails(changes.map(({ changed_by }) => changed_by)),
  ]);
  const held = new Map(stored.map(({ id, data }) => [id, data]));
  const row = number === undefined ? live : held.get(number);
  if (!row) return null;
  const [state] = statesIn(changes, version, false);
  const first = { version, since: String(row.updated_at) };
  return {
    state: state ?? first,
    emails,
    row,
    before: change && held.get(change.version),
    now: live ?? row,
  };
}

/** Others may write between reading and saving. */
const maxAttempts = 3;

/**
 * Makes an entry's draft show these columns. Nothing is published.
 * @returns the columns before, to undo it
 * @throws {Error} with the reason in Spanish
 */
export async function restoreToDraft(
  { table }: ContentType,
  id: string,
  columns: Columns,
): Promise<Columns> {
  const call = { type: table, id };
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const { row, draft, etags } = dataOf(await backend().rpc("open_entry", call));
    const before = { ...row, ...draft?.data };
    const changes = Object.fromEntries(
      // Texts of versions from before the format are plain.
      Object.entries({ [formatColumn]: "plain", ...columns }).filter(
        ([column]) => column in before,
      ),
    );
    const answer = dataOf(await backend().rpc("save_draft", { ...call, changes, seen: etags }));
    if (answer.outcome === "gone") throw new Error("Alguien ha eliminado la entrada.");
    if (answer.outcome === "scheduled")
      throw new Error(
        `Está programado para el ${formatMoment(answer.publish_at)}: cancela la programación para poder cambiarlo.`,
      );
    if (answer.outcome === "saved") return before;
  }
  throw new Error("Otra persona lo está cambiando. Inténtalo otra vez.");
}
