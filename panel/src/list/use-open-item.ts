import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAddressParams } from "./use-address-params";

/** Id of the button that opens an item, which gets the focus back. */
export const openerId = (what: string, id: string) => `${what}-${id}`;

/**
 * Open item of a list, kept in the address: back closes it, and a reload reopens it.
 * @param what name of the search parameter
 */
export function useOpenItem(what: string) {
  const { search, setParams } = useAddressParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = search.get(what) ?? undefined;
  const previous = useRef(id);
  /** Item whose button takes the focus after closing; null for none, undefined for the closed item. */
  const next = useRef<string | null>(undefined);
  /** `navigate(-1)` is pending; opens are queued until it lands. */
  const closing = useRef(false);
  const queued = useRef<string>(undefined);

  function open(another: string) {
    // The same item: it has closed on the screen, and its navigation is about to start.
    if (closing.current || another === id) {
      queued.current = another;
      return;
    }
    const search = new URLSearchParams(window.location.search);
    search.set(what, another);
    void navigate(
      { search: search.toString() },
      { state: { opened: true }, preventScrollReset: true },
    );
  }
  const openQueued = useEffectEvent(() => {
    if (queued.current) open(queued.current);
    queued.current = undefined;
  });

  useEffect(() => {
    const closed = previous.current;
    previous.current = id;
    closing.current = false;
    openQueued();
    if (id || !closed) return;
    const neighbour = next.current;
    next.current = undefined;
    const main = document.getElementById("main");
    // The sheet restores the focus to its opener. There is none after a reload, and it is the body if the rows
    // were rendered after a first closing.
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
      // An item opened here has its own history entry: go back instead of adding another.
      if (!(state as { opened?: boolean } | null)?.opened)
        return setParams({ [what]: undefined }, true);
      closing.current = true;
      void navigate(-1);
    },
    /** Sets the next focus to the neighbour of a removed item. */
    focusBeside(gone: string, ids: readonly string[]) {
      const at = ids.indexOf(gone);
      next.current = ids[at + 1] ?? ids[at - 1] ?? null;
    },
  };
}
