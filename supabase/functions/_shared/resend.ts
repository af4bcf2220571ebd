import type { Mail } from "./mail.ts";

interface ResendOptions {
  apiKey: string;
  from: string;
  fetch: typeof globalThis.fetch;
  baseUrl?: string;
}

/**
 * Sends through Resend's HTTP interface, for where SMTP ports are closed. The Message-ID is its
 * idempotency key as well: sent again within a day, a mail goes out once.
 * @throws with what the provider said
 */
export function createResendMailer({
  apiKey,
  from,
  fetch,
  baseUrl = "https://api.resend.com",
}: ResendOptions) {
  return async (mail: Mail, signal: AbortSignal): Promise<void> => {
    const response = await fetch(`${baseUrl}/emails`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${apiKey}`,
        "content-type": "application/json",
        "idempotency-key": mail.messageId,
      },
      body: JSON.stringify({
        from,
        to: [mail.to],
        reply_to: mailbox(mail.replyTo),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { "Message-ID": mail.messageId },
      }),
      signal,
    });
    if (response.ok) return;
    throw new Error(`Resend: ${response.status} ${(await response.text()).slice(0, 300)}`);
  };
}

/** A name in quotes, in which only quotes and backslashes mean anything. */
function mailbox({ name, address }: Mail["replyTo"]): string {
  return `"${name.replace(/["\\]/g, "\\$&")}" <${address}>`;
}
