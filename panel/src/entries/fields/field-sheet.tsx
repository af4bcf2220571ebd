import type { KeyboardEvent, ReactNode } from "react";
import { Sheet } from "#shared/ui/sheet.tsx";

interface FieldSheetProps {
  title: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** What of a field has no room in the form. Every change is in the draft at once, however it is closed. */
export function FieldSheet({ title, className = "details", onClose, children }: FieldSheetProps) {
  return (
    <Sheet title={title} closeLabel="Cerrar" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nobody presses it, keys come up from the fields in it */}
      <div className={className} onKeyDown={keepInside}>
        {children}
      </div>
      <div className="details__end">
        <button className="btn" type="button" onClick={onClose}>
          Listo
        </button>
      </div>
    </Sheet>
  );
}

/** The dialog lies within the entry's form, which Enter in a field would save. */
function keepInside(event: KeyboardEvent) {
  const { target, key, nativeEvent } = event;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (key === "Enter" && isField && !nativeEvent.isComposing) event.preventDefault();
}
