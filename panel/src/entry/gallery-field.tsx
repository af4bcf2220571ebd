import { FieldError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { type DragEvent, useId, useRef, useState } from "react";
import { thumbnail } from "#shared/pictures/sized.ts";
import type { Problems } from "./bindings";
import { DetailsDialog } from "./details-dialog";
import { detailOf, type PictureDetail, type PictureDetails } from "./picture-details";
import { PendingShot, Shot } from "./shot";
import type { useGallery } from "./use-gallery";
import { moved } from "./use-sortable";

interface GalleryFieldProps {
  gallery: ReturnType<typeof useGallery>;
  /** Public addresses, the cover first. */
  pictures: string[];
  details: PictureDetails;
  problems: Problems;
  onChange: (change: (pictures: string[]) => string[]) => void;
  onDetail: (address: string, change: Partial<PictureDetail>) => void;
}

/** An entry's pictures: several chosen or dropped at once, reordered, the first one the cover. */
export function GalleryField(props: GalleryFieldProps) {
  const { gallery, pictures, details, problems, onChange, onDetail } = props;
  const input = useRef<HTMLInputElement>(null);
  const shots = useRef<HTMLUListElement>(null);
  const drop = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  /** The address of the picture whose dialog is open. */
  const [described, setDescribed] = useState<string>();
  const detail = described === undefined ? undefined : detailOf(details, described);
  const headingId = useId();

  const move = (from: number, to: number) => onChange((all) => moved(all, from, to));
  function remove(index: number) {
    onChange((all) => all.filter((_, at) => at !== index));
    requestAnimationFrame(() => {
      const left = shots.current?.querySelectorAll<HTMLElement>(".act--del");
      (left?.[Math.min(index, left.length - 1)] ?? drop.current)?.focus();
    });
  }
  const isFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

  return (
    <section
      aria-labelledby={headingId}
      className={over ? "gallery gallery--over" : "gallery"}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!isFiles(event)) return;
        event.preventDefault();
        gallery.add(event.dataTransfer.files);
      }}
    >
      <h2 id={headingId}>Galería</h2>
      <p className="hint">JPEG, PNG o WEBP, hasta 5 MB cada una. La primera es la portada.</p>
      <ul className="shots" ref={shots}>
        {pictures.map((address, index) => (
          <Shot
            key={address}
            address={address}
            index={index}
            total={pictures.length}
            detail={detailOf(details, address)}
            error={problems[`pictures.${index}`]}
            onMove={move}
            onDescribe={() => setDescribed(address)}
            onRemove={() => remove(index)}
          />
        ))}
        {gallery.pending.map((upload) => (
          <PendingShot
            key={upload.key}
            upload={upload}
            onRetry={() => gallery.retry(upload)}
            onCancel={() => gallery.cancel(upload)}
          />
        ))}
        <li>
          <button ref={drop} className="drop" type="button" onClick={() => input.current?.click()}>
            <Icon name="add" />
            Añadir imágenes
            <span>o arrástralas aquí</span>
          </button>
        </li>
      </ul>
      <input
        ref={input}
        className="sr"
        type="file"
        aria-label="Imágenes"
        tabIndex={-1}
        multiple
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          gallery.add(event.currentTarget.files ?? []);
          // The same file may be chosen again after it failed.
          event.currentTarget.value = "";
        }}
      />
      <FieldError id={`${headingId}-error`} error={problems.pictures} />
      {described !== undefined && detail && (
        <DetailsDialog
          title={`Imagen ${pictures.indexOf(described) + 1}`}
          source={thumbnail(described, 800)}
          detail={detail}
          onChange={(change) => onDetail(described, change)}
          onClose={() => setDescribed(undefined)}
        />
      )}
    </section>
  );
}
