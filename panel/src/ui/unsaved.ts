import { useEffect, useSyncExternalStore } from "react";

/** Forms on the page with something typed that is not saved; the guard must not throw it away. */
let forms = 0;
const listeners = new Set<() => void>();

function count(by: number) {
  forms += by;
  for (const listener of listeners) listener();
}

/** Declares that this component holds unsaved work as long as `unsaved` is true. */
export function useDeclareUnsaved(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    count(1);
    return () => count(-1);
  }, [unsaved]);
}

export function useAnyUnsaved(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => forms > 0,
    () => false,
  );
}
