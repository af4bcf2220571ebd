import { usePageChange } from "#shared/ui/use-page-change.ts";

/** Moves the focus to the content of a new page, unless the page has set it. */
export function usePageFocus() {
  usePageChange(() => {
    const main = document.getElementById("main");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  });
}
