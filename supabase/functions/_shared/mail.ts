/** A mail ready to send; the sender of the site is added by whoever sends it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Without it the mail is plain text. */
  html?: string;
  replyTo?: { name: string; address: string };
  /** Stable for one enquiry, so that a mail sent twice is recognised as one. */
  messageId?: string;
  /** Further ones, by their names. */
  headers?: Record<string, string>;
}

/** Resolves once another server is responsible for the mail; ends soon after `signal` aborts. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** Of the company; in it mails say when something was. */
export const timeZone = "Africa/Johannesburg";

/** Line breaks and control characters would let whoever writes the value write headers of their own. */
export function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
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

/**
 * A whole document for mail programs, which know tables and style attributes, and little else.
 * @param content markup
 */
export function mailPage(language: string, content: readonly string[]): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head>`,
    `<body style="margin:0;padding:24px;background:#f8f4ea;color:#2b2118;font:16px/1.55 Georgia,serif">`,
    `<div style="max-width:600px;margin:0 auto">`,
    ...content,
    "</div></body></html>",
  ].join("\n");
}
