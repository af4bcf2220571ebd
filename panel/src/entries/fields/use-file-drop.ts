import { type ClipboardEvent, type DragEvent, useState } from "react";

/** Text copied from office programs comes with a picture of it. */
const isText = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== "file" && target.type !== "checkbox");

/** Accepts files that are dropped on an element, or pasted while the focus is in it but not in a text. */
export function useFileDrop(onFiles: (files: FileList) => void) {
  const [over, setOver] = useState(false);
  const isFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    over,
    zone: {
      onDragOver: (event: DragEvent) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!isFiles(event)) return;
        event.preventDefault();
        onFiles(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => {
        const { files } = event.clipboardData;
        if (files.length === 0 || isText(event.target)) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
