import { useState, useSyncExternalStore } from "react";

/** Width from which form and preview fit beside each other. */
const wideEnough = "(min-width: 75rem)";
const key = "tsamma-preview";

function subscribe(onChange: () => void) {
  const query = matchMedia(wideEnough);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function wasOpen(): boolean {
  try {
    return localStorage.getItem(key) === "open";
  } catch {
    return false;
  }
}

function remember(open: boolean) {
  try {
    if (open) localStorage.setItem(key, "open");
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: the choice is not remembered.
  }
}

/** State of the preview: beside the form (remembered), or in a sheet on narrow screens. */
export function usePreviewOpen() {
  const beside = useSyncExternalStore(subscribe, () => matchMedia(wideEnough).matches);
  const [isBeside, setBeside] = useState(wasOpen);
  const [isOver, setOver] = useState(false);
  return {
    beside,
    // A sheet stays open when the screen becomes wide.
    open: isOver || (beside && isBeside),
    set(next: boolean) {
      setOver(next && !beside);
      if (!beside) return;
      remember(next);
      setBeside(next);
    },
  };
}
