import { acknowledgementMail } from "./acknowledgement-mail.ts";
import { answerMail } from "./answer-mail.ts";
import { enquiryMail } from "./enquiry-mail.ts";
import { type Mail, oneLine, type SendMail } from "./mail.ts";
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
  /** Stops before all due mails are sent. */
  signal?: AbortSignal;
}

/** Several at once, so that a hanging one does not block the others. */
const concurrentMails = 4;

/** Shorter than a claim (30 s), after which another worker may send the mail. */
const sendTimeoutMs = 25_000;

/** Sends mails until none is due. A failed mail becomes due again later. */
export async function deliverDue(delivery: Delivery): Promise<void> {
  while (!delivery.signal?.aborted) {
    const mails = await delivery.store.claimMails(concurrentMails);
    if (mails.length === 0) return;
    await Promise.all(mails.map((mail) => deliver(mail, delivery)));
  }
}

async function deliver(mail: ClaimedMail, delivery: Delivery): Promise<void> {
  const { store, sendMail, log, signal } = delivery;
  const logged = { id: mail.enquiry.id, kind: mail.kind, attempts: mail.attempts };
  let failure: string | undefined;
  try {
    const timeout = AbortSignal.timeout(sendTimeoutMs);
    const ends = signal ? AbortSignal.any([timeout, signal]) : timeout;
    await sendMail(write(mail, delivery), ends);
  } catch (error) {
    failure = oneLine(error instanceof Error ? error.message : String(error)) || "unknown error";
  }
  // Logged before it is recorded: if recording fails, the mail is sent twice.
  if (failure === undefined) log.info("enquiry mail sent", logged);
  else log.warn("enquiry mail not sent", { ...logged, error: failure });
  await store.recordMailResult(mail, failure);
}

/** @throws if the company data for a mail to a visitor is missing. */
function write(mail: ClaimedMail, { contactTo, siteUrl }: Delivery): Mail {
  const { kind, enquiry, answer } = mail;
  if (kind === "notice") return enquiryMail(enquiry, { contactTo, siteUrl });
  if (!mail.company) throw new Error("the company's settings have not been made");
  const company = { ...mail.company, name: oneLine(mail.company.name) };
  if (answer) return answerMail(enquiry, answer, { company, siteUrl });
  return acknowledgementMail(enquiry, { company, siteUrl });
}
