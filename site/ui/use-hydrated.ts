import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and until it is hydrated: what stands there must work by itself. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
