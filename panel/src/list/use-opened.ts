import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAddress } from "./use-address";

/** The button that opens something has this id, to be found again when it closes. */
export const openerId = (what: string, id: string) => `${what}-${id}`;

/**
 * What of a list lies open. It is in the address: back closes it, and a reload opens it again.
 * @param what its name in the address
 */
export function useOpened(what: string) {
  const { search, show } = useAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = search.get(what) ?? undefined;
  const previous = useRef(id);
  /** Where the focus goes when it closes, if not back. */
  const next = useRef<string | null>(undefined);
  /** The step back has begun, which ends any other on its way: what is opened meanwhile comes after it. */
  const closing = useRef(false);
  const wanted = useRef<string>(undefined);

  function open(another: string) {
    // The same again: it has closed on the screen, and is about to say so.
    if (closing.current || another === id) {
      wanted.current = another;
      return;
    }
    const search = new URLSearchParams(window.location.search);
    search.set(what, another);
    void navigate(
      { search: search.toString() },
      { state: { opened: true }, preventScrollReset: true },
    );
  }
  const openWanted = useEffectEvent(() => {
    if (wanted.current) open(wanted.current);
    wanted.current = undefined;
  });

  useEffect(() => {
    const closed = previous.current;
    previous.current = id;
    closing.current = false;
    openWanted();
    if (id || !closed) return;
    const neighbour = next.current;
    next.current = undefined;
    const main = document.getElementById("main");
    // The sheet itself gives the focus back to what opened it, which after a reload is nothing, or
    // the page's body where the rows came later than a first closing.
    const given = document.activeElement;
    if (neighbour === undefined && given !== document.body && given !== main) return;
    const opener =
      neighbour === null ? null : document.getElementById(openerId(what, neighbour ?? closed));
    (opener ?? main)?.focus();
  }, [what, id]);

  return {
    id,
    open,
    close() {
      // What was opened here is a step of its own: closing it must not leave another one.
      if (!(state as { opened?: boolean } | null)?.opened) return show({ [what]: undefined }, true);
      closing.current = true;
      void navigate(-1);
    },
    /** For what is gone of these: the focus goes on to its neighbour, where there is one. */
    focusBeside(gone: string, ids: readonly string[]) {
      const at = ids.indexOf(gone);
      next.current = ids[at + 1] ?? ids[at - 1] ?? null;
    },
  };
}
