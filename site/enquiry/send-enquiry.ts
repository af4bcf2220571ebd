import type { Locale } from "#shared/locales.ts";
import type { ContactFieldName } from "../../supabase/functions/_shared/contact-fields";

export type EnquiryAnswer =
  | { ok: true; message: string }
  | { ok: false; error?: string; fields?: Partial<Record<ContactFieldName, string>> };

/** Longer than the server waits for its database. */
const sendTimeoutMs = 30_000;

/**
 * Posts an enquiry to its server function; whatever goes wrong comes back as an answer. Only a refusal
 * (4xx) brings a text along: of a failure nobody but the page itself has words for visitors.
 * @param proof headers that a verified captcha has bought
 */
export async function sendEnquiry(
  fields: Record<ContactFieldName, string> & { website?: string },
  locale: Locale,
  proof: Record<string, string> | undefined,
  timeoutMs = sendTimeoutMs,
): Promise<EnquiryAnswer> {
  try {
    const response = await fetch("/functions/v1/send-contact-email", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-language": locale,
        ...proof,
      },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await response.json();
    if (response.ok && answer.success) return { ok: true, message: answer.message };
    const refused = response.status >= 400 && response.status < 500;
    return refused ? { ok: false, error: answer.error, fields: answer.fields } : { ok: false };
  } catch {
    return { ok: false };
  }
}
