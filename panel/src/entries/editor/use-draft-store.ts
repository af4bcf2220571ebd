import { useEffect, useRef, useState } from "react";
import type { Draft } from "../draft/values";
import { readDraft, removeDraft, writeDraft } from "./draft-store";

/** After the last change. */
const debounceMs = 400;

interface Options {
  name: string;
  draft: Draft;
  base: string | undefined;
  unsaved: boolean;
}

/** Autosaves a form's unsaved draft, and finds the one that an earlier visit left. */
export function useDraftStore({ name, draft, base, unsaved }: Options) {
  const [found, setFound] = useState(() => readDraft(name, draft));
  const closed = useRef(false);
  const touched = useRef(false);

  useEffect(() => {
    if (unsaved) touched.current = true;
    // The draft that was found must not be overwritten before it is restored or discarded.
    if (closed.current || found || !touched.current) return;
    if (!unsaved) return removeDraft(name);
    const write = () => {
      if (closed.current) return;
      writeDraft(name, { draft, base, at: Date.now() });
    };
    const timer = setTimeout(write, debounceMs);
    window.addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", write);
    };
  }, [name, draft, base, unsaved, found]);

  return {
    found,
    /** Hands the found draft over; from now on the form's own is stored. */
    restore: () => {
      setFound(undefined);
      return found;
    },
    /** Leaves what is stored as it is now, over another version; the form is done. */
    rebase: (base: string) => {
      closed.current = true;
      writeDraft(name, { draft, base, at: Date.now() });
    },
    /** Removes what is stored; what is typed from now on is stored again. */
    discard: () => removeDraft(name),
    /** The form is done: nothing is stored any more, whatever effect is still to run. */
    forget: () => {
      closed.current = true;
      removeDraft(name);
    },
  };
}
