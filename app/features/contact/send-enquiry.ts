import type { Locale } from "~/i18n/locales";
import type { ContactFieldName } from "../../../supabase/functions/_shared/contact-fields";
import type { ContactFields } from "../../../supabase/functions/_shared/contact-schema";

export type EnquiryAnswer =
  | { ok: true; message: string }
  | { ok: false; error?: string; fields?: Partial<Record<ContactFieldName, string>> };

/**
 * Posts an enquiry to its server function; whatever goes wrong comes back as an answer.
 * @param proof headers that a verified captcha has bought
 */
export async function sendEnquiry(
  fields: ContactFields & { website?: string },
  locale: Locale,
  proof: Record<string, string> | undefined,
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
    });
    const answer = await response.json();
    if (response.ok && answer.success) return { ok: true, message: answer.message };
    return { ok: false, error: answer.error, fields: answer.fields };
  } catch {
    return { ok: false };
  }
}
