import { type RefObject, useEffect, useRef } from "react";

/** AbortController that is aborted on unmount. */
export function useGone(): RefObject<AbortController> {
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);
  return gone;
}
