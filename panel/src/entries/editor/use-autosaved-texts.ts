import { useRef, useState } from "react";
import {
  readBuffer,
  readFormerDraft,
  removeBuffer,
  removeFormerDraft,
  writeBuffer,
} from "./local-buffer";

type Texts = Record<string, string>;

/**
 * State of text inputs outside of entry forms, stored in the browser until it equals the initial texts.
 * @param name name of the buffer
 * @param suggested texts to begin with if none are stored; `reset` does not bring them back
 * @returns `foundAt`: time of the restored texts, in milliseconds since 1970
 */
export function useAutosavedTexts<Given extends Texts>(
  name: string,
  initial: Given,
  suggested?: Partial<Given>,
) {
  const [first] = useState(initial);
  const [found, setFound] = useState(() => readTexts<Given>(name));
  const [texts, setTexts] = useState<Given>({ ...first, ...(found?.texts ?? suggested) });

  /** For calls from a handler of an earlier render. */
  const latest = useRef(texts);

  function store(next: Given) {
    latest.current = next;
    setTexts(next);
    removeFormerDraft(name);
    if (Object.entries(first).every(([field, text]) => next[field] === text)) removeBuffer(name);
    else writeBuffer(name, { texts: next });
  }

  return {
    texts,
    foundAt: found?.at,
    change: (changes: Partial<Given>) => store({ ...latest.current, ...changes }),
    reset: () => {
      setFound(undefined);
      store(first);
    },
  };
}

function readTexts<Given>(name: string): { texts: Partial<Given>; at: number } | undefined {
  const former = readFormerDraft<Partial<Given>>(name);
  return readBuffer(name) ?? (former && { texts: former.draft, at: former.at });
}
