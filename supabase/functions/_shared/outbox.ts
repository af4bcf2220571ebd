import { enquiryMail } from "./enquiry-mail.ts";
import { oneLine, type SendMail } from "./mail.ts";
import type { ClaimedMail, Store } from "./store.ts";

export interface Delivery {
  store: Store;
  sendMail: SendMail;
  contactTo: string;
  siteUrl: string;
  log: {
    info(message: string, details?: Record<string, unknown>): void;
    warn(message: string, details?: Record<string, unknown>): void;
  };
  /** Stops it before all due mail is sent. */
  signal?: AbortSignal;
}

/** Several at once, so that one that hangs does not hold up all others. */
const concurrentMails = 4;

/** Shorter than a claim, after whose thirty seconds another worker may send the mail. */
const sendTimeoutMs = 25_000;

/** Sends mail until none is due. A mail that fails becomes due again later. */
export async function deliverDue(delivery: Delivery): Promise<void> {
  while (!delivery.signal?.aborted) {
    const mails = await delivery.store.claimMails(concurrentMails);
    if (mails.length === 0) return;
    await Promise.all(mails.map((mail) => deliver(mail, delivery)));
  }
}

async function deliver(mail: ClaimedMail, delivery: Delivery): Promise<void> {
  const { store, sendMail, contactTo, siteUrl, log, signal } = delivery;
  const { id } = mail.enquiry;
  let failure: string | undefined;
  try {
    const timeout = AbortSignal.timeout(sendTimeoutMs);
    const ends = signal ? AbortSignal.any([timeout, signal]) : timeout;
    await sendMail(enquiryMail(mail.enquiry, { contactTo, siteUrl }), ends);
  } catch (error) {
    failure = oneLine(error instanceof Error ? error.message : String(error)) || "unknown error";
  }
  // Logged before it is recorded: if recording fails, the mail goes out twice.
  if (failure === undefined) log.info("enquiry mail sent", { id, attempts: mail.attempts });
  else log.warn("enquiry mail not sent", { id, attempts: mail.attempts, error: failure });
  await store.settleMail(mail, failure);
}
