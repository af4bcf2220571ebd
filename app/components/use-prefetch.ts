import { useEffect, useState } from "react";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's line has room for what may never be asked for. */
function hasRoom(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  const { saveData, effectiveType = "4g" } = connection;
  return !saveData && effectiveType === "4g";
}

/** Settles when the shown page has what it needs, and whoever asked before has had its moment. */
let last: Promise<unknown> | undefined;

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === "complete") resolve(0);
    else addEventListener("load", resolve);
  });

/**
 * One link in each quiet moment: to find out what a page needs and to ask for it takes a phone tens of
 * milliseconds. A browser that cannot wait for a quiet moment fetches nothing ahead.
 */
function whenQuiet(fetchAhead: () => void) {
  const moment = () =>
    new Promise((resolve) =>
      window.requestIdleCallback?.(() => {
        if (hasRoom()) fetchAhead();
        // The frame finds out whether the link is in sight.
        requestAnimationFrame(resolve);
      }),
    );
  last = (last ?? loaded()).then(moment);
}

/**
 * When a link's page is fetched, for links that most visitors follow: as soon as the link is seen, or, on
 * a line that is slow or to be spared, when it is pointed at.
 */
export function usePrefetch(): "viewport" | "intent" {
  const [ahead, setAhead] = useState(false);
  useEffect(() => whenQuiet(() => setAhead(true)), []);
  return ahead ? "viewport" : "intent";
}
