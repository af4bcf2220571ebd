import { usePageChange } from "#shared/ui/use-page-change.ts";

/** A new page begins at its content for keyboards and screen readers, unless it put the focus itself. */
export function usePageFocus() {
  usePageChange(() => {
    const main = document.getElementById("main");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  });
}
