import type { Locale } from "#shared/locales.ts";
import type { ContactFieldName } from "../../supabase/functions/_shared/contact-fields";
import type { FormValues } from "./enquiry-form-data";

export type EnquiryResult =
  | { ok: true; message: string }
  | { ok: false; error?: string; fields?: Partial<Record<ContactFieldName, string>> };

const functionPath = "/functions/v1/send-contact-email";

/** Longer than the server's database timeout. */
const sendTimeoutMs = 30_000;

/** Pauses before retries. In total longer than a server restart. */
const retryPausesMs = [1_000, 2_000, 3_000, 4_000];

/**
 * Posts an enquiry to its server function. Errors are returned, not thrown. Only a 4xx response
 * carries a text for the visitor; for other failures the page has its own. A 502, 503 or 504 from a
 * proxy is retried: the server stores identical enquiries once.
 * @param proof headers of a verified captcha
 */
export async function sendEnquiry(
  fields: FormValues & { website?: string },
  locale: Locale,
  proof: Record<string, string> | undefined,
  { timeoutMs = sendTimeoutMs, pausesMs = retryPausesMs } = {},
): Promise<EnquiryResult> {
  const init = {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "accept-language": locale,
      ...proof,
    },
    body: JSON.stringify(bodyOf(fields)),
    signal: AbortSignal.timeout(timeoutMs),
  };
  try {
    let response = await fetch(functionPath, init);
    for (const pauseMs of pausesMs) {
      if (!isFromProxy(response)) break;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      response = await fetch(functionPath, init);
    }
    const answer = await response.json();
    if (response.ok && answer.success) return { ok: true, message: answer.message };
    const refused = response.status >= 400 && response.status < 500;
    return refused ? { ok: false, error: answer.error, fields: answer.fields } : { ok: false };
  } catch {
    return { ok: false };
  }
}

/** Fields named `trip.month` are members of `trip`, which has no empty ones and is left out without any. */
function bodyOf(fields: Record<string, string>) {
  const trip: Record<string, string> = {};
  const body: Record<string, unknown> = {};
  for (const name in fields) {
    const [, member] = name.split("trip.");
    if (!member) body[name] = fields[name];
    else if (fields[name]) trip[member] = fields[name];
  }
  return Object.keys(trip).length > 0 ? { ...body, trip } : body;
}

/** True if a proxy or a starting server answered. The function itself always answers JSON. */
function isFromProxy({ status, headers }: Response): boolean {
  const isJson = headers.get("content-type")?.includes("application/json");
  return [502, 503, 504].includes(status) && !isJson;
}
