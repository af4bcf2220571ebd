/**
 * Container of the review widget, one element per document. A language change remounts the page,
 * and the widget must not be fetched or run again.
 */
import { create } from "zustand";
import { runScript } from "./run-script";

export type ReviewStatus = "idle" | "loading" | "failed" | "shown";

/** A widget that shows nothing by then counts as blocked. It may still appear later. */
const timeoutMs = 8_000;

let container: HTMLElement | undefined;
let script: HTMLScriptElement | undefined;
let timeout: ReturnType<typeof setTimeout> | undefined;

/** State of the widget, as a hook. */
export const useReviewStatus = create<ReviewStatus>(() => "idle");

const status = useReviewStatus.getState;
const setStatus = (next: ReviewStatus) => useReviewStatus.setState(next, true);

/** The widget's container. Created on first use; browsers only. */
export function reviewContainer(): HTMLElement {
  if (container) return container;
  container = document.createElement("div");
  // The widget's markup is unknown; a height above zero means that it is shown.
  new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.height > 0 && status() !== "shown") setStatus("shown");
  }).observe(container);
  return container;
}

/** Loads the widget unless it is loading or shown. */
export function loadReviews(src: string) {
  if (status() === "loading" || status() === "shown") return;
  setStatus("loading");
  // A timer of an earlier failed attempt would end this one.
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
