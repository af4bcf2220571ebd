import { type Mail, RecipientRefusedError, type SendMail } from "./mail.ts";

interface ResendOptions {
  apiKey: string;
  from: string;
  fetch: typeof globalThis.fetch;
  baseUrl?: string;
}

/**
 * Sends over Resend's HTTP API, for hosts without SMTP. The Message-ID is the idempotency key: a mail
 * repeated within a day is sent once.
 * @returns a function that throws the provider's error, `RecipientRefusedError` for an unacceptable recipient
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
    const reason = `Resend: ${response.status} ${(await response.text()).slice(0, 300)}`;
    throw isRecipientRefused(response.status, reason)
      ? new RecipientRefusedError(reason)
      : new Error(reason);
  };
}

/** 4xx about the mail itself. Keys, quotas, sender and conflicts can be corrected, so these mails are retried. */
function isRecipientRefused(status: number, reason: string): boolean {
  const isAboutTheMail =
    status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status);
  return isAboutTheMail && !/\bfrom\b/i.test(reason);
}

/** Display name in quotes, with quotes and backslashes escaped. */
function mailbox({ name, address }: NonNullable<Mail["replyTo"]>): string {
  return `"${name.replace(/["\\]/g, "\\$&")}" <${address}>`;
}
