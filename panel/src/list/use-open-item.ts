import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAddressParams } from "./use-address-params";

/** Id of the button that opens an item, which gets the focus back. */
export const openerId = (what: string, id: string) => `${what}-${id}`;

/**
 * Open item of a list, kept in the address: back closes it, and a reload reopens it. Its sheet stays open until the
 * address has changed.
 * @param what name of the search parameter
 */
export function useOpenItem(what: string) {
  const { search, setParams } = useAddressParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = search.get(what) ?? undefined;
  /** Id of the item beside a removed one, which takes the focus; null if it was the only one. */
  const beside = useRef<string | null>(undefined);

  useEffect(() => {
    if (!id) return;
    return () => {
      const main = document.getElementById("main");
      const { activeElement } = document;
      // The sheet has returned the focus to its opener. There is none after a reload, or if the rows were rendered anew.
      const isLost = activeElement === document.body || activeElement === main;
      const target = beside.current === undefined ? id : beside.current;
      if (isLost || beside.current !== undefined)
        ((target && document.getElementById(openerId(what, target))) || main)?.focus();
      beside.current = undefined;
    };
  }, [what, id]);

  return {
    id,
    open(another: string) {
      const search = new URLSearchParams(window.location.search);
      search.set(what, another);
      void navigate(
        { search: search.toString() },
        { state: { opened: true }, preventScrollReset: true },
      );
    },
    close() {
      // An item opened here has its own history entry: go back instead of adding another.
      if ((state as { opened?: boolean } | null)?.opened) void navigate(-1);
      else setParams({ [what]: undefined }, true);
    },
    /** Sets the next focus to the neighbour of a removed item. */
    focusBeside(gone: string, ids: readonly string[]) {
      const at = ids.indexOf(gone);
      beside.current = ids[at + 1] ?? ids[at - 1] ?? null;
    },
  };
}
