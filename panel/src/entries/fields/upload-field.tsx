import { Icon } from "@panel/ui/icon";
import { useCallback, useEffect, useRef } from "react";
import type { Bucket } from "#content/define.ts";
import { imageKey } from "#shared/pictures/image-details.ts";
import { thumbnail } from "#shared/pictures/sized.ts";
import { useGallery } from "../pictures/use-gallery";
import { Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";
import { useFormContext } from "./form-context";

/** The address of a picture, written or uploaded: a logo. */
export function UploadField({ field, name, value, problems, onChange }: FieldProps<"text">) {
  const { beforeSave, noteUpload, setBusy } = useFormContext();
  const change = useCallback((es: string) => onChange((texts) => ({ ...texts, es })), [onChange]);
  const onUploaded = useCallback(
    (address: string) => {
      noteUpload(address);
      change(address);
    },
    [noteUpload, change],
  );
  const gallery = useGallery({ bucket: field.upload as Bucket, onUploaded });
  const { queue, uploading } = gallery;
  const [upload] = gallery.pending;
  useEffect(() => beforeSave(() => queue.current), [beforeSave, queue]);
  useEffect(() => {
    if (!uploading) return;
    setBusy("Subiendo imagen...");
    return () => setBusy(undefined);
  }, [setBusy, uploading]);
  const refused = upload?.error && `No se pudo subir ${upload.file.name}: ${upload.error}.`;
  const error = refused || problems[name];
  const { id, control, below } = useFieldFrame({ hint: field.hint, error });
  const input = useRef<HTMLInputElement>(null);
  const isStored = imageKey(value.es) !== undefined;

  function choose(files: FileList | null) {
    if (!files?.length) return;
    if (upload) gallery.cancel(upload);
    gallery.add(files);
  }

  return (
    <Labelled id={id} label={field.label}>
      <div className="upload">
        {isStored && <img src={thumbnail(value.es, 320)} alt="" width="96" height="44" />}
        <input
          {...control}
          className="input"
          name={name}
          value={value.es}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <button
          className="btn btn--line"
          type="button"
          aria-busy={uploading || undefined}
          onClick={() => !uploading && input.current?.click()}
        >
          <Icon name="upload" />
          {uploading ? `${Math.round((upload?.share ?? 0) * 100)} %` : "Subir imagen"}
        </button>
      </div>
      <input
        ref={input}
        className="sr"
        type="file"
        aria-label={`Archivo: ${field.label}`}
        tabIndex={-1}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          choose(event.currentTarget.files);
          // The same file may be chosen again after it failed.
          event.currentTarget.value = "";
        }}
      />
      {below}
    </Labelled>
  );
}
