import { cleanLine } from "./plain-text.ts";

/** A mail to send. The mailer adds the sender. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Plain text only if missing. */
  html?: string;
  replyTo?: { name: string; address: string };
  /** Stable per enquiry, so that duplicates are recognised. */
  messageId?: string;
  /** Additional headers. */
  headers?: Record<string, string>;
}

/** The recipient was refused permanently, for example because the mailbox does not exist. */
export class RecipientRefusedError extends Error {
  override name = "RecipientRefusedError";
}

/**
 * Resolves when another server has accepted the mail; aborts soon after `signal`. Throws
 * `RecipientRefusedError` if another attempt cannot succeed.
 */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>;

/**
 * Removes line breaks and control characters, which would allow header injection, and invisible characters such as
 * direction marks, which would reverse a subject.
 */
export function oneLine(value: string): string {
  return cleanLine(value.replace(/[\p{Cc}\u2028\u2029]+/gu, " "));
}

export function escapeHtml(value: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
