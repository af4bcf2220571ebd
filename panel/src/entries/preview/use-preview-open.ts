import { useState, useSyncExternalStore } from "react";

/** Where form and preview have room beside each other. */
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
    // The next form begins without it.
  }
}

/** Whether the preview is open: beside the form, which is remembered, or over it where there is no room. */
export function usePreviewOpen() {
  const beside = useSyncExternalStore(subscribe, () => matchMedia(wideEnough).matches);
  const [isBeside, setBeside] = useState(wasOpen);
  const [isOver, setOver] = useState(false);
  return {
    beside,
    // Who turns a tablet around goes on looking at it.
    open: isOver || (beside && isBeside),
    set(next: boolean) {
      setOver(next && !beside);
      if (!beside) return;
      remember(next);
      setBeside(next);
    },
  };
}
