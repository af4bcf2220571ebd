import { type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { markDocument } from "../mark-document.ts";

/**
 * Native modal dialog that is open while it is rendered. The browser focuses its first control and keeps the focus
 * inside. On unmount the focus returns to the element that had it before, if that is still connected.
 * @param onEscape Escape does not close the dialog: the caller unmounts it
 */
export function useModal(onEscape: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const unlock = lockScroll();
    element?.showModal();
    return () => {
      element?.close();
      unlock();
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);

  return {
    ref: dialog,
    onCancel(event: SyntheticEvent) {
      // `cancel` events of nested file inputs bubble.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onEscape();
    },
    onClose() {
      // Browsers may close the dialog on a second Escape without a cancelable `cancel` event.
      if (!dialog.current || dialog.current.open) return;
      dialog.current.showModal();
      onEscape();
    },
  };
}

/**
 * Locks scrolling of the page below a modal, and reserves the scroll bar's width. Call it before the modal
 * opens.
 * @returns an unlock function.
 */
function lockScroll(): () => void {
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
