import { type RefObject, type SyntheticEvent, useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { useNear } from "./use-near";

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
        requestAnimationFrame(resolve);
      }),
    );
  last = (last ?? loaded()).then(moment);
}

/** Scripts that have had their moment: pages share some. */
const compiled = new Set<string>();

/**
 * Scripts too are fetched as the last of all, and compiled in a quiet moment each, for the tap to find them
 * ready: left to themselves (`modulepreload`) they would be both at once, before the page's own pictures.
 */
const inTheirTime = {
  rel: "prefetch",
  onLoad({ currentTarget: { as, href } }: SyntheticEvent<HTMLLinkElement>) {
    if (as === "fetch" || compiled.has(href)) return;
    compiled.add(href);
    whenQuiet(() => {
      const ready = document.createElement("link");
      Object.assign(ready, { rel: "modulepreload", fetchPriority: "low", href });
      document.head.append(ready);
    });
  },
};

interface AheadProps {
  link: RefObject<Element | null>;
  /** Where it leads. */
  page: string;
}

/**
 * Has the page behind a link fetched that most visitors follow, as soon as the link is on the screen or
 * near it. On a line that is slow or to be spared that is left to the link itself, when it is pointed at.
 */
export function Ahead({ link, page }: AheadProps) {
  const near = useNear(link);
  const [ahead, setAhead] = useState(false);
  useEffect(() => {
    if (near) whenQuiet(() => setAhead(true));
  }, [near]);
  return ahead && <PrefetchPageLinks page={page} {...inTheirTime} />;
}
