import { Activity, Fragment } from "react";

/** Whether the document has the comments with which React marks an `Activity`. */
function hasMarkers(): boolean {
  const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node; node = comments.nextNode())
    if (node.nodeValue === "&") return true;
  return false;
}

/**
 * Part of a page that is hydrated on its own. Proxies that minify HTML remove comments; React would then
 * retry the hydration of an `Activity` for ever.
 */
export const HydrationPart = import.meta.env.SSR || hasMarkers() ? Activity : Fragment;
