import type { SiteText } from "#content/texts/define.ts";
import type { Locale } from "#shared/locales.ts";
import { editedWords } from "./text-edits";
import { fillWords } from "./text-words";
import type { TextsForm } from "./use-texts-form";

/** Pages have non-breaking spaces that the words lack. */
const withPlainSpaces = (words: string) => words.replace(/\s+/g, " ").trim();

/**
 * Key of the text that a page shows as `shown`, with the values of its placeholders; undefined if it is none of these.
 * @param facts values of placeholders; others match any words
 */
export function keyOfText(
  texts: Readonly<Record<string, SiteText>>,
  { edits, rows }: Pick<TextsForm, "edits" | "rows">,
  locale: Locale,
  facts: Record<string, string> | undefined,
  shown: string,
): string | undefined {
  const wanted = withPlainSpaces(shown);
  return Object.entries(texts).find(([key, text]) => {
    const words = editedWords(text, rows.get(key), edits[key], locale);
    const parts = withPlainSpaces(fillWords(words, facts)).split(/\{\w+\}/);
    // A text of placeholders alone would match everything.
    if (!parts.some((part) => /\p{L}/u.test(part))) return false;
    const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${escaped.join(".+")}$`, "u").test(wanted);
  })?.[0];
}
