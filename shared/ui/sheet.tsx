import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import { lockScroll } from "./lock-scroll.ts";

interface SheetProps {
  title: string;
  /** The title's language, where it is not the page's. */
  lang?: string;
  note?: ReactNode;
  closeLabel: string;
  /** As wide as the window, and what is in it as high. */
  whole?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A sheet of paper laid at the right-hand side, over everything. Rendered means open: the browser's
 * own modal dialog keeps the focus inside and makes Escape close it.
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
      // A dialog that was closed has given the focus back, and whoever is quick has taken it further.
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
      // Before the browser closes it: whoever presses Escape and opens it again at once finds it open.
      onCancel={(event) => {
        // That of a file input in it comes up as well.
        if (event.target === event.currentTarget) end();
      }}
      onClose={() => {
        // The event of a closing comes late: by then it may have gone with what it was on, or, in
        // development, where effects run twice, be open again.
        if (dialog.current?.open === false) end();
      }}
      // Pressing and releasing both: selecting text outwards must not close it.
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
