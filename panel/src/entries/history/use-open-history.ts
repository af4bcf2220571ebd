import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

const parameter = "history";

/** In the address, the list of all states; otherwise the version of one. */
const all = "all";

/** What of an entry's history lies open. It is in the address: back closes it, a reload opens it again. */
export function useOpenHistory() {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const open = search.get(parameter) ?? undefined;
  /** How many steps back the form itself is; none where the address was opened from elsewhere. */
  const steps = (location.state as { steps?: number } | null)?.steps ?? 0;

  /** The steps back have begun: the list, asked for meanwhile, comes after them. */
  const closing = useRef(false);
  const wanted = useRef(false);

  function show(value: string) {
    const replace = open !== undefined && steps === 0;
    const state = replace ? null : { steps: steps + 1 };
    void navigate(`?${parameter}=${value}`, { replace, state, preventScrollReset: true });
  }

  const openWanted = useEffectEvent(() => {
    closing.current = false;
    if (wanted.current) show(all);
    wanted.current = false;
  });
  useEffect(() => {
    if (open === undefined) openWanted();
  }, [open]);

  return {
    open: open !== undefined,
    version: open === all ? undefined : open,
    openList() {
      if (closing.current) wanted.current = true;
      else show(all);
    },
    /** From a version back to the list that it was chosen in. */
    showAll: () => (steps > 1 ? void navigate(-1) : show(all)),
    showVersion: show,
    /** Leaves no step of its own behind; done when the address is the form's again. */
    async close() {
      if (steps === 0) return navigate("?", { replace: true, preventScrollReset: true });
      closing.current = true;
      await new Promise<void>((resolve) => {
        window.addEventListener("popstate", () => resolve(), { once: true });
        void navigate(-steps);
      });
    },
  };
}
