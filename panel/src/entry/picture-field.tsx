import { Icon } from "@panel/ui/icon";
import { type ReactNode, useId, useRef, useState } from "react";
import { thumbnail } from "#shared/pictures/sized.ts";
import { AltSign } from "./alt-sign";
import { DetailsDialog } from "./details-dialog";
import type { PictureDetail } from "./picture-details";
import type { usePicture } from "./use-picture";

interface PictureFieldProps {
  label: string;
  picture: ReturnType<typeof usePicture>;
  /** The address of the uploaded one; empty for none. */
  address: string;
  /** The name of the file that was chosen, as the draft remembers it. */
  chosenName: string;
  /** What is said of the one that will be shown; undefined where nothing can be. */
  detail: PictureDetail | undefined;
  error: string | undefined;
  onChoose: (name: string) => void;
  /** Takes back the choice, so that the uploaded one stays. */
  onReturn: () => void;
  onRemove: () => void;
  onDetail: (change: Partial<PictureDetail>) => void;
}

/** An entry's one picture: shown as soon as it is chosen, uploaded when the entry is saved. */
export function PictureField(props: PictureFieldProps) {
  const { label, picture, address, chosenName, detail, error } = props;
  const { onChoose, onReturn, onRemove, onDetail } = props;
  const { chosen, share } = picture;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const [describing, setDescribing] = useState(false);
  const uploading = share !== undefined;
  const source = chosen?.preview ?? (address && thumbnail(address, 800));
  /** Of a chosen picture that is gone nothing can be said: it is not the one that is shown. */
  const said = chosen || !chosenName ? detail : undefined;
  const open = () => input.current?.click();
  /** The button that was pressed may be gone. */
  const refocus = () => requestAnimationFrame(() => opener.current?.focus());

  function choose(file: File | undefined) {
    if (!file || uploading || !picture.choose(file)) return;
    onChoose(file.name);
    refocus();
  }
  function drop(then: () => void) {
    picture.drop();
    then();
    refocus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's shortcut to the button
    <div
      className={over ? "field gallery--over" : "field"}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        choose(event.dataTransfer.files[0]);
      }}
    >
      <label htmlFor={id}>{label}</label>
      {source ? (
        <Preview source={source} name={chosen?.file.name} share={share}>
          {said && (
            <button
              className="more more--plain"
              type="button"
              name="picture"
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
            <button className="more more--plain" type="button" onClick={() => drop(onReturn)}>
              Volver a la anterior
            </button>
          )}
          <button className="more more--plain" type="button" onClick={() => drop(onRemove)}>
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
      <input
        ref={input}
        className="sr"
        id={id}
        type="file"
        tabIndex={-1}
        disabled={uploading}
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          // The same file may be chosen again after it was taken back.
          event.currentTarget.value = "";
        }}
      />
      {chosenName && !chosen && (
        <p className="err">
          <Icon name="warning" />
          El navegador no guarda imágenes sin subir: vuelve a elegir «{chosenName}».
        </p>
      )}
      {source && said && <AltSign id={`${id}-sign`} detail={said} error={error} />}
      <p className="hint" id={`${id}-hint`}>
        JPEG, PNG o WEBP, hasta 5 MB. Se sube al guardar.
      </p>
      {describing && source && said && (
        <DetailsDialog
          title={label}
          source={source}
          detail={said}
          onChange={onDetail}
          onClose={() => setDescribing(false)}
        />
      )}
    </div>
  );
}

interface PreviewProps {
  source: string;
  /** Of a file that is not uploaded yet. */
  name: string | undefined;
  /** From 0 to 1 while it goes up. */
  share: number | undefined;
  /** What can be done to it while it does not. */
  children: ReactNode;
}

function Preview({ source, name, share, children }: PreviewProps) {
  const uploading = share !== undefined;
  return (
    <div className="shot" aria-busy={uploading || undefined}>
      <img key={source} src={source} alt="Vista previa" width="600" height="400" />
      {uploading && <progress max="1" value={share} aria-label={`Subiendo ${name}`} />}
      {name && <p>{uploading ? `${name}, ${Math.round(share * 100)} %` : name}</p>}
      {!uploading && <div className="shot__words">{children}</div>}
    </div>
  );
}
