import type { Locale } from "./locales.ts";

/** Kinds of replies of a traveller to a proposal. */
export const replyKinds = ["question", "change", "acceptance"] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** A proposal that was withdrawn: its traveller learns no more. */
interface WithdrawnProposal {
  state: "withdrawn";
  language: Locale;
  reference: string;
}

/** The latest version of a proposal, as `open_proposal` returns it. */
export interface CurrentProposal {
  state: "sent" | "accepted";
  language: Locale;
  reference: string;
  /** Number of the version. */
  number: number;
  /** ISO 8601. */
  sent_at: string;
  /** Columns of the proposal when it was sent. */
  content: Readonly<Record<string, unknown>>;
  /** US dollars. */
  total: number;
  /** `2026-12-24` */
  valid_until: string;
  lapsed: boolean;
  /** Content of the version before; null for the first one. */
  before: Readonly<Record<string, unknown>> | null;
  /** Questions and requested changes, oldest first. */
  replies: readonly { kind: "question" | "change"; body: string; at: string }[];
  /** The latest acceptance, which may be of an earlier version. */
  acceptance: { number: number; name: string; at: string } | null;
  deposit_received_on: string | null;
  /** Null until the version is accepted. */
  road: {
    contacts: unknown;
    notes: string | null;
    payment: string | null;
    payment_url: string | null;
  } | null;
}

export type OpenedProposal = WithdrawnProposal | CurrentProposal;

/** A reply as it was typed, and the reason why it was not stored. */
export interface RefusedReply {
  kind: ReplyKind;
  body: string;
  name: string;
  agreed: boolean;
  reason: "body" | "name" | "agreement" | "stale" | "lapsed" | "closed" | "limited" | "unavailable";
}
