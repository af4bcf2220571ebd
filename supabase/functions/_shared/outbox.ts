import { acknowledgementMail } from "./acknowledgement-mail.ts";
import { answerMail } from "./answer-mail.ts";
import { mailServerAddress } from "./email-address.ts";
import { enquiryMail } from "./enquiry-mail.ts";
import { type Mail, oneLine, RecipientRefusedError, type SendMail } from "./mail.ts";
import type { ClaimedMail, MailFailure, Store } from "./store.ts";

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

/** Mails being sent at once. One more lane sends notices only, so that slow recipients never delay them. */
const lanes = 4;

/** Shorter than a claim (30 s), after which another worker may send the mail. */
const sendTimeoutMs = 25_000;

/** Sends mails until none is due. A failed mail becomes due again later. */
export async function deliverDue(delivery: Delivery): Promise<void> {
  const all = { onlyNotices: false };
  // One query while nothing is due.
  const [first] = await delivery.store.claimMails(1, all);
  if (!first) return;
  await Promise.all([
    deliver(first, delivery).then(() => drain(delivery, all)),
    ...Array.from({ length: lanes - 1 }, () => drain(delivery, all)),
    deliverNotices(delivery),
  ]);
}

/** Sends due notices, also while `deliverDue` waits for slow recipients of other mails. */
export const deliverNotices = (delivery: Delivery): Promise<void> =>
  drain(delivery, { onlyNotices: true });

/** Sends due mails one after the other. */
async function drain(delivery: Delivery, which: { onlyNotices: boolean }): Promise<void> {
  while (!delivery.signal?.aborted) {
    const [mail] = await delivery.store.claimMails(1, which);
    if (!mail) return;
    await deliver(mail, delivery);
  }
}

async function deliver(mail: ClaimedMail, delivery: Delivery): Promise<void> {
  const { store, sendMail, log, signal } = delivery;
  const logged = { id: mail.enquiry.id, kind: mail.kind, attempts: mail.attempts };
  let failure: MailFailure | undefined;
  try {
    const timeout = AbortSignal.timeout(sendTimeoutMs);
    const ends = signal ? AbortSignal.any([timeout, signal]) : timeout;
    await sendMail(forMailServers(write(mail, delivery)), ends);
  } catch (error) {
    failure = {
      reason: oneLine(error instanceof Error ? error.message : String(error)) || "unknown error",
      isPermanent: error instanceof RecipientRefusedError,
    };
  }
  // Logged before it is recorded: if recording fails, the mail is sent twice.
  if (failure === undefined) log.info("enquiry mail sent", logged);
  else log.warn("enquiry mail not sent", { ...logged, error: failure.reason });
  await store.recordMailResult(mail, failure);
}

/** Addresses with their domains in ASCII, as SMTP and HTTP providers expect them. */
function forMailServers(mail: Mail): Mail {
  const { to, replyTo } = mail;
  return {
    ...mail,
    to: mailServerAddress(to),
    replyTo: replyTo && { ...replyTo, address: mailServerAddress(replyTo.address) },
  };
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
