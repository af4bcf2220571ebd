import { acknowledgementMail } from "./acknowledgement-mail.ts";
import { answerMail } from "./answer-mail.ts";
import { mailServerAddress } from "./email-address.ts";
import { enquiryMail } from "./enquiry-mail.ts";
import { type Mail, oneLine, RecipientRefusedError, type SendMail } from "./mail.ts";
import { mailLook } from "./mail-page.ts";
import { acceptedMail, proposalMail, replyMail } from "./proposal-mail.ts";
import type { ClaimedMail, MailFailure, Store } from "./store.ts";
import { usableTimeZone } from "./time-zone.ts";

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
  /** Collects mails that are slow. Without it, `deliverDue` waits for them. */
  slow?: Set<Promise<void>>;
}

/** Mails being sent at once. One more lane sends notices only, so that slow recipients never delay them. */
const lanes = 4;

/** After this time a mail leaves its lane to the next one. The database claims one mail per recipient at a time. */
const slowAfterMs = 2_000;

/** Slow mails at once. Each has a connection to the mail server. */
const maxSlow = 16;

/** Shorter than a claim (30 s), after which another worker may send the mail. */
const sendTimeoutMs = 25_000;

/** Sends mails until none is due. A failed mail becomes due again later. */
export async function deliverDue(delivery: Delivery): Promise<void> {
  const slow = delivery.slow ?? new Set();
  // One query while nothing is due.
  const [first] = await delivery.store.claimMails(1);
  if (!first) return;
  await Promise.all([
    deliverWithin(first, delivery, slow).then(() => drain(delivery, slow)),
    ...Array.from({ length: lanes - 1 }, () => drain(delivery, slow)),
    deliverNotices(delivery),
  ]);
  if (!delivery.slow) await Promise.all(slow);
}

/** Sends due notices, also while `deliverDue` waits for slow recipients of other mails. */
export async function deliverNotices(delivery: Delivery): Promise<void> {
  while (!delivery.signal?.aborted) {
    const [mail] = await delivery.store.claimMails(1, { onlyNotices: true });
    if (!mail) return;
    await deliver(mail, delivery);
  }
}

/** Sends due mails one after the other, without waiting for slow ones. */
async function drain(delivery: Delivery, slow: Set<Promise<void>>): Promise<void> {
  while (!delivery.signal?.aborted) {
    const [mail] = await delivery.store.claimMails(1);
    if (!mail) return;
    await deliverWithin(mail, delivery, slow);
  }
}

/** Resolves when the mail is sent or has become slow. */
async function deliverWithin(
  mail: ClaimedMail,
  delivery: Delivery,
  slow: Set<Promise<void>>,
): Promise<void> {
  const sending = deliver(mail, delivery);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isSlow = await Promise.race([
    sending.then(() => false),
    new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, slowAfterMs, true);
    }),
  ]).finally(() => clearTimeout(timer));
  if (!isSlow) return;
  const ended = sending
    .catch((error) => delivery.log.warn("mail result not recorded", { error: String(error) }))
    .finally(() => slow.delete(ended));
  slow.add(ended);
  while (slow.size >= maxSlow) await Promise.race(slow);
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
  const { kind, enquiry, answer, proposal, reply, token, company: stored } = mail;
  const timeZone = usableTimeZone(mail.time_zone);
  const look = mailLook(mail.brand, siteUrl);
  if (kind === "notice") return enquiryMail(enquiry, { contactTo, siteUrl, timeZone, look });
  if (proposal && reply && kind === "reply")
    return replyMail(enquiry, { proposal, reply }, { contactTo, siteUrl, timeZone, look });
  if (!stored) throw new Error("the company's settings have not been made");
  const company = { ...stored, name: oneLine(stored.name) };
  if (proposal) {
    if (!token) throw new Error("the link of the mail is gone");
    const link = `${siteUrl}/p/${token}`;
    const facts = { company, siteUrl, timeZone, link, look };
    return reply
      ? acceptedMail(enquiry, { proposal, reply }, facts)
      : proposalMail(enquiry, proposal, facts);
  }
  if (answer) return answerMail(enquiry, answer, { company, siteUrl, timeZone });
  return acknowledgementMail(enquiry, { company, siteUrl, look });
}
