import { useDeclareUnsaved } from "@panel/ui/unsaved";
import { useLayoutEffect } from "react";
import { useBlocker } from "react-router";

/**
 * Asks before unsaved work is left: within the panel, by reloading, by closing the tab (H13).
 * A navigation with the state `leave` has been asked about, or has nothing to lose.
 */
export function useLeaveGuard(unsaved: boolean) {
  useDeclareUnsaved(unsaved);
  // With the paint that says that there are unsaved changes, not a frame after it.
  useLayoutEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(nextLocation.state as { leave?: boolean } | null)?.leave,
  );
}
