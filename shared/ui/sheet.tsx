import { type MouseEvent, type ReactNode, useId, useRef } from "react";
import { Icon } from "./icon.tsx";
import { useModal } from "./use-modal.ts";

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

/** Modal sheet at the right, open while it is rendered. Escape and a press beside it close it. */
export function Sheet({ title, lang, note, closeLabel, whole, onClose, children }: SheetProps) {
  const pressedBeside = useRef(false);
  const isOver = useRef(false);
  const titleId = useId();

  /** Once: a second press must not go back twice, while the sheet waits for the address to change. */
  function end() {
    if (isOver.current) return;
    isOver.current = true;
    onClose();
  }
  const modal = useModal(end);

  const isBeside = ({ target, currentTarget, clientX }: MouseEvent) =>
    target === currentTarget && clientX < currentTarget.getBoundingClientRect().left;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and built in
    <dialog
      {...modal}
      className={whole ? "sheet sheet--whole" : "sheet"}
      aria-labelledby={titleId}
      // Press and release must both be outside, so that selecting text beyond the edge does not close the
      // sheet.
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) end();
      }}
    >
      <div className="sheet__head">
        <div>
          <h2 id={titleId} dir="auto" lang={lang}>
            {title}
          </h2>
          {note ? <p>{note}</p> : null}
        </div>
        <button className="tool" type="button" aria-label={closeLabel} onClick={end}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
