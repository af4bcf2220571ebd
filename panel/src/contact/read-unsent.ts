import { BackendError } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { lateFilter } from "./mail";
import { likeliestReason } from "./mail-reason";

/** Number of recent mails from which the reason is derived: older failures may have had another one. */
const sample = 20;

/**
 * Number of late mails and the most frequent reason.
 * @throws {BackendError}
 */
export async function readUnsent(signal?: AbortSignal) {
  let mails = backend()
    .from("outbox")
    .select("kind,last_error", { count: "exact" })
    .is("sent_at", null)
    .neq("kind", "acknowledgement")
    .or(lateFilter())
    .order("created_at", { ascending: false })
    .limit(sample);
  if (signal) mails = mails.abortSignal(signal);
  const { data, count, error, status } = await mails;
  if (error) throw new BackendError(error, status);
  const errors = data.map(({ last_error }) => last_error);
  const withAnswers = data.some(({ kind }) => kind === "answer");
  return { count: count ?? 0, withAnswers, reason: likeliestReason(errors) };
}
