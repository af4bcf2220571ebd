import { readJson } from "../_shared/body.ts";
import { captchaPassHeader } from "../_shared/captcha.ts";
import type { PreferredContact } from "../_shared/contact-fields.ts";
import { contactMessage } from "../_shared/contact-messages.ts";
import { type ContactFields, checkContact } from "../_shared/contact-schema.ts";
import { refusalsFor } from "../_shared/refuse.ts";
import type { FunctionContext, ServerFunction } from "../_shared/server-function.ts";

/** As the panel's list shows it. */
const preferredWords: Record<PreferredContact, string> = {
  email: "Correo",
  phone: "Teléfono",
  whatsapp: "WhatsApp",
};

/**
 * `POST {name, email, phone?, preferred_contact?, message}` (G5, J12). Stores the enquiry together with the
 * mail that tells its owner; success is said once both are stored, whatever becomes of the mail. An
 * enquiry that repeats one of the last five minutes is not stored again.
 *
 * Answers 200 `{success, message}`; 403 `{error}` when the captcha is on and the header `x-captcha-pass` proves no
 * verified token, whatever the body holds unless it repeats a stored enquiry; 400 to an unreadable body or a filled
 * trap; 405; 413; 422 `{error, fields}` with a message per field; 429 with `Retry-After`; 503 with `Retry-After`
 * when it could not be stored, after several attempts. Texts are in the language that `Accept-Language` prefers.
 */
export const sendContactEmail: ServerFunction = async (request, context) => {
  const refusals = refusalsFor(request);
  const { refuse, limited, locale } = refusals;
  if (request.method !== "POST") {
    return refuse(405, "contact.error.body", {}, { allow: "POST" });
  }
  try {
    const pass = context.env.captcha && (request.headers.get(captchaPassHeader) ?? "");
    if (pass === "") return refuse(403, "contact.captcha.incomplete");
    const isProven = pass === undefined || (await context.store.isCaptchaPassValid(pass));
    const read = await readEnquiry(request, refusals);
    // A valid enquiry goes on with a spent pass: `submit_enquiry` accepts it only as a repetition.
    if (read instanceof Response) return isProven ? read : refuse(403, "contact.captcha.failed");

    const { phone, preferred_contact: preferred, ...fields } = read;
    const enquiry = {
      ...fields,
      phone: phone || null,
      preferred_contact: preferred ? preferredWords[preferred] : null,
      language: locale,
      source: sourceOf(request),
    };
    const submission = await submit(enquiry, pass, context);
    if (submission.outcome === "unproven") return refuse(403, "contact.captcha.failed");
    if (submission.outcome === "limited") {
      const key = submission.total ? "contact.error.busy" : "contact.error.many";
      return limited(key, submission.retry_after);
    }
    if (submission.outcome === "stored") context.wakeOutbox();
  } catch (error) {
    context.log.error("enquiry not stored", { error: String(error) });
    return refuse(503, "contact.error.unavailable", {}, { "retry-after": "5" });
  }
  return Response.json({
    success: true,
    message: contactMessage("contact.success.text", locale),
  });
};

/** @returns the checked fields, or why the request holds none. */
async function readEnquiry(
  request: Request,
  { refuse, locale }: ReturnType<typeof refusalsFor>,
): Promise<ContactFields | Response> {
  const body = await readJson(request);
  if (body.problem === "size") return refuse(413, "contact.error.size");
  if (body.problem) return refuse(400, "contact.error.body");
  // People do not see this field; one whose browser fills it is told why the form is refused.
  const trap = (body.value as { website?: unknown }).website;
  if (typeof trap === "string" && trap.trim()) return refuse(400, "contact.error.trap");
  const checked = checkContact(body.value);
  if (checked.ok) return checked.fields;
  const fields = Object.fromEntries(
    Object.entries(checked.errors).map(([name, key]) => [name, contactMessage(key, locale)]),
  );
  return refuse(422, "contact.error.fields", { fields });
}

/** Pauses before further attempts: a lock, a full pool or a restart of the database is over in seconds. */
const retryAfterMs = [200, 800, 2_000];

/** Retries are safe: the database does not store a duplicate. */
async function submit(
  enquiry: Parameters<FunctionContext["store"]["submitEnquiry"]>[0],
  pass: string | undefined,
  { store, address, env, log }: FunctionContext,
) {
  const { limits, acknowledge } = env;
  const attempt = () => store.submitEnquiry(enquiry, { address, pass, limits, acknowledge });
  for (const pauseMs of retryAfterMs) {
    try {
      return await attempt();
    } catch (error) {
      log.warn("enquiry is tried again", { error: String(error) });
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return attempt();
}

/** The page that an enquiry came from; its query may name the tour. */
function sourceOf(request: Request): string | null {
  const referer = request.headers.get("referer");
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return `${pathname}${search}`.slice(0, 500);
}
