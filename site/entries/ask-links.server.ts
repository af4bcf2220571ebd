import { company } from "#shared/company.ts";
import type { Translate } from "~/i18n/translate";

/** Where a visitor writes to about an entry without the form, the first words written already (J10). */
export interface AskLinks {
  mail: string;
  /** Undefined where the company has no such number. */
  whatsapp: string | undefined;
}

interface Reached {
  email: string;
  /** International, digits alone. */
  whatsapp: string | undefined;
}

/**
 * @param name the entry's, in the language of the page
 * @param url its page
 */
export function askLinks(
  { t, url }: { t: Translate; url: string },
  name: string,
  { email, whatsapp }: Reached = { email: company.email, whatsapp: undefined },
): AskLinks {
  const text = t("entries.ask.text", { name, url });
  const subject = t("entries.ask.subject", { name });
  const query = (words: Record<string, string>) =>
    Object.entries(words)
      // Mail programs show a plus sign where a form's encoding has a space.
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join("&");
  return {
    mail: `mailto:${email}?${query({ subject, body: text })}`,
    whatsapp: whatsapp && `https://wa.me/${whatsapp}?${query({ text })}`,
  };
}
