import type { KeyboardEvent } from "react";
import { Sheet } from "#shared/ui/sheet.tsx";
import type { PictureDetail } from "../draft/picture-details";
import { AltFields } from "./alt-fields";
import { FocusField } from "./focus-field";

interface DetailsDialogProps {
  title: string;
  /** Where the picture is to be had. */
  source: string;
  detail: PictureDetail;
  onChange: (change: Partial<PictureDetail>) => void;
  onClose: () => void;
}

/**
 * What is said of a picture: its words for those who do not see it, and the point that crops keep.
 * Every change is in the draft at once, so that closing, however it is done, keeps it.
 */
export function DetailsDialog({ title, source, detail, onChange, onClose }: DetailsDialogProps) {
  return (
    <Sheet title={title} closeLabel="Cerrar" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key from saving the form around */}
      <div className="details" onKeyDown={keepInside}>
        <FocusField
          source={source}
          focus={detail.focus}
          onChange={(focus) => onChange({ focus })}
        />
        <AltFields detail={detail} onChange={onChange} />
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
