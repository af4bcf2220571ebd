import type { PageContext } from "~/seo/page-context";
import type { Company } from "./settings.server";

/** Where a visitor writes to about an entry without the form, the first words written already (J10). */
export interface ContactLinks {
  mail: string;
  /** Undefined where the company has no such number. */
  whatsapp: string | undefined;
}

interface Asked extends Pick<PageContext, "t" | "url"> {
  /** Of the number, digits alone; empty where there is none. */
  company: Pick<Company, "email" | "whatsapp">;
}

/**
 * @param page the entry's own
 * @param name the entry's, in the language of the page
 */
export function contactLinks({ t, url, company }: Asked, name: string): ContactLinks {
  const { email, whatsapp } = company;
  const text = t("entries.ask.text", { name, url });
  const subject = t("entries.ask.subject", { name });
  const query = (words: Record<string, string>) =>
    Object.entries(words)
      // Mail programs show a plus sign where a form's encoding has a space.
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join("&");
  return {
    mail: `mailto:${email}?${query({ subject, body: text })}`,
    whatsapp: whatsapp ? `https://wa.me/${whatsapp}?${query({ text })}` : undefined,
  };
}
