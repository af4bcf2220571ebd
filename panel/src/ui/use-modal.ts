import { useLayoutEffect, useRef } from "react";
import { lockScroll } from "#shared/ui/lock-scroll.ts";

/**
 * A dialog that is open as long as it is rendered: modal, and when it goes, the focus returns to where
 * it was, unless that is gone.
 */
export function useModal() {
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
  return dialog;
}
