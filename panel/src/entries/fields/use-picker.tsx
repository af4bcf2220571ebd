import { backend } from "@panel/backend/browser-client";
import { lazyPart } from "@panel/ui/lazy-part";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { imageKey } from "#shared/pictures/image-details.ts";
import type { ChosenPicture } from "../pictures/picture-picker";
import { useFormContext } from "./form-context";

const PicturePicker = lazyPart("la biblioteca", () => import("../pictures/picture-picker"));

interface PickerOptions {
  /** Addresses that the field has. */
  present: readonly string[];
  free: number;
  /** Follows the name of a picture in messages: ` del contenido`. */
  where?: string;
  onChoose: (chosen: ChosenPicture[]) => void;
  /** Opens the file input. */
  onUpload: () => void;
}

/**
 * The library's sheet for a field. Before each save, chosen pictures are looked for again: somebody may have deleted
 * them.
 */
export function usePicker({ present, free, where = "", onChoose, onUpload }: PickerOptions) {
  const { beforeSave } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  /** Addresses that were chosen since the form was opened. */
  const chosen = useRef(new Set<string>());
  const check = useEffectEvent(async () => {
    const gone = await Promise.all(
      present.map((address) => chosen.current.has(address) && isGone(address)),
    );
    const index = gone.indexOf(true);
    if (index < 0) return undefined;
    const which = present.length > 1 ? `La imagen ${index + 1}` : "La imagen";
    throw new Error(
      `${which}${where} ya no está en la biblioteca: alguien la ha eliminado. Quítala o elige otra.`,
    );
  });
  useEffect(() => beforeSave(() => check()), [beforeSave]);

  return {
    open: () => setOpen(true),
    sheet: isOpen && (
      <PicturePicker
        present={present}
        free={free}
        onChoose={(pictures) => {
          // The focus can move once the modal sheet is closed.
          flushSync(() => setOpen(false));
          for (const { address } of pictures) chosen.current.add(address);
          onChoose(pictures);
        }}
        onUpload={() => {
          setOpen(false);
          onUpload();
        }}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

/** Whether a picture is certainly not stored any more. A failed request does not tell. */
async function isGone(address: string): Promise<boolean> {
  const { data } = await backend().rpc("pictures", { path: imageKey(address), row_limit: 1 });
  return data?.length === 0;
}
