import { pictureTypes } from "@panel/backend/upload";
import type { ComponentProps } from "react";

type Given = "ref" | "id" | "multiple" | "disabled" | "aria-label" | "aria-describedby";
interface PictureInputProps extends Pick<ComponentProps<"input">, Given> {
  onChoose: (files: File[]) => void;
}

/** Takes pictures of this machine. It is not seen: a button of its field opens it. */
export function PictureInput({ onChoose, ...input }: PictureInputProps) {
  return (
    <input
      {...input}
      className="sr"
      type="file"
      tabIndex={-1}
      accept={pictureTypes.join()}
      onChange={({ currentTarget }) => {
        onChoose([...(currentTarget.files ?? [])]);
        // The same file may be chosen again after it failed or was taken back.
        currentTarget.value = "";
      }}
    />
  );
}
