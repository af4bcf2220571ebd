import { BackendError, dataOf, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { randomId } from "@panel/backend/id";
import type { Columns } from "@panel/entries/draft/values";
import { openedRow, rowCalls } from "@panel/entries/editor/row-calls";
import type { OpenedEntry } from "#shared/database.types.ts";
import { refusalWords } from "./proposal";

/** A request without response fails after this time. */
const timeoutMs = 30_000;
const timeout = () => AbortSignal.timeout(timeoutMs);

/**
 * The row of a proposal, as a draft session reads it.
 * @throws {BackendError}
 */
export async function openProposal(id: string): Promise<OpenedEntry> {
  const rows = backend().from("proposals").select<string, Columns>("*").eq("id", id);
  return openedRow(dataOf(await rows.abortSignal(timeout()).maybeSingle()));
}

/** Columns of a new proposal that its form does not edit. */
export interface NewProposal {
  enquiry_id: string;
  tour_id: string | null;
}

/**
 * Requests of a proposal's form.
 * @param made undefined for a stored proposal
 */
export function proposalCalls(
  id: string,
  made: NewProposal | undefined,
  signal: () => AbortSignal,
) {
  /** `updated_at` of the row that was read or written last. */
  let version: string | undefined;
  const known = (row: Columns | null) => {
    if (row) version = String(row.updated_at);
  };
  const calls = rowCalls(
    {
      async open() {
        const opened = await openProposal(id);
        known(opened.row);
        return opened;
      },
      async write(part, row) {
        const request = backend().rpc("save_entry", {
          ...{ type: "proposals", id, operation: randomId() },
          expected: row ? String(row.updated_at) : null,
          entry: row ? part : { ...part, ...made },
        });
        const answer = dataOf(await request.abortSignal(timeout()));
        return answer.outcome === "saved" ? answer.row : null;
      },
      onSaved: known,
    },
    signal,
  );
  return { ...calls, readVersion: () => version };
}

export interface SendRequest {
  id: string;
  /** New for each version, and the same for a retry. */
  operation: string;
  /** `updated_at` of the proposal as it was read. */
  expected: string;
  subject: string;
  body: string;
}

/**
 * Sends a proposal as its next version.
 * @returns the number of the version
 * @throws {BackendError} 22023 names the column that is missing; 409: changed by somebody else
 */
export async function sendProposal({ id, ...request }: SendRequest): Promise<number> {
  const sent = backend().rpc("send_proposal", { proposal: id, ...request });
  return dataOf(await sent.abortSignal(timeout())).number;
}

/** Reason why a proposal was not sent, in Spanish. */
export function sendReason(error: unknown): string {
  if (!(error instanceof BackendError)) return reasonOf(error);
  const { code, status, message } = error;
  const missing = code === "22023" ? refusalWords(message) : undefined;
  if (missing) return `${missing}.`;
  if (status === 404) return "La propuesta ya no existe.";
  if (status !== 409) return reasonOf(error);
  if (message.includes("20 versions"))
    return "Ya hay 20 versiones: haz una propuesta nueva para esta consulta.";
  if (message.includes("too many links"))
    return "Hay demasiados enlaces: anúlalos en «Seguimiento» y envíala otra vez.";
  if (message.includes("sent something else"))
    return "Ya había salido con otro texto: mírala en «Seguimiento» antes de enviar otra.";
  return "Alguien la ha cambiado mientras tanto: cierra esto, mira los cambios y envíala otra vez.";
}

/**
 * Another link to the page of a proposal.
 * @throws {BackendError} 409 without a version, and above 40 links
 */
export async function makeLink(id: string): Promise<string> {
  const token = dataOf(await backend().rpc("make_proposal_link", { proposal: id }));
  return `${location.origin}/p/${token}`;
}

/**
 * Closes all links.
 * @returns how many there were
 * @throws {BackendError}
 */
export const revokeLinks = async (id: string): Promise<number> =>
  dataOf(await backend().rpc("revoke_proposal_links", { proposal: id }));

/** @throws {BackendError} 409 for drafts and accepted proposals */
export async function withdrawProposal(id: string, restore: boolean): Promise<void> {
  const { error, status } = await backend().rpc("withdraw_proposal", { proposal: id, restore });
  if (error) throw new BackendError(error, status);
}

/**
 * Marks the replies as settled.
 * @throws {BackendError}
 */
export async function settleReplies(id: string): Promise<void> {
  const { error, status } = await backend().rpc("settle_replies", { proposal: id });
  if (error) throw new BackendError(error, status);
}

/**
 * Deletes a proposal that was never sent.
 * @throws {BackendError} if it was sent, or the permission is missing
 */
export async function deleteProposal(id: string): Promise<void> {
  const rows = backend().from("proposals").delete().eq("id", id).eq("state", "draft");
  const deleted = dataOf(await rows.select("id"));
  // Without permission, row-level security deletes nothing and reports no error.
  if (deleted.length === 0) throw new BackendError({ code: "PT409", message: "not deleted" }, 409);
}
