import { addressGroup } from "./client-address.ts";
import { createDatabaseCall, type DatabaseAddress } from "./database-call.ts";
import { mailServerAddress } from "./email-address.ts";
import type { EnquiryEstimate, TourPricesRow } from "./enquiry-estimate.ts";
import { fingerprint, keyedFingerprint } from "./fingerprint.ts";
import type { MailBrand } from "./mail-page.ts";
import type { Trip } from "./trip-schema.ts";

/** An enquiry to be stored; phone is null if it was left empty. */
interface Enquiry extends Omit<Trip, "single"> {
  name: string;
  email: string;
  phone: string | null;
  /** Label as shown in the panel; null if not given. */
  preferred_contact: string | null;
  message: string;
  /** Language of the visitor; may be missing in rows written by other programs. */
  language: string | null;
  /** Path and query of the page with the form, if known. */
  source: string | null;
}

/** `tour_name`: Spanish name of the tour when the enquiry arrived. */
export type StoredEnquiry = Enquiry & {
  id: string;
  created_at: string;
  tour_name: string | null;
  /** Price of the journey, if the server could work it out. */
  estimate: EnquiryEstimate | null;
  /** Group departure that it is about; null also if the departure is gone. */
  departure: { starts_on: string } | null;
};

type Submission =
  | { outcome: "stored" | "duplicate"; enquiry_id: string }
  | { outcome: "unproven" }
  /** `total`: the limit of all clients is reached. */
  | { outcome: "limited"; retry_after: number; total: boolean };

/** Company data in mails to visitors; null if empty. */
export interface Company {
  name: string;
  email: string;
  phone: string;
  /** Digits with country code, as in `wa.me` links. */
  whatsapp: string | null;
  street: string | null;
  postal_code: string | null;
  city: string | null;
  region: string | null;
  /** Hours in which an answer is promised. */
  reply_hours: number | null;
}

/** An administrator's answer. */
export interface Answer {
  id: string;
  subject: string;
  body: string;
  /** Whether the visitor has received the confirmation mail. */
  acknowledged: boolean;
  /** Ids of earlier answers, oldest first. */
  earlier: string[];
}

/** The version of a proposal that a mail is about. */
export interface MailedProposal {
  id: string;
  version_id: string;
  /** `T-7K3MPX` */
  reference: string;
  title: string;
  traveller: string;
  language: string | null;
  number: number;
  /** Words of the administrator. */
  subject: string;
  body: string;
  /** US dollars. */
  total: number;
  /** `2026-12-24` */
  valid_until: string;
  /** Local parts of the ids of earlier mails to the traveller, oldest first. */
  earlier: string[];
}

/** Reply of a traveller, for the mails about it. */
export interface MailedReply {
  id: string;
  kind: "question" | "change" | "acceptance";
  body: string | null;
  /** Typed for an acceptance. */
  name: string | null;
  /** ISO 8601. */
  at: string;
}

export interface ClaimedMail {
  /**
   * `notice`: to the owner; `acknowledgement`: confirmation to the visitor; `answer`: to the visitor;
   * `proposal`: to the traveller; `reply`: a traveller's reply, to the owner; `accepted`: confirmation of an
   * acceptance to the traveller.
   */
  kind: "notice" | "acknowledgement" | "answer" | "proposal" | "reply" | "accepted";
  claim: string;
  /** Including this attempt. */
  attempts: number;
  enquiry: StoredEnquiry;
  /** Set for an answer's mail. */
  answer: Answer | null;
  /** Set for mails about proposals. */
  proposal: MailedProposal | null;
  /** Set for the kinds `reply` and `accepted`. */
  reply: MailedReply | null;
  /** Token of the link in mails to the traveller about a proposal. */
  token: string | null;
  /** Set for mails to the visitor, if the settings exist. */
  company: Company | null;
  /** Null without a brand. */
  brand: MailBrand | null;
  /** Time zone of the company. */
  time_zone: string;
}

export interface MailFailure {
  reason: string;
  /** Another attempt cannot succeed. */
  isPermanent: boolean;
}

/**
 * The SQL functions of `supabase/schemas/18_enquiries.sql` and `19_outbox.sql`, each in one transaction. All
 * throw if the database does not answer.
 */
export interface Store {
  /** Stores an enquiry and its mail once; see `public.submit_enquiry`. */
  submitEnquiry(
    enquiry: Enquiry,
    by: {
      address: string | undefined;
      pass: string | undefined;
      limits: { perAddress: number; perHour: number };
      /** Whether to send a confirmation mail, within its limits. */
      acknowledge: boolean;
      /** Works out the price of the journey. Not called for senders over their limit. */
      estimate?: () => Promise<EnquiryEstimate | null>;
    },
  ): Promise<Submission>;
  /** Prices of a tour, or of the tour of a departure; null if there is none. */
  tourPrices(trip: Pick<Trip, "tour_id" | "departure_id">): Promise<TourPricesRow | null>;
  /** @returns seconds until this address may verify another token; 0: now. */
  countCaptchaAttempt(address: string | undefined): Promise<number>;
  /** @returns a pass; undefined if the token has been used before. */
  issueCaptchaPass(token: string): Promise<string | undefined>;
  isCaptchaPassValid(pass: string): Promise<boolean>;
  claimMails(limit: number, which?: { onlyNotices: boolean }): Promise<ClaimedMail[]>;
  /** @param failure undefined when the mail has gone out. */
  recordMailResult(mail: ClaimedMail, failure: MailFailure | undefined): Promise<void>;
  /**
   * @param removed ids whose files were removed
   * @returns up to a thousand further ids of mails whose enquiry was erased
   */
  erasedMails(removed: string[]): Promise<string[]>;
  /** @param isOnlyServer true when no other process can be sending. @returns how many mails wait. */
  resumeMails(isOnlyServer: boolean): Promise<number>;
  purgeExpiredFormData(): Promise<void>;
  /** Erases enquiries older than so many months with all that belongs to them, a thousand at most. @returns how many. */
  purgeEnquiries(months: number, at: Date): Promise<number>;
}

interface StoreOptions extends DatabaseAddress {
  /**
   * Current time in milliseconds since the epoch. Default: the database's clock, shared by all replicas.
   */
  now?: () => number;
}

const captchaAttempts = { max_attempts: 30, seconds: 600 };

/** Long enough for a slow network, too short to be resold. */
const passLifetimeSeconds = 300;

/** Maximum number of remembered clients over their limit; the oldest refusal is dropped first. */
const maxRefused = 10_000;

/** Accesses the database over the Data API with the secret key, on every backend. */
export function createStore({ now, ...address }: StoreOptions): Store {
  const clock = now ?? Date.now;
  /** End of the wait by sender: senders over their limit are refused without a query. */
  const refused = new Map<string, number>();
  const waitOf = (sender: string) => {
    const waitMs = (refused.get(sender) ?? 0) - clock();
    return waitMs > 0 ? Math.ceil(waitMs / 1000) : 0;
  };
  const { secretKey } = address;
  const callDatabase = createDatabaseCall(address);
  const call = <Result>(name: string, parameters: Record<string, unknown>) =>
    callDatabase<Result>(name, {
      ...parameters,
      ...(now && { at: new Date(now()).toISOString() }),
    });
  const senderOf = (address: string | undefined) =>
    keyedFingerprint(address ? addressGroup(address) : "", secretKey);
  const recipientOf = (email: string) =>
    keyedFingerprint(mailServerAddress(email).toLowerCase(), secretKey);

  return {
    async submitEnquiry(enquiry, { address, pass, limits, acknowledge, estimate }) {
      const sender = await senderOf(address);
      const wait = waitOf(sender);
      if (wait > 0) return { outcome: "limited", retry_after: wait, total: false };
      const submission = await call<Submission>("submit_enquiry", {
        enquiry: { ...enquiry, estimate: (await estimate?.()) ?? null },
        sender,
        per_address: limits.perAddress,
        per_hour: limits.perHour,
        pass: pass === undefined ? null : await fingerprint(pass),
        acknowledge: acknowledge ? await recipientOf(enquiry.email) : null,
      });
      if (submission.outcome === "limited" && !submission.total) {
        refused.delete(sender);
        refused.set(sender, clock() + submission.retry_after * 1000);
        if (refused.size > maxRefused) refused.delete(refused.keys().next().value ?? "");
      }
      return submission;
    },
    tourPrices: ({ tour_id, departure_id }) =>
      callDatabase("tour_prices", { tour: tour_id, departure: departure_id }),
    async countCaptchaAttempt(address) {
      const sender = await senderOf(address);
      return call("count_captcha_attempt", { sender, ...captchaAttempts });
    },
    async issueCaptchaPass(token) {
      const pass = crypto.randomUUID() + crypto.randomUUID();
      const issued = await call<boolean>("issue_captcha_pass", {
        pass: await fingerprint(pass),
        token: await fingerprint(token),
        seconds: passLifetimeSeconds,
      });
      return issued ? pass : undefined;
    },
    async isCaptchaPassValid(pass) {
      return call("is_captcha_pass_valid", { pass: await fingerprint(pass) });
    },
    async claimMails(limit, { onlyNotices } = { onlyNotices: false }) {
      const claimed = await call<Omit<ClaimedMail, "brand">[]>("claim_mails", {
        ...{ max_mails: limit, only_notices: onlyNotices },
      });
      if (claimed.length === 0) return [];
      const brand = await callDatabase<MailBrand | null>("mail_brand");
      return claimed.map((mail) => ({ ...mail, brand }));
    },
    async recordMailResult({ enquiry, claim }, failure) {
      await call("record_mail_result", {
        enquiry: enquiry.id,
        claim_id: claim,
        failure: failure?.reason ?? null,
        is_permanent: failure?.isPermanent ?? false,
      });
    },
    erasedMails: (removed) => callDatabase("erased_mails", { removed }),
    resumeMails: (isOnlyServer) => call("resume_mails", { is_only_server: isOnlyServer }),
    async purgeExpiredFormData() {
      await call("purge_expired_form_data", {});
    },
    purgeEnquiries: (months, at) => call("purge_enquiries", { months, at: at.toISOString() }),
  };
}
