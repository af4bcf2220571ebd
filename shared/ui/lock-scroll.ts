import { markDocument } from "../mark-document.ts";

/**
 * Locks scrolling of the page below a modal, and reserves the scroll bar's width. Call it before the modal
 * opens.
 * @returns an unlock function.
 */
export function lockScroll(): () => void {
  const page = document.documentElement;
  // Nested modal: the scroll bar is already hidden.
  if (!page.dataset.modal) {
    const width = `${window.innerWidth - page.clientWidth}px`;
    // Only on change: setting it restyles the whole page, and phones have no scroll bar.
    const kept = page.style.getPropertyValue("--scroll-bar") || "0px";
    if (width !== kept) page.style.setProperty("--scroll-bar", width);
  }
  return markDocument("modal");
}
