import { checkSession } from "@panel/auth/session";
import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { Row } from "#shared/database.types.ts";

export type PendingMail = Pick<
  Row<"outbox">,
  "id" | "kind" | "attempts" | "claim" | "last_error" | "next_attempt_at"
>;

/** Numbers of retried mails by result. */
export interface Progress {
  sent: number;
  failed: PendingMail[];
  pending: number;
}

/** Maximum number of mails whose progress is followed. */
const mailLimit = 500;

/** Unsent mails, the oldest first, so that new ones do not displace others beyond the limit. */
export async function readPendingMails(enquiry?: string): Promise<PendingMail[]> {
  let rows = backend()
    .from("outbox")
    .select("id,kind,attempts,claim,last_error,next_attempt_at")
    .is("sent_at", null)
    .neq("kind", "acknowledgement");
  if (enquiry) rows = rows.eq("enquiry_id", enquiry);
  return dataOf(await rows.order("created_at").order("id").limit(mailLimit));
}

/**
 * Makes the mails of one enquiry due at once, or all unsent mails.
 * @throws {BackendError}
 */
export async function retryMails(enquiry?: string): Promise<void> {
  const answer = await backend().rpc("retry_mails", enquiry ? { enquiry } : {});
  if (dataOf(answer) > 0) return;
  // No mail was unsent, or the permission is missing, for which the database reports no error.
  const { status } = await checkSession();
  if (status !== "admin") throw new BackendError({ code: "42501", message: "not retried" }, 403);
}

/** Progress of mails since they were read. */
export function progressOf(before: readonly PendingMail[], now: readonly PendingMail[]): Progress {
  const left = new Map(now.map((mail) => [mail.id, mail]));
  const progress: Progress = { sent: 0, failed: [], pending: 0 };
  for (const { id, attempts, claim } of before) {
    const mail = left.get(id);
    // A claimed mail had counted its attempt already.
    const tried = mail && !mail.claim && mail.attempts > attempts - (claim ? 1 : 0);
    if (!mail) progress.sent += 1;
    else if (tried) progress.failed.push(mail);
    else progress.pending += 1;
  }
  return progress;
}
