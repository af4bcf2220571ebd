import { Icon } from "@panel/ui/icon";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { thumbnail } from "#shared/pictures/sized.ts";
import {
  displayedDetail,
  withChosen,
  withDescription,
  withUploaded,
} from "../draft/chosen-picture";
import type { Values } from "../draft/values";
import { AltWarning } from "../pictures/alt-warning";
import { DetailsDialog } from "../pictures/details-dialog";
import { PictureInput } from "../pictures/picture-input";
import { usePicture } from "../pictures/use-picture";
import type { FieldProps } from "./field-props";
import { useFormContext } from "./form-context";
import { useFileDrop } from "./use-file-drop";
import { UndoLine } from "./use-removal";

/** An entry's single picture. Displayed when it is chosen, uploaded when the entry is saved (H7). */
export function PictureField({ field, name, value, problems, onChange }: FieldProps<"picture">) {
  const { label } = field;
  const { address, chosen: chosenName } = value;
  const { beforeSave, setChosenPicture, markUnsent, setBusy } = useFormContext();
  const picture = usePicture(field.bucket);
  const { chosen, share } = picture;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { over, zone } = useFileDrop((files) => choose(files[0]));
  const [describing, setDescribing] = useState(false);
  const [removed, setRemoved] = useState<Removed>();
  const uploading = share !== undefined;
  const upload = useEffectEvent(async () => {
    const uploaded = await picture.upload();
    if (!uploaded) return undefined;
    if ("reason" in uploaded) return uploaded.reason;
    const { address } = uploaded;
    onChange((value) => withUploaded(value, address));
    return undefined;
  });
  useEffect(() => beforeSave(() => upload()), [beforeSave]);
  useEffect(() => setBusy(uploading ? "Subiendo imagen..." : undefined), [setBusy, uploading]);
  useEffect(() => (chosen ? markUnsent() : undefined), [markUnsent, chosen]);
  useEffect(() => {
    setChosenPicture(chosen?.preview);
    return () => setChosenPicture(undefined);
  }, [setChosenPicture, chosen]);
  const source = chosen?.preview ?? (address && thumbnail(address, 800));
  /** Undefined if the chosen file was lost in a reload: the displayed picture is another one. */
  const details = chosen || !chosenName ? displayedDetail(value) : undefined;
  const open = () => input.current?.click();
  /** The pressed button may be unmounted: focus the one that chooses a file. */
  const refocus = () => requestAnimationFrame(() => opener.current?.focus());

  function choose(file: File | undefined) {
    if (!file || uploading || !picture.choose(file)) return;
    setRemoved(undefined);
    onChange((value) => withChosen(value, file.name, !chosen));
    refocus();
  }
  /** Drops the chosen file and sets the address: the uploaded picture's, or "" to remove that too. */
  function drop(address: string) {
    setRemoved(address ? undefined : { value, file: chosen?.file });
    picture.drop();
    onChange((value) => ({ ...withChosen(value, "", false), address }));
    // The undo button takes the focus by itself.
    if (address) refocus();
  }
  function undo({ value, file }: Removed) {
    setRemoved(undefined);
    if (file) picture.choose(file);
    onChange(() => value);
    refocus();
  }

  return (
    <div className={over ? "field gallery--over" : "field"} {...zone}>
      <label htmlFor={id}>{label}</label>
      {source ? (
        <Preview
          source={source}
          name={chosen?.file.name}
          share={share}
          onCancel={() => {
            picture.cancel();
            refocus();
          }}
        >
          {details && (
            <button
              className="more more--plain"
              type="button"
              name={name}
              aria-describedby={`${id}-sign`}
              onClick={() => setDescribing(true)}
            >
              Texto alternativo y encuadre
            </button>
          )}
          <button ref={opener} className="more more--plain" type="button" onClick={open}>
            Elegir otra imagen
          </button>
          {chosen && address && (
            <button className="more more--plain" type="button" onClick={() => drop(address)}>
              Volver a la anterior
            </button>
          )}
          <button className="more more--plain" type="button" onClick={() => drop("")}>
            Quitar la imagen
          </button>
        </Preview>
      ) : (
        <button ref={opener} className="drop" type="button" onClick={open}>
          <Icon name="add" />
          Elegir imagen
          <span>o arrástrala aquí</span>
        </button>
      )}
      {removed && <UndoLine as="p" what="la imagen" onUndo={() => undo(removed)} />}
      <PictureInput
        ref={input}
        id={id}
        disabled={uploading}
        aria-describedby={`${id}-hint`}
        onChoose={([file]) => choose(file)}
      />
      {chosenName && !chosen && (
        <p className="err">
          <Icon name="warning" />
          El navegador no guarda imágenes sin subir: vuelve a elegir «{chosenName}».
        </p>
      )}
      {source && details && (
        <AltWarning id={`${id}-sign`} detail={details} error={problems[name]} />
      )}
      <p className="hint" id={`${id}-hint`}>
        JPEG, PNG o WEBP, hasta 5 MB. Se sube al guardar.
      </p>
      {describing && source && details && (
        <DetailsDialog
          title={label}
          source={source}
          detail={details}
          onChange={(change) => onChange((value) => withDescription(value, change))}
          onClose={() => setDescribing(false)}
        />
      )}
    </div>
  );
}

/** Value of the field before its picture was removed. */
interface Removed {
  value: Values["picture"];
  /** Picture that was chosen and not uploaded. */
  file: File | undefined;
}

interface PreviewProps {
  source: string;
  /** Name of a file that is not uploaded yet. */
  name: string | undefined;
  /** Upload progress from 0 to 1; undefined when idle. */
  share: number | undefined;
  onCancel: () => void;
  /** Actions, hidden during an upload. */
  children: ReactNode;
}

function Preview({ source, name, share, onCancel, children }: PreviewProps) {
  const uploading = share !== undefined;
  return (
    <div className="shot" aria-busy={uploading || undefined}>
      <img key={source} src={source} alt="Vista previa" width="600" height="400" />
      {uploading && <progress max="1" value={share} aria-label={`Subiendo ${name}`} />}
      {name && <p>{uploading ? `${name}, ${Math.round(share * 100)} %` : name}</p>}
      <div className="shot__words">
        {uploading ? (
          <button className="more more--plain" type="button" onClick={onCancel}>
            Cancelar la subida
          </button>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
