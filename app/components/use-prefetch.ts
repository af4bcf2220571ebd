import { useSyncExternalStore } from "react";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's line has room for what may never be asked for. */
function hasRoom(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && (connection?.effectiveType ?? "4g") === "4g";
}

let ahead = false;

/** What the page itself needs comes first. A browser that cannot wait for a quiet moment fetches nothing ahead. */
function whenQuiet(onChange: () => void) {
  const begin = () =>
    window.requestIdleCallback?.(() => {
      ahead = hasRoom();
      onChange();
    });
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
  return () => removeEventListener("load", begin);
}

/**
 * When a link's page is fetched, for links that most visitors follow: as soon as the link is seen, or, on
 * a line that is slow or to be spared, when it is pointed at.
 */
export function usePrefetch(): "viewport" | "intent" {
  return useSyncExternalStore(
    whenQuiet,
    () => (ahead ? "viewport" : "intent"),
    () => "intent",
  );
}
