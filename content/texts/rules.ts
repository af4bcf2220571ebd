import { type Locale, locales } from "#shared/locales.ts";
import type { SiteText } from "./define.ts";

/** Fault of a text that may not be shown. `detail`: a placeholder, or a maximum. */
export type TextFault =
  | { kind: "missing" | "unknown"; detail: string }
  | { kind: "long" | "lines"; detail: number }
  | { kind: "empty" | "characters" };

/** Control and bidirectional characters, except line breaks. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the expression finds
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g;

/** Name of the fact or value of a placeholder: `{Years}` is `{years}` at the start of a sentence. */
const nameOf = (placeholder: string) => placeholder.charAt(0).toLowerCase() + placeholder.slice(1);

/** Placeholders of a text by the name of their value, each once. */
export const placeholdersOf = (words: string): string[] => [
  ...new Set([...words.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => nameOf(name))),
];

/** Text as it is stored: pasted control characters removed, surrounding spaces trimmed. */
export const cleanWords = (words: string): string =>
  words
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
    .replace(invisible, "")
    .trim();

/** The first fault of the words in one language; undefined if pages may show them. */
export function faultOf(
  { max, lines = 1, needs = [], facts = [], mayHide }: SiteText,
  words: string,
): TextFault | undefined {
  if (words === "" && mayHide) return undefined;
  if (words.trim() === "") return { kind: "empty" };
  if (cleanWords(words) !== words.trim()) return { kind: "characters" };
  if (words.length > max) return { kind: "long", detail: max };
  if (words.split("\n").length > lines) return { kind: "lines", detail: lines };
  const found = placeholdersOf(words);
  const missing = needs.find((name) => !found.includes(name));
  if (missing) return { kind: "missing", detail: missing };
  const unknown = found.find((name) => !needs.includes(name) && !facts.includes(name));
  // A brace without a partner, or around something else than a name, would be visible on the page.
  const brace = unknown ?? /[{}]/.exec(words.replace(/\{\w+\}/g, ""))?.[0];
  return brace === undefined ? undefined : { kind: "unknown", detail: brace };
}

/** Short hash of the words of all languages, to notice when those of the code change: 32 bits, FNV-1a. */
export function fingerprint(words: Readonly<Record<Locale, string>>): string {
  let hash = 0x811c9dc5;
  for (const character of locales.map((locale) => words[locale]).join("\0"))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}
