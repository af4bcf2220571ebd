import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until hydration; the HTML must then work by itself. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
