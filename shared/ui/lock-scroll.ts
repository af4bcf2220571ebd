import { markDocument } from "../mark-document.ts";

/**
 * Before a modal opens: the page beneath stops scrolling, and keeps the width that its scroll bar took.
 * @returns what lets it go again.
 */
export function lockScroll(): () => void {
  const page = document.documentElement;
  // Over another modal the scroll bar is gone already.
  if (!page.dataset.modal) {
    const width = `${window.innerWidth - page.clientWidth}px`;
    // Setting it has the whole page restyled, and on a phone there is nothing to keep.
    const kept = page.style.getPropertyValue("--scroll-bar") || "0px";
    if (width !== kept) page.style.setProperty("--scroll-bar", width);
  }
  return markDocument("modal");
}
