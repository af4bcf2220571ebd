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
  /** Ends it before everything is out. */
  signal?: AbortSignal;
}

/** Mails on their way at once: a mail server that hangs must not hold up all the others. */
const atOnce = 4;

/** Milliseconds for one mail. A claim holds for thirty seconds: then another worker may send it. */
const patience = 25_000;

/** Sends what is due, until nothing is. Whatever fails is due again later. */
export async function deliverDue(delivery: Delivery): Promise<void> {
  while (!delivery.signal?.aborted) {
    const mails = await delivery.store.claimMails(atOnce);
    if (mails.length === 0) return;
    await Promise.all(mails.map((mail) => deliver(mail, delivery)));
  }
}

async function deliver(mail: ClaimedMail, delivery: Delivery): Promise<void> {
  const { store, sendMail, contactTo, siteUrl, log, signal } = delivery;
  const { id } = mail.enquiry;
  let failure: string | undefined;
  try {
    const patient = AbortSignal.timeout(patience);
    const ends = signal ? AbortSignal.any([patient, signal]) : patient;
    await sendMail(enquiryMail(mail.enquiry, { contactTo, siteUrl }), ends);
  } catch (error) {
    failure = oneLine(error instanceof Error ? error.message : String(error)) || "unknown error";
  }
  // Recorded or not, it is worth knowing: a mail that went out unrecorded goes out twice.
  if (failure === undefined) log.info("enquiry mail sent", { id, attempts: mail.attempts });
  else log.warn("enquiry mail not sent", { id, attempts: mail.attempts, error: failure });
  await store.settleMail(mail, failure);
}
