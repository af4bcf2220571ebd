import { useDeclareUnsaved } from "@panel/ui/unsaved";
import { useLayoutEffect } from "react";
import { useBlocker } from "react-router";

/**
 * Asks before unsaved work is left: within the panel, by reloading, by closing the tab (H13).
 * A navigation with the state `leave` has been asked about; coming back to where it led has not.
 * @param isUnsaved the same as it is at that very moment, for a navigation that no rendering came before
 */
export function useLeaveGuard(unsaved: boolean, isUnsaved: () => boolean) {
  useDeclareUnsaved(unsaved);
  // With the paint that says that there are unsaved changes, not a frame after it.
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
