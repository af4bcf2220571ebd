import { useLocation, useNavigation, useSearchParams } from "react-router";

/** Page that an address requests; the first one if it names none. */
export const pageOf = (search: URLSearchParams): number =>
  Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);

/** Search parameters of a list, and a setter. */
export function useAddressParams() {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: pending } = useNavigation();
  return {
    search,
    /** Changes parameters; empty values are removed. `replace` adds no history entry. */
    setParams(change: Record<string, string | undefined>, replace = false) {
      // A navigation to another page is pending: a debounced search must not cancel it.
      if (pending && pending.pathname !== pathname) return;
      // Not `search`: the address may have changed since this render.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setSearch(next, { replace, preventScrollReset: replace });
    },
  };
}
