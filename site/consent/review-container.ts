/**
 * Where the review widget lives. One element for as long as the document: a change of language makes
 * the page again, and the widget must neither be fetched nor run again for it.
 */
import { create } from "zustand";
import { runScript } from "./run-script";

export type ReviewStatus = "idle" | "loading" | "failed" | "shown";

/** After which a widget that shows nothing counts as blocked; it may still come later. */
const timeoutMs = 8_000;

let container: HTMLElement | undefined;
let script: HTMLScriptElement | undefined;
let timeout: ReturnType<typeof setTimeout> | undefined;

/** Live, whether the widget has come, or has failed to. */
export const useReviewStatus = create<ReviewStatus>(() => "idle");

const status = useReviewStatus.getState;
const setStatus = (next: ReviewStatus) => useReviewStatus.setState(next, true);

/** The widget's container; made on first use, in browsers only. */
export function reviewContainer(): HTMLElement {
  if (container) return container;
  container = document.createElement("div");
  // Whatever the widget is made of: it is there once it takes up room.
  new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.height > 0 && status() !== "shown") setStatus("shown");
  }).observe(container);
  return container;
}

/** Fetches the widget into its container, unless it is there or on its way. */
export function loadReviews(src: string) {
  if (status() === "loading" || status() === "shown") return;
  setStatus("loading");
  // That of a try that failed at once would count against this one.
  clearTimeout(timeout);
  timeout = setTimeout(() => {
    if (status() === "loading") setStatus("failed");
  }, timeoutMs);
  if (script) return;
  script = runScript(src, reviewContainer());
  script.onerror = () => {
    script?.remove();
    script = undefined;
    setStatus("failed");
  };
}
