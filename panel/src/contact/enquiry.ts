import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";

export type Enquiry = Row<"contact_submissions">;

/** Placeholder for a missing value. */
export const emptyValue = "—";

const languages: Record<Locale, string> = { es: "Español", en: "Inglés", fr: "Francés" };

export function languageName(language: Enquiry["language"]): string {
  return language ? (languages[language as Locale] ?? language) : emptyValue;
}

/** `tel:` address; undefined for a text without digits. */
export function phoneAddress(phone: string | null): string | undefined {
  const dialled = phone?.replace(/[^\d+]/g, "") ?? "";
  return /\d/.test(dialled) ? `tel:${dialled}` : undefined;
}

/** `mailto:` address with special characters escaped. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}
