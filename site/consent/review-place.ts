/**
 * Where the review widget lives. One element for as long as the document: a change of language makes
 * the page anew, and the widget must neither be fetched nor run again for it.
 */
import { runScript } from "./run-script";

export type ReviewStatus = "idle" | "loading" | "failed" | "shown";

/** Milliseconds until a widget that shows nothing counts as blocked; it may still come later. */
const patience = 8_000;

let place: HTMLElement | undefined;
let script: HTMLScriptElement | undefined;
let status: ReviewStatus = "idle";
const watchers = new Set<() => void>();

export const readReviewStatus = () => status;

function become(next: ReviewStatus) {
  status = next;
  for (const watcher of watchers) watcher();
}

/** Calls back when the widget has come, or has failed to. */
export function watchReviewStatus(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** The widget's container; made on first use, in browsers only. */
export function reviewPlace(): HTMLElement {
  if (place) return place;
  place = document.createElement("div");
  // Whatever the widget is made of: it is there once it takes up room.
  new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.height > 0 && status !== "shown") become("shown");
  }).observe(place);
  return place;
}

/** Fetches the widget into its place, unless it is there or on its way. */
export function loadReviews(src: string) {
  if (status === "loading" || status === "shown") return;
  become("loading");
  setTimeout(() => {
    if (status === "loading") become("failed");
  }, patience);
  if (script) return;
  script = runScript(src, reviewPlace());
  script.onerror = () => {
    script?.remove();
    script = undefined;
    become("failed");
  };
}
