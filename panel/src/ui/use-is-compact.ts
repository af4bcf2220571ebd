import { useSyncExternalStore } from "react";

/** Phones and upright tablets. The styles use the same width. */
const compact = "(max-width: 61.99rem)";

function subscribe(onChange: () => void) {
  const query = matchMedia(compact);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the panel has its layout for phones: navigation at the bottom, folded days. */
export const useIsCompact = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(compact).matches);
