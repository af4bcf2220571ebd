import { type ContactMessageKey, contactMessage } from "./contact-messages.ts";
import { localeOfHeader } from "./locales.ts";

/** Creates error responses in the language of `Accept-Language`. */
export function refusalsFor(request: Request) {
  const locale = localeOfHeader(request.headers.get("accept-language"));
  const refuse = (
    status: number,
    key: ContactMessageKey,
    more: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) => Response.json({ error: contactMessage(key, locale), ...more }, { status, headers });
  return {
    locale,
    refuse,
    /** 429, with the wait also in the text. */
    limited(key: "contact.error.many" | "contact.error.busy", seconds: number) {
      const minutes = String(Math.ceil(seconds / 60));
      const error = contactMessage(key, locale).replace("{minutes}", minutes);
      return Response.json({ error }, { status: 429, headers: { "retry-after": String(seconds) } });
    },
  };
}
