import { useEffect, useRef, useState } from "react";
import type { Draft } from "../draft/values";
import { readDraft, removeDraft, writeDraft } from "./draft-store";
import type { SaveRequest } from "./use-saves";

const debounceMs = 400;

interface Options {
  name: string;
  /** Id of the entry; undefined for settings. */
  id: string | undefined;
  draft: Draft;
  base: string | undefined;
  unsaved: boolean;
}

/** Autosaves a form's unsaved draft, and finds the one of an earlier visit. */
export function useDraftStore({ name, id, draft, base, unsaved }: Options) {
  const [found, setFound] = useState(() => readDraft(name, draft));
  const closed = useRef(false);
  const touched = useRef(false);
  const unacknowledged = useRef<SaveRequest>(undefined);
  /** Writes the pending autosave. */
  const pending = useRef<() => void>(undefined);

  useEffect(() => {
    pending.current = undefined;
    if (unsaved) touched.current = true;
    // The found draft must not be overwritten before it is restored or discarded.
    if (closed.current || found || !touched.current) return;
    if (!unsaved && !unacknowledged.current) return removeDraft(name);
    const write = () => {
      pending.current = undefined;
      if (closed.current) return;
      writeDraft(name, { draft, base, id, unanswered: unacknowledged.current, at: Date.now() });
    };
    pending.current = write;
    const timer = setTimeout(write, debounceMs);
    window.addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", write);
    };
  }, [name, id, draft, base, unsaved, found]);
  // Write the pending autosave on unmount.
  useEffect(() => () => pending.current?.(), []);

  return {
    found,
    /** Returns the found draft. From now on the form's own draft is stored. */
    restore: () => {
      setFound(undefined);
      unacknowledged.current = found?.unanswered;
      return found;
    },
    /**
     * Stores the save request with its draft, so that a save without response can be repeated.
     * Undefined: the response has arrived.
     */
    recordSave: (request: SaveRequest | undefined, draft: Draft) => {
      unacknowledged.current = request;
      if (request && !closed.current && !found)
        writeDraft(name, { draft, base, id, unanswered: request, at: Date.now() });
    },
    /** Stores the current draft with another `base`, and ends autosaving. */
    rebase: (base: string) => {
      closed.current = true;
      writeDraft(name, { draft, base, id, at: Date.now() });
    },
    /** Removes the stored draft. Later changes are stored again. */
    discard: () => removeDraft(name),
    /** Removes the stored draft and ends autosaving. */
    forget: () => {
      closed.current = true;
      removeDraft(name);
    },
  };
}
