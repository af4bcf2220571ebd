import { useLocation, useNavigate, useSearchParams } from "react-router";

const parameter = "history";

/** Value of the parameter for the list of states; otherwise it is a version. */
const all = "all";

/**
 * State of the history sheet, kept in the address: back closes it, and a reload reopens it. The sheet stays open until
 * the address has changed.
 */
export function useOpenHistory() {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const open = search.get(parameter) ?? undefined;
  /** Number of history steps back to the form; 0 if the address was opened directly. */
  const steps = (location.state as { steps?: number } | null)?.steps ?? 0;

  function show(value: string) {
    const replace = open !== undefined && steps === 0;
    const state = replace ? null : { steps: steps + 1 };
    void navigate(`?${parameter}=${value}`, { replace, state, preventScrollReset: true });
  }

  return {
    open: open !== undefined,
    version: open === all ? undefined : open,
    openList: () => show(all),
    /** Returns from a version to the list. */
    showAll: () => (steps > 1 ? void navigate(-1) : show(all)),
    showVersion: show,
    /** Removes its own history steps. Resolves when the address is the form's again. */
    async close() {
      if (steps === 0) return navigate("?", { replace: true, preventScrollReset: true });
      await new Promise<void>((resolve) => {
        window.addEventListener("popstate", () => resolve(), { once: true });
        void navigate(-steps);
      });
    },
  };
}
