import type { Mail, SendMail } from "./mail.ts";

interface ResendOptions {
  apiKey: string;
  from: string;
  fetch: typeof globalThis.fetch;
  baseUrl?: string;
}

/**
 * Sends over Resend's HTTP API, for hosts without SMTP. The Message-ID is the idempotency key: a mail
 * repeated within a day is sent once.
 * @returns a function that throws the provider's error
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

/** Display name in quotes, with quotes and backslashes escaped. */
function mailbox({ name, address }: NonNullable<Mail["replyTo"]>): string {
  return `"${name.replace(/["\\]/g, "\\$&")}" <${address}>`;
}
