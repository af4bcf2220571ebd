import { useEffect, useState } from "react";
import { readDraft, removeDraft, writeDraft } from "./draft-store";

type Texts = Record<string, string>;

/**
 * State of text inputs outside of entry forms, autosaved in localStorage until it equals the initial texts.
 * @param name key of the stored draft
 * @returns `foundAt`: time of the restored draft, in milliseconds since 1970
 */
export function useAutosavedTexts<Given extends Texts>(name: string, initial: Given) {
  const [first] = useState(initial);
  const [found, setFound] = useState(() => readDraft(name, initial));
  const [texts, setTexts] = useState({ ...first, ...(found?.draft as Partial<Given>) });

  useEffect(() => {
    const untouched = Object.entries(first).every(([field, text]) => texts[field] === text);
    if (untouched) removeDraft(name);
    else writeDraft(name, { draft: texts, base: undefined, at: Date.now() });
  }, [name, first, texts]);

  return {
    texts,
    foundAt: found?.at,
    change: (changes: Partial<Given>) => setTexts((texts) => ({ ...texts, ...changes })),
    reset: () => {
      setFound(undefined);
      setTexts(first);
    },
  };
}
