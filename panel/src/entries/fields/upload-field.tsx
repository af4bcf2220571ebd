import { Icon } from "@panel/ui/icon";
import { useCallback, useRef } from "react";
import { imageKey } from "#shared/pictures/image-details.ts";
import { thumbnail } from "#shared/pictures/sized.ts";
import { PictureInput } from "../pictures/picture-input";
import { ReduceNote } from "../pictures/reduce-note";
import { Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";
import { useFormGallery } from "./use-form-gallery";
import { usePicker } from "./use-picker";

/** Address of a picture such as a logo, typed or uploaded. */
export function UploadField({ field, name, value, problems, onChange }: FieldProps<"picture">) {
  const change = useCallback(
    (address: string) => onChange((picture) => ({ ...picture, address })),
    [onChange],
  );
  const { address } = value;
  const gallery = useFormGallery({
    bucket: field.bucket,
    onUploaded: change,
    busyWith: "Subiendo imagen...",
  });
  const { uploading } = gallery;
  const [upload] = gallery.pending;
  const refused = upload?.error && `No se pudo subir ${upload.file.name}: ${upload.error}.`;
  const error = refused || problems[name];
  const isMark = field.marks?.includes(address);
  const hint = isMark ? "Un dibujo de la demostración: sube el tuyo" : field.admin?.hint;
  const { id, control, below } = useFieldFrame({ hint, error });
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isStored = imageKey(address) !== undefined;
  const picker = usePicker({
    present: address ? [address] : [],
    free: 1,
    onUpload: () => input.current?.click(),
    onChoose([chosen]) {
      if (upload) gallery.cancel(upload);
      if (chosen) change(chosen.address);
      opener.current?.focus();
    },
  });

  function forgetRefused() {
    if (upload?.error) gallery.cancel(upload);
  }
  function choose(files: File[]) {
    forgetRefused();
    gallery.add(files);
  }

  return (
    <Labelled id={id} label={field.label}>
      <div className="upload">
        {isStored && <img src={thumbnail(address, 320)} alt="" width="96" height="44" />}
        <input
          {...control}
          className="input"
          name={name}
          value={address}
          onChange={(event) => {
            forgetRefused();
            change(event.currentTarget.value);
          }}
        />
        <button
          ref={opener}
          className="btn btn--line"
          type="button"
          aria-busy={uploading || undefined}
          onClick={() => !uploading && input.current?.click()}
        >
          <Icon name="upload" />
          {uploading ? `${Math.round((upload?.share ?? 0) * 100)} %` : "Subir imagen"}
        </button>
        <button className="btn btn--line" type="button" onClick={picker.open}>
          <Icon name="picture" />
          Biblioteca
        </button>
        {upload && uploading && (
          <button
            className="btn btn--line"
            type="button"
            onClick={() => {
              gallery.cancel(upload);
              opener.current?.focus();
            }}
          >
            Cancelar la subida
          </button>
        )}
      </div>
      <PictureInput ref={input} aria-label={`Archivo: ${field.label}`} onChoose={choose} />
      {picker.sheet}
      {below}
      <ReduceNote />
    </Labelled>
  );
}
