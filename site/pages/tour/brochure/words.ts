import type { Said } from "#shared/brochure.ts";
import type { Locale } from "#shared/locales.ts";
import { splitParagraphs } from "~/ui/split-paragraphs";

/** Words, marked where they are not in the brochure's language. */
export const said = (text: string, lang?: Locale): Said => (lang ? { text, lang } : text);

/** The same by paragraphs. */
export const paragraphs = (text: string, lang?: Locale): Said[] =>
  splitParagraphs(text).map((each) => said(each, lang));
