import { regainSession } from "@panel/auth/regain-session";
import { BackendError, dataOf, isRefused, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { useFileDrop } from "@panel/entries/fields/use-file-drop";
import { PictureInput } from "@panel/entries/pictures/picture-input";
import { ReduceNote } from "@panel/entries/pictures/reduce-note";
import { progressWords, useGallery } from "@panel/entries/pictures/use-gallery";
import { InlineError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { toast } from "@panel/ui/toaster";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { contentTypes } from "#content/index.ts";
import { imageKey } from "#shared/pictures/image-details.ts";
import { thumbnail } from "#shared/pictures/sized.ts";
import { Sheet } from "#shared/ui/sheet.tsx";
import { addressOf, type Picture, pathOf } from "./library-query";
import { describeUse } from "./picture-words";

interface ReplaceSheetProps {
  picture: Picture;
  /** Called with the path of the new picture. */
  onReplaced: (path: string) => void;
  onClose: () => void;
}

/** Sheet that uploads a picture and puts it wherever another one is used (K10). */
export default function ReplaceSheet({ picture, onReplaced, onClose }: ReplaceSheetProps) {
  const queries = useQueryClient();
  const [address, setAddress] = useState<string>();
  const gallery = useGallery({ bucket: "site-images", onUploaded: setAddress, isSingle: true });
  const [upload] = gallery.pending;
  const { over, zone } = useFileDrop(gallery.add);
  const input = useRef<HTMLInputElement>(null);
  const unmounted = useUnmountSignal();
  const { uses } = picture;
  const source = upload?.preview ?? (address && thumbnail(address, 800));
  const isReady = address !== undefined && !upload;

  const replace = useMutation({
    async mutationFn(path: string) {
      const attempt = async () =>
        dataOf(await backend().rpc("replace_picture", { old: pathOf(picture), new: path }));
      try {
        return await attempt();
      } catch (error) {
        if (isRefused(error) && (await regainSession(unmounted.current.signal))) return attempt();
        throw error;
      }
    },
    onSuccess({ replaced, left }, path) {
      for (const key of ["pictures", "translations", ...contentTypes.map(({ table }) => table)])
        void queries.invalidateQueries({ queryKey: [key] });
      const names = left.map((use) => describeUse(use).name).join(", ");
      toast({
        title: `Imagen sustituida en ${placesWords(replaced)}`,
        text: names && `Hay que cambiarla a mano en: ${names}.`,
      });
      onReplaced(path);
    },
  });

  function confirm() {
    const path = address && imageKey(address);
    if (path && !replace.isPending) replace.mutate(path);
  }

  return (
    <Sheet title="Sustituir en todas partes" closeLabel="Cerrar sin sustituir" onClose={onClose}>
      <div className={over ? "details gallery--over" : "details"} {...zone}>
        <div className="swap">
          <figure>
            <img
              src={thumbnail(addressOf(pathOf(picture)), 800)}
              alt="La imagen de ahora"
              width="600"
              height="400"
            />
            <figcaption>Ahora</figcaption>
          </figure>
          <figure>
            {source ? (
              <img key={source} src={source} alt="La imagen nueva" width="600" height="400" />
            ) : (
              <button className="drop" type="button" onClick={() => input.current?.click()}>
                <Icon name="upload" />
                Subir la imagen nueva
                <span>o arrástrala aquí</span>
              </button>
            )}
            <figcaption role="status">
              {upload
                ? `${upload.file.name}${upload.error ? `: ${upload.error}.` : progressWords(upload)}`
                : "Nueva"}
            </figcaption>
            {source && (
              <button
                className="more more--plain"
                type="button"
                onClick={() => input.current?.click()}
              >
                Elegir otra imagen
              </button>
            )}
            {upload?.error && !upload.isFinal && (
              <button
                className="more more--plain"
                type="button"
                onClick={() => gallery.retry(upload)}
              >
                Reintentar
              </button>
            )}
          </figure>
        </div>
        <PictureInput ref={input} aria-label="Imagen nueva" onChoose={gallery.add} />
        <div>
          <p className="hint">JPEG, PNG o WEBP, hasta 5 MB.</p>
          <ReduceNote />
        </div>
        <section className="details__part">
          <h3>Se cambia en {placesWords(uses.length)}</h3>
          <ul className="library__places">
            {uses.map((use) => (
              <li key={`${use.type}/${use.id}`}>
                {describeUse(use).name} <small>{describeUse(use).kind}</small>
              </li>
            ))}
          </ul>
          <p className="hint">
            El texto alternativo y el encuadre se conservan, y también las versiones anteriores. La
            web cambia al momento.
          </p>
        </section>
        {replace.error && (
          <InlineError>No se ha sustituido nada. {failureWords(replace.error)}</InlineError>
        )}
      </div>
      <div className="details__end">
        <button className="btn btn--line" type="button" onClick={onClose}>
          Cancelar
        </button>
        <button
          className="btn"
          type="button"
          disabled={!isReady}
          aria-busy={replace.isPending || undefined}
          onClick={confirm}
        >
          {replace.isPending ? "Sustituyendo..." : `Sustituir en ${placesWords(uses.length)}`}
        </button>
      </div>
    </Sheet>
  );
}

const placesWords = (count: number) => (count === 1 ? "1 sitio" : `${count} sitios`);

function failureWords(error: Error): string {
  if (error instanceof BackendError && error.code === "PT404")
    return "Alguien ha eliminado una de las dos imágenes.";
  if (error instanceof BackendError && error.code === "PT409")
    return "Alguien ha empezado a usar la imagen nueva: sube otra.";
  return reasonOf(error);
}
