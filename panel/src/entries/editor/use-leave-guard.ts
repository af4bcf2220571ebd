import { useDeclareUnsaved } from "@panel/ui/unsaved";
import { useLayoutEffect } from "react";
import { useBlocker } from "react-router";

/**
 * Asks before unsaved work is left: by a navigation in the panel, a reload or closing the tab (H13). A
 * navigation with `leave` in its state is allowed; going back to its target asks again.
 * @param isUnsaved current value, for navigations that start before the next render
 * @param discard called before a sign-out without saving
 */
export function useLeaveGuard(unsaved: boolean, isUnsaved: () => boolean, discard: () => void) {
  useDeclareUnsaved(unsaved, discard);
  // A layout effect, so that the guard is active as soon as "unsaved changes" is displayed.
  useLayoutEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isUnsaved() &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(historyAction !== "POP" && (nextLocation.state as { leave?: boolean } | null)?.leave),
  );
}
