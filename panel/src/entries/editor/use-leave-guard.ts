import { useDeclareUnsaved } from "@panel/ui/unsaved";
import { useLayoutEffect } from "react";
import { useBlocker } from "react-router";

/**
 * Asks before unsaved work is left (H13): by a navigation in the panel, and by a reload or closing the tab while the
 * server does not have everything. A navigation with `leave` in its state is allowed; going back to its target asks
 * again.
 * @param hasUnsavedWork current value, for navigations that start before the next render
 * @param discard called before a sign-out without saving
 */
export function useLeaveGuard(
  isUnacknowledged: boolean,
  hasUnsavedWork: () => boolean,
  discard: () => void,
) {
  useDeclareUnsaved(isUnacknowledged, discard);
  // A layout effect, so that the guard is active as soon as the change is displayed.
  useLayoutEffect(() => {
    if (!isUnacknowledged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnacknowledged]);
  return useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      hasUnsavedWork() &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(historyAction !== "POP" && (nextLocation.state as { leave?: boolean } | null)?.leave),
  );
}
