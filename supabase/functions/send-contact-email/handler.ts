import { readJson } from "../_shared/body.ts";
import { captchaFailedText, captchaPassHeader } from "../_shared/captcha.ts";
import type { PreferredContact } from "../_shared/contact-fields.ts";
import { contactMessage } from "../_shared/contact-messages.ts";
import { type ContactFields, checkContact } from "../_shared/contact-schema.ts";
import { type EnquiryEstimate, enquiryEstimate } from "../_shared/enquiry-estimate.ts";
import { refusalsFor } from "../_shared/refuse.ts";
import type { FunctionContext, ServerFunction } from "../_shared/server-function.ts";
import { checkTrip, type Trip } from "../_shared/trip-schema.ts";

/** Labels as shown in the panel's list. */
const preferredWords: Record<PreferredContact, string> = {
  email: "Correo",
  phone: "Teléfono",
  whatsapp: "WhatsApp",
};

/**
 * `POST {name, email, phone?, preferred_contact?, message, trip?}` (G5, J12). `trip` has optional details of the
 * journey, of which malformed ones are dropped (R2). Stores the enquiry with the price of these details (R4) and the
 * notification mail; responds with success when both are stored, whatever happens to the mail. A repetition
 * within five minutes is merged.
 *
 * Responds 200 `{success, message}`; 403 `{error}` if the captcha is on and the header `x-captcha-pass`
 * holds no valid pass, whatever the body contains, unless it repeats a stored enquiry; 400 to an unreadable
 * body or a filled honeypot; 405; 413; 422 `{error, fields}` with a message per field; 429 with
 * `Retry-After`; 503 with `Retry-After` if it could not be stored after several attempts. Texts are in the
 * language of `Accept-Language`.
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
    // A valid enquiry with a used pass continues: `submit_enquiry` accepts it only as a repetition.
    const failedText = captchaFailedText(context.env.captcha);
    if (read instanceof Response) return isProven ? read : refuse(403, failedText);

    const { phone, preferred_contact: preferred, single, ...fields } = read;
    const enquiry = {
      ...fields,
      phone: phone || null,
      preferred_contact: preferred ? preferredWords[preferred] : null,
      language: locale,
      source: sourceOf(request),
    };
    const estimate = () => estimateOf({ ...fields, single }, context);
    const submission = await submit(enquiry, { pass, estimate }, context);
    if (submission.outcome === "unproven") return refuse(403, failedText);
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

/** @returns validated fields, or an error response. */
async function readEnquiry(
  request: Request,
  { refuse, locale }: ReturnType<typeof refusalsFor>,
): Promise<(ContactFields & Trip) | Response> {
  const body = await readJson(request);
  if (body.problem === "size") return refuse(413, "contact.error.size");
  if (body.problem) return refuse(400, "contact.error.body");
  // Honeypot, invisible to people. If a browser fills it, the error explains why, and the form empties it.
  const { website: trap, trip } = body.value as { website?: unknown; trip?: unknown };
  if (typeof trap === "string" && trap.trim()) return refuse(400, "contact.error.trap");
  const checked = checkContact(body.value);
  if (checked.ok) return { ...checked.fields, ...checkTrip(trip) };
  const fields = Object.fromEntries(
    Object.entries(checked.errors).map(([name, key]) => [name, contactMessage(key, locale)]),
  );
  return refuse(422, "contact.error.fields", { fields });
}

/** Price of the journey at the present rates; null if there is none or the tour cannot be read. */
async function estimateOf(
  trip: Trip,
  { store, log }: FunctionContext,
): Promise<EnquiryEstimate | null> {
  if (!trip.adults || !(trip.tour_id || trip.departure_id)) return null;
  try {
    const prices = await store.tourPrices(trip);
    return (prices && enquiryEstimate(prices, trip)) ?? null;
  } catch (error) {
    log.warn("enquiry is stored without an estimate", { error: String(error) });
    return null;
  }
}

/** Pauses between attempts: locks, full pools and database restarts end within seconds. */
const retryAfterMs = [200, 800, 2_000];

/** Repetitions are merged, so that retrying after a lost response is safe. */
async function submit(
  enquiry: Parameters<FunctionContext["store"]["submitEnquiry"]>[0],
  given: { pass: string | undefined; estimate: () => Promise<EnquiryEstimate | null> },
  { store, address, env, log }: FunctionContext,
) {
  const { limits, acknowledge } = env;
  const attempt = () => store.submitEnquiry(enquiry, { address, limits, acknowledge, ...given });
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

/** Page with the form; its query may name the tour. */
function sourceOf(request: Request): string | null {
  const referer = request.headers.get("referer");
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return `${pathname}${search}`.slice(0, 500);
}
