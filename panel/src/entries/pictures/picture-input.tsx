import type { ComponentProps } from "react";
import { pictureTypes } from "#shared/pictures/picture-format.ts";

type Given = "ref" | "id" | "multiple" | "disabled" | "aria-label" | "aria-describedby";
interface PictureInputProps extends Pick<ComponentProps<"input">, Given> {
  onChoose: (files: File[]) => void;
}

/** Visually hidden file input for pictures. A button of the field opens it. */
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
        // Allow choosing the same file again.
        currentTarget.value = "";
      }}
    />
  );
}
