import { Icon } from "@panel/ui/icon";
import { type ComponentProps, useCallback, useId, useRef, useState } from "react";
import { thumbnail } from "#shared/pictures/sized.ts";
import { detailOf, withDetail, withKnownDetail } from "../draft/picture-details";
import type { Values } from "../draft/values";
import { AltWarning } from "../pictures/alt-warning";
import { DetailsDialog } from "../pictures/details-part";
import { PictureInput } from "../pictures/picture-input";
import { ReduceNote } from "../pictures/reduce-note";
import { progressWords } from "../pictures/use-gallery";
import type { FieldProps } from "./field-props";
import { useFileDrop } from "./use-file-drop";
import { useFormGallery } from "./use-form-gallery";
import { usePicker } from "./use-picker";
import { UndoLine } from "./use-removal";

/** An entry's single picture, uploaded when it is chosen (H7). */
export function PictureField(props: FieldProps<"picture">) {
  const { field, name, value, problems, onChange, hint = field.admin?.hint } = props;
  const { address } = value;
  const onUploaded = useCallback(
    (address: string) => onChange((picture) => ({ ...picture, address })),
    [onChange],
  );
  const gallery = useFormGallery({
    bucket: field.bucket,
    onUploaded,
    busyWith: "Subiendo imagen...",
    isSingle: true,
  });
  const [upload] = gallery.pending;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { over, zone } = useFileDrop((files) => choose([...files]));
  const [describing, setDescribing] = useState(false);
  /** Value before the picture was removed. */
  const [removed, setRemoved] = useState<Values["picture"]>();
  /** Value before another picture was chosen. */
  const [replaced, setReplaced] = useState<Values["picture"]>();
  const source = upload?.preview ?? (address && thumbnail(address, 800));
  const detail = upload ? undefined : detailOf(value.details, address);
  const discardWords = address ? "Volver a la anterior" : "Quitar la imagen";
  const cancelWords = gallery.uploading ? "Cancelar la subida" : discardWords;
  // The only form with several such fields: its buttons name theirs.
  const whose = field.ownDetails && <span className="sr">: {field.label}</span>;
  const open = () => input.current?.click();
  const picker = usePicker({
    present: address ? [address] : [],
    free: 1,
    onUpload: open,
    onChoose([chosen]) {
      if (!chosen) return;
      if (upload) gallery.cancel(upload);
      setRemoved(undefined);
      if (address) setReplaced((before) => before ?? value);
      onChange(({ details }) => ({
        address: chosen.address,
        details: withKnownDetail(details, chosen.address, chosen.detail),
      }));
      refocus();
    },
  });
  /** The pressed button may be unmounted: focus the one that chooses a file. */
  const refocus = () => requestAnimationFrame(() => opener.current?.focus());

  function choose(files: File[]) {
    setRemoved(undefined);
    if (address) setReplaced((before) => before ?? value);
    gallery.add(files);
    refocus();
  }
  function cancel() {
    if (upload) gallery.cancel(upload);
    refocus();
  }
  function remove() {
    setRemoved(value);
    setReplaced(undefined);
    onChange((picture) => ({ ...picture, address: "" }));
  }
  function bringBack(before: Values["picture"]) {
    setRemoved(undefined);
    setReplaced(undefined);
    onChange(() => before);
    refocus();
  }

  return (
    <div className={over ? "field gallery--over" : "field"} {...zone}>
      <label htmlFor={id}>{field.label}</label>
      {source ? (
        <div className="shot" aria-busy={gallery.uploading || undefined}>
          <img key={source} src={source} alt="Vista previa" width="600" height="400" />
          {gallery.uploading && (
            <progress max="1" value={upload?.share} aria-label={`Subiendo ${upload?.file.name}`} />
          )}
          {upload && (
            <p className={upload.error && "err"}>
              {upload.file.name}
              {upload.error ? `: ${upload.error}.` : progressWords(upload)}
            </p>
          )}
          <div className="shot__words">
            {detail && (
              <Action
                name={name}
                aria-describedby={`${id}-sign`}
                onClick={() => setDescribing(true)}
              >
                Texto alternativo y encuadre
                {whose}
              </Action>
            )}
            {upload?.error && !upload.isFinal && (
              <Action onClick={() => gallery.retry(upload)}>Reintentar</Action>
            )}
            <Action ref={opener} onClick={open}>
              Elegir otra imagen
              {whose}
            </Action>
            <Action onClick={picker.open}>
              Elegir de la biblioteca
              {whose}
            </Action>
            {upload && <Action onClick={cancel}>{cancelWords}</Action>}
            {!upload && replaced && replaced.address !== address && (
              <Action onClick={() => bringBack(replaced)}>Volver a la anterior</Action>
            )}
            {!upload && (
              <Action onClick={remove}>
                Quitar la imagen
                {whose}
              </Action>
            )}
          </div>
        </div>
      ) : (
        <button ref={opener} className="drop" type="button" onClick={open}>
          <Icon name="add" />
          Elegir imagen
          <span>o arrástrala aquí</span>
          {whose}
        </button>
      )}
      {!source && (
        <button className="btn btn--line gallery__library" type="button" onClick={picker.open}>
          <Icon name="picture" />
          Elegir de la biblioteca
          {whose}
        </button>
      )}
      {picker.sheet}
      {removed && <UndoLine as="p" what="la imagen" onUndo={() => bringBack(removed)} />}
      <PictureInput ref={input} id={id} aria-describedby={`${id}-hint`} onChoose={choose} />
      {detail && <AltWarning id={`${id}-sign`} detail={detail} error={problems[name]} />}
      <p className="hint" id={`${id}-hint`}>
        {hint && `${hint.replace(/\.$/, "")}. `}
        JPEG, PNG o WEBP, hasta 5 MB.
      </p>
      <ReduceNote />
      {describing && detail && (
        <DetailsDialog
          title={field.label}
          source={thumbnail(address, 800)}
          detail={detail}
          onChange={(change) =>
            onChange((picture) => ({
              ...picture,
              details: withDetail(picture.details, picture.address, change),
            }))
          }
          onClose={() => setDescribing(false)}
        />
      )}
    </div>
  );
}

const Action = (props: ComponentProps<"button">) => (
  <button className="more more--plain" type="button" {...props} />
);
