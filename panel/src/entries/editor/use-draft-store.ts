import { useEffect, useRef, useState } from "react";
import type { Draft } from "../draft/values";
import { readDraft, removeDraft, writeDraft } from "./draft-store";
import type { Write } from "./use-saves";

/** After the last change. */
const debounceMs = 400;

interface Options {
  name: string;
  /** Of the entry that is edited; undefined where there is one row only. */
  id: string | undefined;
  draft: Draft;
  base: string | undefined;
  unsaved: boolean;
}

/** Autosaves a form's unsaved draft, and finds the one that an earlier visit left. */
export function useDraftStore({ name, id, draft, base, unsaved }: Options) {
  const [found, setFound] = useState(() => readDraft(name, draft));
  const closed = useRef(false);
  const touched = useRef(false);
  const unanswered = useRef<Write>(undefined);
  /** Writes what is not stored yet. */
  const pending = useRef<() => void>(undefined);

  useEffect(() => {
    pending.current = undefined;
    if (unsaved) touched.current = true;
    // The draft that was found must not be overwritten before it is restored or discarded.
    if (closed.current || found || !touched.current) return;
    if (!unsaved && !unanswered.current) return removeDraft(name);
    const write = () => {
      pending.current = undefined;
      if (closed.current) return;
      writeDraft(name, { draft, base, id, unanswered: unanswered.current, at: Date.now() });
    };
    pending.current = write;
    const timer = setTimeout(write, debounceMs);
    window.addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", write);
    };
  }, [name, id, draft, base, unsaved, found]);
  // The last words before the form goes.
  useEffect(() => () => pending.current?.(), []);

  return {
    found,
    /** Hands the found draft over; from now on the form's own is stored. */
    restore: () => {
      setFound(undefined);
      unanswered.current = found?.unanswered;
      return found;
    },
    /** A save goes out with this draft, to be known again should its answer never come; undefined: it came. */
    noteSave: (write: Write | undefined, draft: Draft) => {
      unanswered.current = write;
      if (write && !closed.current && !found)
        writeDraft(name, { draft, base, id, unanswered: write, at: Date.now() });
    },
    /** Leaves what is stored as it is now, over another version; the form is done. */
    rebase: (base: string) => {
      closed.current = true;
      writeDraft(name, { draft, base, id, at: Date.now() });
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
