import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

function watch(onChange: () => void) {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** The device's wish for stillness, live; the server cannot know it and says no. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}
