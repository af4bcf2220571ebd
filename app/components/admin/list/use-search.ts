import { useLocation, useNavigate, useNavigation } from "react-router";

/**
 * The address's query, and a way to change parts of it. React Router's own hook would weigh on the
 * site's visitors, who share its file with the panel.
 */
export function useSearch() {
  const location = useLocation();
  const navigate = useNavigate();
  const { location: ahead } = useNavigation();
  const search = new URLSearchParams(location.search);
  return {
    search,
    /** Empty values leave the address; `replace` leaves no step for the back button. */
    show(change: Record<string, string | undefined>, replace = false) {
      // Whoever is on the way to another page must not be called back by a search of this one.
      if (ahead && ahead.pathname !== location.pathname) return;
      // The page may have changed it since this was rendered.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      void navigate({ search: next.toString() }, { replace, preventScrollReset: replace });
    },
  };
}
