import { readDraft, removeDraft, writeDraft } from "@panel/entries/editor/draft-store";
import { useEffect, useState } from "react";

type Texts = Record<string, string>;

const names = (enquiry: string) => ({ answer: `answer/${enquiry}`, note: `note/${enquiry}` });

/** What has been typed beside an enquiry and neither sent nor saved, goes with it. */
export function forgetKeptTexts(enquiry: string): void {
  for (const name of Object.values(names(enquiry))) removeDraft(name);
}

/**
 * Texts that are being typed beside an enquiry, kept in this browser like every draft until they are what they
 * began with: a reload finds them again.
 * @returns `foundAt`: when what an earlier visit left was typed, in milliseconds since 1970
 */
export function useKeptText<Kept extends Texts>(
  what: "answer" | "note",
  enquiry: string,
  initial: Kept,
) {
  const name = names(enquiry)[what];
  const [first] = useState(initial);
  const [found, setFound] = useState(() => readDraft(name, initial));
  const [texts, setTexts] = useState({ ...first, ...(found?.draft as Partial<Kept>) });

  useEffect(() => {
    const untouched = Object.entries(first).every(([field, text]) => texts[field] === text);
    if (untouched) removeDraft(name);
    else writeDraft(name, { draft: texts, base: undefined, at: Date.now() });
  }, [name, first, texts]);

  return {
    texts,
    foundAt: found?.at,
    change: (changes: Partial<Kept>) => setTexts((texts) => ({ ...texts, ...changes })),
    reset: () => {
      setFound(undefined);
      setTexts(first);
    },
  };
}
