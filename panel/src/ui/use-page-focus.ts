import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A new page begins at its content for keyboards and screen readers, unless it put the focus itself. */
export function usePageFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById("main");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
