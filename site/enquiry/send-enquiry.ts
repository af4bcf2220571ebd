import type { Locale } from "#shared/locales.ts";
import type { ContactFieldName } from "../../supabase/functions/_shared/contact-fields";

export type EnquiryAnswer =
  | { ok: true; message: string }
  | { ok: false; error?: string; fields?: Partial<Record<ContactFieldName, string>> };

const functionPath = "/functions/v1/send-contact-email";

/** Longer than the server waits for its database. */
const sendTimeoutMs = 30_000;

/** Pauses before the attempts that follow a failed one: longer together than a restart of the server. */
const retryPausesMs = [1_000, 2_000, 3_000, 4_000];

/**
 * Posts an enquiry to its server function; whatever goes wrong comes back as an answer. Only a refusal
 * (4xx) brings a text along: of a failure nobody but the page itself has words for visitors. While a proxy
 * answers in place of the server, the enquiry is sent again: the server stores equal ones once.
 * @param proof headers that a verified captcha has bought
 */
export async function sendEnquiry(
  fields: Record<ContactFieldName, string> & { website?: string },
  locale: Locale,
  proof: Record<string, string> | undefined,
  { timeoutMs = sendTimeoutMs, pausesMs = retryPausesMs } = {},
): Promise<EnquiryAnswer> {
  const init = {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "accept-language": locale,
      ...proof,
    },
    body: JSON.stringify(fields),
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

/** Whether a proxy, or a server that is starting, answered instead of the function, whose answers are JSON. */
function isFromProxy({ status, headers }: Response): boolean {
  const isJson = headers.get("content-type")?.includes("application/json");
  return [502, 503, 504].includes(status) && !isJson;
}
