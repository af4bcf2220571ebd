import { type RefObject, useEffect, useRef } from "react";

/** Holds the controller of a signal that is aborted when the component goes: nobody waits for it any more. */
export function useGone(): RefObject<AbortController> {
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);
  return gone;
}
