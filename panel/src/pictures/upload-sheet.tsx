import { useFileDrop } from "@panel/entries/fields/use-file-drop";
import { PendingGalleryItem } from "@panel/entries/pictures/gallery-item";
import { PictureInput } from "@panel/entries/pictures/picture-input";
import { ReduceNote } from "@panel/entries/pictures/reduce-note";
import { RefusedFiles } from "@panel/entries/pictures/refused-files";
import { useGallery } from "@panel/entries/pictures/use-gallery";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Icon } from "@panel/ui/icon";
import { useDeclareUnsaved } from "@panel/ui/unsaved";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { thumbnail } from "#shared/pictures/sized.ts";
import { Sheet } from "#shared/ui/sheet.tsx";

/** Sheet that uploads pictures to the library, where they stay until somebody deletes them (K10). */
export default function UploadSheet({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [uploaded, setUploaded] = useState<readonly string[]>([]);
  const onUploaded = useCallback(
    (address: string) => {
      setUploaded((before) => [...before, address]);
      void queries.invalidateQueries({ queryKey: ["pictures"] });
    },
    [queries],
  );
  const gallery = useGallery({ bucket: "site-images", onUploaded });
  const { over, zone } = useFileDrop(gallery.add);
  const input = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  /** A sheet reports its closing once: after the answer «Seguir aquí» it is mounted again. */
  const [mounted, setMounted] = useState(0);
  const isWaiting = gallery.pending.length > 0;
  useDeclareUnsaved(isWaiting, () => {
    for (const upload of gallery.pending) gallery.cancel(upload);
  });
  const close = () => (isWaiting ? setAsking(true) : onClose());

  return (
    <Sheet key={mounted} title="Subir imágenes" closeLabel="Cerrar" onClose={close}>
      <div className={over ? "details gallery--over" : "details"} {...zone}>
        <div>
          <p className="hint">
            JPEG, PNG o WEBP, hasta 5 MB cada una. Se quedan en la biblioteca hasta que alguien las
            elimine.
          </p>
          <ReduceNote />
        </div>
        <ul className="shots" aria-label="Imágenes subidas">
          {uploaded.map((address) => (
            <li className="shot" key={address}>
              <img src={thumbnail(address, 480)} alt="Subida" width="300" height="200" />
            </li>
          ))}
          {gallery.pending.map((upload) => (
            <PendingGalleryItem
              key={upload.key}
              upload={upload}
              onRetry={() => gallery.retry(upload)}
              onCancel={() => gallery.cancel(upload)}
            />
          ))}
          <li>
            <button className="drop" type="button" onClick={() => input.current?.click()}>
              <Icon name="add" />
              Elegir imágenes
              <span>o arrástralas aquí</span>
            </button>
          </li>
        </ul>
        <PictureInput ref={input} aria-label="Archivos" multiple onChoose={gallery.add} />
        <RefusedFiles files={gallery.refused} onClose={gallery.dismissRefused} />
      </div>
      <div className="details__end">
        <button className="btn" type="button" onClick={close}>
          Listo
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          title="¿Dejar de subir?"
          cancel="Seguir aquí"
          onCancel={() => {
            setAsking(false);
            setMounted(mounted + 1);
          }}
          confirm="Cerrar sin ellas"
          onConfirm={onClose}
        >
          Hay imágenes que no se han subido todavía.
        </ConfirmDialog>
      )}
    </Sheet>
  );
}
