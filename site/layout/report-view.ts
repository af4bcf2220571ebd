import { usePageChange } from "#shared/ui/use-page-change.ts";

/**
 * Reports to the server that another page is shown, for its statistics (`server/site/count-views.ts`): of what was
 * prefetched it would hear nothing. The first page it has sent itself.
 */
export function useReportViews() {
  usePageChange((pathname) => {
    const data = `${pathname === "/" ? "/_" : pathname}.data`;
    fetch(data, { method: "HEAD", cache: "no-store", keepalive: true }).catch(() => {});
  });
}
