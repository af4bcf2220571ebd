import { type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { lockScroll } from "#shared/ui/lock-scroll.ts";

/**
 * A dialog that is open as long as it is rendered: modal, and when it goes, the focus returns to where
 * it was, unless that is gone. Escape closes nothing, but calls `onEscape`.
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
      // A browser that has asked once may close it at the next Escape without asking.
      if (!dialog.current || dialog.current.open) return;
      dialog.current.showModal();
      onEscape();
    },
  };
}
