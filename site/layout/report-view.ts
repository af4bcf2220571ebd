import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Reports to the server that another page is shown, for its statistics (`server/site/count-views.ts`): of what was
 * prefetched it would hear nothing. The first page it has sent itself.
 */
export function useReportViews() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const data = `${pathname === "/" ? "/_" : pathname}.data`;
    fetch(data, { method: "HEAD", cache: "no-store", keepalive: true }).catch(() => {});
  }, [pathname]);
}
