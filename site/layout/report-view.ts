import { usePageChange } from "#shared/ui/use-page-change.ts";

/**
 * Reports page views to the server's statistics (`server/site/count-views.ts`), which does not see
 * prefetched pages being shown. The first page is counted by the server.
 */
export function useReportViews() {
  usePageChange((pathname) => {
    const data = `${pathname === "/" ? "/_" : pathname}.data`;
    fetch(data, { method: "HEAD", cache: "no-store", keepalive: true }).catch(() => {});
  });
}
