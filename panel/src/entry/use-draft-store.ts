import { type RefObject, useEffect, useRef, useState } from "react";
import { readDraft, removeDraft, writeDraft } from "./draft-store";

/** Milliseconds of quiet after which what was typed is put by. */
const quiet = 400;

interface Options<Draft extends object> {
  name: string;
  draft: Draft;
  base: string | undefined;
  uploaded: RefObject<string[]>;
  unsaved: boolean;
  initial: Draft;
}

/** Puts a form's unsaved draft by, and finds the one that an earlier visit left. */
export function useDraftStore<Draft extends object>(options: Options<Draft>) {
  const { name, draft, base, uploaded, unsaved, initial } = options;
  const [lost, setLost] = useState(() => readDraft(name, initial));
  const over = useRef(false);
  const touched = useRef(false);

  useEffect(() => {
    if (unsaved) touched.current = true;
    // The draft that was found must not be overwritten before it is taken or refused.
    if (over.current || lost || !touched.current) return;
    if (!unsaved) return removeDraft(name);
    const write = () => {
      if (over.current) return;
      writeDraft(name, { draft, base, uploaded: uploaded.current, at: Date.now() });
    };
    const timer = setTimeout(write, quiet);
    window.addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", write);
    };
  }, [name, draft, base, uploaded, unsaved, lost]);

  return {
    lost,
    /** Hands the found draft over; from now on the form's own is put by. */
    take: () => {
      setLost(undefined);
      return lost;
    },
    /** Removes what is put by; what is typed from now on is put by again. */
    drop: () => removeDraft(name),
    /** The form is done: nothing is put by any more, whatever effect is still to run. */
    forget: () => {
      over.current = true;
      removeDraft(name);
    },
  };
}
