import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Runs a task after each client-side navigation, but not for the first page. */
export function usePageChange(task: (pathname: string) => void) {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const run = useEffectEvent(task);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    run(pathname);
  }, [pathname]);
}
