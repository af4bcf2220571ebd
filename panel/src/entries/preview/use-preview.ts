import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type AskedPreview, isBusy, previewReason, requestPreview } from "./request-preview";

/** Minimum time between two requests. */
const throttleMs = 100;
const retryMs = 1000;
const maxAttempts = 4;

interface State {
  /** Latest document; undefined before the first. */
  html?: string;
  /** Reason for which it is outdated. */
  failure?: string;
}

/**
 * HTML of a draft while it is edited. One request runs at a time, and the next one uses the latest draft, so
 * that documents never arrive out of order.
 * @param ask returns the current request
 * @param changes dependencies of the request
 */
export function usePreview(ask: () => AskedPreview, changes: readonly unknown[]) {
  const [state, setState] = useState<State>({});
  const wanted = useRef(0);
  const made = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inFlight = useRef(false);
  const unmounted = useRef(new AbortController());
  const askNow = useEffectEvent(ask);

  const run = useEffectEvent(async () => {
    timer.current = undefined;
    if (inFlight.current) return;
    inFlight.current = true;
    const { signal } = unmounted.current;
    let attempts = 0;
    while (made.current !== wanted.current && !signal.aborted) {
      made.current = wanted.current;
      try {
        const html = await requestPreview(askNow(), signal);
        if (!signal.aborted) setState({ html });
        attempts = 0;
      } catch (error) {
        attempts += 1;
        if (signal.aborted) break;
        if (isBusy(error) && attempts < maxAttempts) {
          await new Promise((resolve) => setTimeout(resolve, retryMs));
          made.current = -1;
        } else setState((before) => ({ ...before, failure: previewReason(error) }));
      }
    }
    inFlight.current = false;
  });
  const want = useEffectEvent((delay: number) => {
    wanted.current += 1;
    timer.current ??= setTimeout(() => void run(), delay);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what changes the page
  useEffect(() => want(wanted.current === 0 ? 0 : throttleMs), changes);
  useEffect(() => {
    unmounted.current = new AbortController();
    return () => {
      unmounted.current.abort();
      clearTimeout(timer.current);
      timer.current = undefined;
      inFlight.current = false;
    };
  }, []);

  return { ...state, again: () => want(0) };
}
