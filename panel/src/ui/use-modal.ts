import { type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { lockScroll } from "#shared/ui/lock-scroll.ts";

/**
 * Modal dialog that is open while it is rendered. On unmount the focus returns to its previous element, if
 * that is still connected. Escape does not close it, but calls `onEscape`.
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
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return {
    ref: dialog,
    onCancel(event: SyntheticEvent) {
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
