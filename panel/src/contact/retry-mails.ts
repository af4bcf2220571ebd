import { checkSession } from "@panel/auth/session";
import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { Row } from "#shared/database.types.ts";

export type Waiting = Pick<
  Row<"outbox">,
  "id" | "kind" | "attempts" | "claim" | "last_error" | "next_attempt_at"
>;

/** How many of the mails that were to be tried again have gone out, have failed, are still to be tried. */
export interface Progress {
  sent: number;
  failed: Waiting[];
  pending: number;
}

/** Mails that are followed at most: more than an owner of this site will ever have waiting. */
const mailLimit = 500;

/** What waits, the oldest first: what arrives meanwhile pushes nothing out of sight. */
export async function readWaiting(enquiry?: string): Promise<Waiting[]> {
  let rows = backend()
    .from("outbox")
    .select("id,kind,attempts,claim,last_error,next_attempt_at")
    .is("sent_at", null)
    .neq("kind", "acknowledgement");
  if (enquiry) rows = rows.eq("enquiry_id", enquiry);
  return dataOf(await rows.order("created_at").order("id").limit(mailLimit));
}

/**
 * Makes one mail due at once, or all that have not gone out.
 * @throws {BackendError} when it could not be asked for
 */
export async function retryMails(enquiry?: string): Promise<void> {
  const answer = await backend().rpc("retry_mails", enquiry ? { enquiry } : {});
  if (dataOf(answer) > 0) return;
  // Nothing waits any more; or the right to it is gone, which is no error to the database.
  const { status } = await checkSession();
  if (status !== "admin") throw new BackendError({ code: "42501", message: "not retried" }, 403);
}

/** What has become of the mails that waited before. */
export function progressOf(before: readonly Waiting[], now: readonly Waiting[]): Progress {
  const left = new Map(now.map((mail) => [mail.id, mail]));
  const progress: Progress = { sent: 0, failed: [], pending: 0 };
  for (const { id, attempts, claim } of before) {
    const mail = left.get(id);
    // One that was being tried already has counted this attempt.
    const tried = mail && !mail.claim && mail.attempts > attempts - (claim ? 1 : 0);
    if (!mail) progress.sent += 1;
    else if (tried) progress.failed.push(mail);
    else progress.pending += 1;
  }
  return progress;
}
