import { useLocation, useNavigation, useSearchParams } from "react-router";

/** The query of a list's address, and a way to change parts of it. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: pending } = useNavigation();
  return {
    search,
    /** Empty values leave the address; `replace` leaves no step for the back button. */
    show(change: Record<string, string | undefined>, replace = false) {
      // Whoever is on the way to another page must not be called back by a search of this one.
      if (pending && pending.pathname !== pathname) return;
      // The page may have changed it since this was rendered.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setSearch(next, { replace, preventScrollReset: replace });
    },
  };
}
