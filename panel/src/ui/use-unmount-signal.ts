import { type RefObject, useEffect, useRef } from "react";

/** AbortController that is aborted on unmount. */
export function useUnmountSignal(): RefObject<AbortController> {
  const unmounted = useRef(new AbortController());
  useEffect(() => {
    unmounted.current = new AbortController();
    return () => unmounted.current.abort();
  }, []);
  return unmounted;
}
