import type { Mail, SendMail } from "./mail.ts";

interface ResendOptions {
  apiKey: string;
  from: string;
  fetch: typeof globalThis.fetch;
  baseUrl?: string;
}

/**
 * Sends through Resend's HTTP interface, for where SMTP ports are closed. The Message-ID, if a mail has
 * one, is its idempotency key as well: sent again within a day, the mail goes out once.
 * @returns a function that throws what the provider said when it does not take the mail
 */
export function createResendMailer({
  apiKey,
  from,
  fetch,
  baseUrl = "https://api.resend.com",
}: ResendOptions): SendMail {
  return async ({ to, replyTo, subject, text, html, messageId, headers }, signal) => {
    const response = await fetch(`${baseUrl}/emails`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${apiKey}`,
        "content-type": "application/json",
        ...(messageId && { "idempotency-key": messageId }),
      },
      body: JSON.stringify({
        from,
        to: [to],
        reply_to: replyTo && mailbox(replyTo),
        subject,
        text,
        html,
        ...((headers || messageId) && {
          headers: { ...headers, ...(messageId && { "Message-ID": messageId }) },
        }),
      }),
      signal,
    });
    if (response.ok) return;
    throw new Error(`Resend: ${response.status} ${(await response.text()).slice(0, 300)}`);
  };
}

/** A name in quotes, in which only quotes and backslashes mean anything. */
function mailbox({ name, address }: NonNullable<Mail["replyTo"]>): string {
  return `"${name.replace(/["\\]/g, "\\$&")}" <${address}>`;
}
