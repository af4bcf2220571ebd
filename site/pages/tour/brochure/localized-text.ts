import type { LocalizedText } from "#shared/brochure.ts";
import type { Locale } from "#shared/locales.ts";
import { splitParagraphs } from "~/ui/split-paragraphs";

/** Words, marked where they are not in the brochure's language. */
export const localized = (text: string, lang?: Locale): LocalizedText =>
  lang ? { text, lang } : text;

/** One line of parts, of which each is marked by itself. */
export function line(
  ...parts: (LocalizedText | undefined | "")[]
): LocalizedText | LocalizedText[] {
  const given = parts.filter((part) => part !== undefined);
  return given.every((part) => typeof part === "string") ? given.join("") : given.filter(Boolean);
}

/** A text by paragraphs, marked alike. */
export const paragraphs = (text: string, lang?: Locale): LocalizedText[] =>
  splitParagraphs(text).map((each) => localized(each, lang));
