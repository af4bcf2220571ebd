import type { KeyboardEvent, ReactNode } from "react";
import { Sheet } from "#shared/ui/sheet.tsx";

interface FieldSheetProps {
  title: string;
  className?: string;
  /** Buttons beside the one that closes the sheet. */
  actions?: ReactNode;
  /** All buttons at the end, instead of the one that closes the sheet. */
  buttons?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Sheet for details of a field. Changes are in the draft at once, so that closing it never discards anything. */
export function FieldSheet(props: FieldSheetProps) {
  const { title, className = "details", actions, buttons, onClose, children } = props;
  return (
    <Sheet title={title} closeLabel="Cerrar" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the fields */}
      <div className={className} onKeyDown={keepInside}>
        {children}
      </div>
      <div className="details__end">
        {actions}
        {buttons ?? (
          <button className="btn" type="button" onClick={onClose}>
            Listo
          </button>
        )}
      </div>
    </Sheet>
  );
}

/** Prevents Enter from submitting the entry's form, which contains the sheet. */
function keepInside(event: KeyboardEvent) {
  const { target, key, nativeEvent } = event;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (key === "Enter" && isField && !nativeEvent.isComposing) event.preventDefault();
}
