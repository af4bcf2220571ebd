import { useAddress } from "@panel/list/use-address";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** The button that opens a message has this id, to be found again when it closes. */
export const openerId = (id: string) => `message-${id}`;

/**
 * Which message lies open. It is in the address: back closes it, and a reload opens it again.
 */
export function useOpenMessage() {
  const { search, show } = useAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = search.get("message") ?? undefined;
  const previous = useRef(id);
  /** Where the focus goes when it closes, if not back. */
  const next = useRef<string | null>(undefined);

  useEffect(() => {
    const closed = previous.current;
    previous.current = id;
    if (id || !closed) return;
    const wanted = next.current;
    next.current = undefined;
    const main = document.getElementById("main");
    // The sheet itself gives the focus back to what opened it, which after a reload is nothing, or
    // the page's body where the rows came later than a first closing.
    const given = document.activeElement;
    if (wanted === undefined && given !== document.body && given !== main) return;
    const opener = wanted === null ? null : document.getElementById(openerId(wanted ?? closed));
    (opener ?? main)?.focus();
  }, [id]);

  return {
    id,
    open(id: string) {
      const search = new URLSearchParams(window.location.search);
      search.set("message", id);
      void navigate(
        { search: search.toString() },
        { state: { opened: true }, preventScrollReset: true },
      );
    },
    close() {
      // What was opened here is a step of its own: closing it must not leave another one.
      if ((state as { opened?: boolean } | null)?.opened) void navigate(-1);
      else show({ message: undefined }, true);
    },
    /** For a message that is gone: on to the neighbour, or null where there is none. */
    focusNext(neighbour: string | null) {
      next.current = neighbour;
    },
  };
}
