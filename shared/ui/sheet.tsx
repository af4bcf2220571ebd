import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import { lockScroll } from "./lock-scroll.ts";

interface SheetProps {
  title: string;
  /** Language of the title, if it is not the page's. */
  lang?: string;
  note?: ReactNode;
  closeLabel: string;
  /** Full width and height. */
  whole?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Side sheet at the right. Rendered means open: the native modal dialog traps focus and closes on Escape.
 */
export function Sheet({ title, lang, note, closeLabel, whole, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const pressedBeside = useRef(false);
  const isOver = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const unlock = lockScroll();
    element?.showModal();
    close.current?.focus();
    return () => {
      const { activeElement } = document;
      const lost = activeElement === document.body || element?.contains(activeElement);
      element?.close();
      unlock();
      // The browser has restored the focus when the dialog closed, and the user may have moved it since.
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  function end() {
    if (isOver.current) return;
    isOver.current = true;
    onClose();
  }

  const isBeside = (event: MouseEvent) =>
    event.target === dialog.current && event.clientX < dialog.current.getBoundingClientRect().left;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and built in
    <dialog
      ref={dialog}
      className={whole ? "sheet sheet--whole" : "sheet"}
      aria-labelledby={titleId}
      // Before the browser closes the dialog, so that Escape followed by a quick reopening works.
      onCancel={(event) => {
        // `cancel` events of nested file inputs bubble.
        if (event.target === event.currentTarget) end();
      }}
      onClose={() => {
        // The `close` event is asynchronous: the element may be unmounted, or open again, because effects
        // run twice in development.
        if (dialog.current?.open === false) end();
      }}
      // Press and release must both be outside, so that selecting text beyond the edge does not close the
      // sheet.
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) dialog.current?.close();
      }}
    >
      <div className="sheet__head">
        <div>
          <h2 id={titleId} lang={lang}>
            {title}
          </h2>
          {note ? <p>{note}</p> : null}
        </div>
        <button
          ref={close}
          className="tool"
          type="button"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
