import { readJson } from "../_shared/body.ts";
import { type ContactMessageKey, contactMessage } from "../_shared/contact-messages.ts";
import { checkContact } from "../_shared/contact-schema.ts";
import { localeOfHeader } from "../_shared/locales.ts";
import type { Mail } from "../_shared/mail.ts";
import type { Store } from "../_shared/store.ts";
import { enquiryMail } from "./mail.ts";

export interface ContactDependencies {
  env: {
    /** The mailbox that enquiries go to. */
    contactTo: string;
    /** Public origin of the site, without a trailing slash. */
    siteUrl: string;
  };
  fetch: typeof globalThis.fetch;
  sendMail: (mail: Mail) => Promise<void>;
  store: Store;
  log: { error(message: string, details?: Record<string, unknown>): void };
}

/** The page that an enquiry came from, of this site only; a query may name the tour. */
function sourceOf(request: Request): string | null {
  const referer = request.headers.get("referer");
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return `${pathname}${search}`.slice(0, 500);
}

/**
 * `POST {name, email, phone?, message}` (specification §7). Stores the enquiry, then mails it to
 * the owner: success is said once it is stored, whatever becomes of the mail.
 *
 * Answers 200 `{success, message}`; 400 `{error}` to an unreadable body or a filled trap; 405; 413; 422
 * `{error, fields}` with a message per field; 500 when it could not be stored. Texts are in the
 * language that `Accept-Language` prefers.
 */
export async function sendContactEmail(
  request: Request,
  { env, sendMail, store, log }: ContactDependencies,
): Promise<Response> {
  const locale = localeOfHeader(request.headers.get("accept-language"));
  const refuse = (status: number, key: ContactMessageKey, more = {}, headers = {}) =>
    Response.json({ error: contactMessage(key, locale), ...more }, { status, headers });

  if (request.method !== "POST") {
    return refuse(405, "contact.error.body", {}, { allow: "POST" });
  }
  const body = await readJson(request);
  if (body.problem === "size") return refuse(413, "contact.error.size");
  if (body.problem) return refuse(400, "contact.error.body");

  // A person never sees this field; should a browser fill it all the same, its owner is told.
  const trap = (body.value as { website?: unknown }).website;
  if (typeof trap === "string" && trap.trim()) return refuse(400, "contact.error.trap");

  const checked = checkContact(body.value);
  if (!checked.ok) {
    const fields = Object.fromEntries(
      Object.entries(checked.errors).map(([name, key]) => [name, contactMessage(key, locale)]),
    );
    return refuse(422, "contact.error.fields", { fields });
  }

  const { name, email, phone, message } = checked.fields;
  const enquiry = {
    name,
    email,
    phone: phone || null,
    message,
    language: locale,
    source: sourceOf(request),
  };
  try {
    const stored = await store.insertEnquiry(enquiry);
    try {
      await sendMail(enquiryMail(enquiry, stored, env));
    } catch (error) {
      log.error("enquiry mail not sent", { id: stored.id, error: String(error) });
    }
  } catch (error) {
    log.error("enquiry not stored", { error: String(error) });
    return refuse(500, "contact.error.send");
  }
  return Response.json({
    success: true,
    message: contactMessage("contact.success.text", locale),
  });
}
