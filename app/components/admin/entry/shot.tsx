import { storageUrl } from "~/images/storage-url";
import { Icon } from "../icon";
import { MoveButtons } from "./move-buttons";
import type { PendingUpload } from "./use-gallery";
import { useSortable } from "./use-sortable";

interface ShotProps {
  address: string;
  index: number;
  total: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** A picture of the gallery with everything that can be done to it. */
export function Shot({ address, index, total, onMove, onRemove }: ShotProps) {
  const { element, handle, state } = useSortable<HTMLLIElement>({
    list: "gallery",
    index,
    axis: "x",
    onMove,
  });
  const what = `la imagen ${index + 1}`;
  return (
    <li className="shot" ref={element} {...state}>
      <button ref={handle} className="shot__grip" type="button" tabIndex={-1} aria-hidden="true">
        <img
          src={storageUrl(address)}
          alt={`Imagen ${index + 1}`}
          width="300"
          height="200"
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      </button>
      {index === 0 && <span className="badge badge--melon">Portada</span>}
      <div className="shot__acts">
        <MoveButtons axis="x" what={what} index={index} total={total} onMove={onMove} />
        {index > 0 && (
          <button
            className="act"
            type="button"
            aria-label={`Usar ${what} como portada`}
            title="Usar como portada"
            onClick={() => onMove(index, 0)}
          >
            <Icon name="cover" />
          </button>
        )}
        <button
          className="act act--del"
          type="button"
          aria-label={`Quitar ${what}`}
          onClick={onRemove}
        >
          <Icon name="delete" />
        </button>
      </div>
    </li>
  );
}

interface PendingShotProps {
  upload: PendingUpload;
  onRetry: () => void;
  onCancel: () => void;
}

/** A picture that is going up, or that did not arrive. */
export function PendingShot({ upload, onRetry, onCancel }: PendingShotProps) {
  const { file, preview, share, error, hopeless } = upload;
  const percent = Math.round(share * 100);
  return (
    <li className={error ? "shot shot--err" : "shot"} aria-busy={error ? undefined : true}>
      <img
        src={preview}
        alt=""
        width="300"
        height="200"
        onError={(event) => {
          // What is no picture has no preview either.
          event.currentTarget.style.visibility = "hidden";
        }}
      />
      {!error && (
        <progress max="100" value={percent} aria-label={`Subiendo ${file.name}`}>
          {percent} %
        </progress>
      )}
      <p title={file.name}>{error ? `${file.name}: ${error}.` : `${file.name}, ${percent} %`}</p>
      <div className="shot__acts">
        {error && !hopeless && (
          <button
            className="act"
            type="button"
            aria-label={`Reintentar ${file.name}`}
            onClick={onRetry}
          >
            <Icon name="upload" />
          </button>
        )}
        <button
          className="act act--del"
          type="button"
          aria-label={`Quitar ${file.name}`}
          onClick={onCancel}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}
