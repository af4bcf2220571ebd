import type { LocalizedText } from "#shared/brochure.ts";
import type { Locale } from "#shared/locales.ts";
import { splitParagraphs } from "~/ui/split-paragraphs";

/** A text, marked with its language if that is not the brochure's. */
export const localized = (text: string, lang?: Locale): LocalizedText =>
  lang ? { text, lang } : text;

/** Joins parts into one line, each with its own language mark. */
export function line(
  ...parts: (LocalizedText | undefined | "")[]
): LocalizedText | LocalizedText[] {
  const given = parts.filter((part) => part !== undefined);
  return given.every((part) => typeof part === "string") ? given.join("") : given.filter(Boolean);
}

/** Splits a text into paragraphs, each with the language mark. */
export const paragraphs = (text: string, lang?: Locale): LocalizedText[] =>
  splitParagraphs(text).map((each) => localized(each, lang));
