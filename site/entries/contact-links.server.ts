import type { PageContext } from "~/seo/page-context";
import type { Company } from "./settings.server";

/** Mail and WhatsApp links of an entry, with prefilled text (J10). */
export interface ContactLinks {
  mail: string;
  /** Undefined if the company has no WhatsApp number. */
  whatsapp: string | undefined;
}

interface ContactInput extends Pick<PageContext, "t" | "url"> {
  /** `whatsapp`: digits only; empty if there is none. */
  company: Pick<Company, "email" | "whatsapp">;
}

/** @param name the entry's name in the page's language */
export function contactLinks({ t, url, company }: ContactInput, name: string): ContactLinks {
  const { email, whatsapp } = company;
  const text = t("entries.ask.text", { name, url });
  const subject = t("entries.ask.subject", { name });
  const query = (words: Record<string, string>) =>
    Object.entries(words)
      // `encodeURIComponent`, because mail programs show the "+" of form encoding as a plus sign.
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join("&");
  return {
    mail: `mailto:${email}?${query({ subject, body: text })}`,
    whatsapp: whatsapp ? `https://wa.me/${whatsapp}?${query({ text })}` : undefined,
  };
}
