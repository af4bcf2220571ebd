import { Icon } from "@panel/ui/icon";
import { useIsCompact } from "@panel/ui/use-is-compact";
import { useId } from "react";
import { thumbnail } from "#shared/pictures/sized.ts";
import type { PictureDetail } from "../draft/picture-details";
import { ItemMenu, MoveButtons } from "../drag/moving";
import { useSortable } from "../drag/use-sortable";
import { AltWarning } from "./alt-warning";
import { type PendingUpload, progressWords } from "./use-gallery";

interface GalleryItemProps {
  address: string;
  index: number;
  /** Path in the draft. */
  name: string;
  total: number;
  /** Undefined for a picture outside of the storage. */
  detail: PictureDetail | undefined;
  error: string | undefined;
  onMove: (from: number, to: number) => void;
  onDescribe: () => void;
  onRemove: () => void;
}

/** Picture of a gallery with its actions. */
export function GalleryItem(props: GalleryItemProps) {
  const { address, index, name, total, detail, error, onMove, onDescribe, onRemove } = props;
  const signId = useId();
  const { element, handle, state } = useSortable<HTMLLIElement, HTMLDivElement>({
    list: "gallery",
    index,
    axis: "x",
    onMove,
  });
  const isCompact = useIsCompact();
  const what = `la imagen ${index + 1}`;
  return (
    <li className="shot" ref={element} {...state}>
      <div ref={handle} className="shot__grip">
        <img
          loading="lazy"
          decoding="async"
          width="300"
          height="200"
          draggable={false}
          style={detail && { objectPosition: `${100 * detail.focus.x}% ${100 * detail.focus.y}%` }}
          alt={`Imagen ${index + 1}`}
          src={thumbnail(address, 480)}
        />
      </div>
      {index === 0 && <span className="badge badge--glow">Portada</span>}
      {detail && <AltWarning id={signId} detail={detail} error={error} />}
      <div className="shot__acts">
        {!isCompact && (
          <>
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
          </>
        )}
        {detail && (
          <button
            className={isCompact ? "more more--plain" : "act"}
            type="button"
            name={name}
            aria-label={`Texto alternativo y encuadre de ${what}`}
            title="Texto alternativo y encuadre"
            aria-describedby={signId}
            onClick={onDescribe}
          >
            {isCompact ? "Texto" : <Icon name="frame" />}
          </button>
        )}
        {isCompact ? (
          <ItemMenu
            axis="x"
            title={`Imagen ${index + 1}`}
            {...{ what, index, total, onMove, onRemove }}
            actions={[
              {
                label: "Usar como portada",
                icon: "cover",
                disabled: index === 0,
                onPress: () => onMove(index, 0),
              },
            ]}
          />
        ) : (
          <button
            className="act act--del"
            type="button"
            aria-label={`Quitar ${what}`}
            onClick={onRemove}
          >
            <Icon name="delete" />
          </button>
        )}
      </div>
    </li>
  );
}

interface PendingGalleryItemProps {
  upload: PendingUpload;
  onRetry: () => void;
  onCancel: () => void;
}

/** Picture of a gallery whose upload is pending or has failed. */
export function PendingGalleryItem({ upload, onRetry, onCancel }: PendingGalleryItemProps) {
  const { file, preview, share, error, isFinal } = upload;
  const percent = Math.round(share * 100);
  return (
    <li className={error ? "shot shot--err" : "shot"} aria-busy={error ? undefined : true}>
      <img
        src={preview}
        alt=""
        width="300"
        height="200"
        onError={(event) => {
          // Hide the preview of a file that is not a picture.
          event.currentTarget.style.visibility = "hidden";
        }}
      />
      {!error && (
        <progress max="100" value={percent} aria-label={`Subiendo ${file.name}`}>
          {percent} %
        </progress>
      )}
      <p title={file.name}>
        {file.name}
        {error ? `: ${error}.` : progressWords(upload)}
      </p>
      <div className="shot__acts">
        {error && !isFinal && (
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
