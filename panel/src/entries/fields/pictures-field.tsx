import { announce } from "@panel/ui/announcer";
import { FieldError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { useCallback, useId, useRef, useState } from "react";
import { thumbnail } from "#shared/pictures/sized.ts";
import { detailOf, withDetail, withKnownDetail } from "../draft/picture-details";
import { moveItem } from "../drag/use-sortable";
import { insertInOrder } from "../pictures/chosen-order";
import { DetailsDialog } from "../pictures/details-part";
import { GalleryItem, PendingGalleryItem } from "../pictures/gallery-item";
import { PictureInput } from "../pictures/picture-input";
import { ReduceNote } from "../pictures/reduce-note";
import { RefusedFiles } from "../pictures/refused-files";
import type { FieldProps } from "./field-props";
import { useFileDrop } from "./use-file-drop";
import { useFormGallery } from "./use-form-gallery";
import { usePicker } from "./use-picker";
import { useRemoval } from "./use-removal";

/**
 * An entry's gallery: several pictures can be chosen or dropped at once and reordered. The first is the
 * cover (H10).
 */
export function PicturesField({ field, name, value, problems, onChange }: FieldProps<"pictures">) {
  const { addresses: pictures, details } = value;
  const changeAddresses = useCallback(
    (change: (addresses: string[]) => string[]) =>
      onChange((value) => ({ ...value, addresses: change(value.addresses) })),
    [onChange],
  );
  const onUploaded = useCallback(
    (address: string, later: readonly string[]) =>
      changeAddresses((addresses) => insertInOrder(addresses, address, later)),
    [changeAddresses],
  );
  const gallery = useFormGallery({
    bucket: field.bucket,
    onUploaded,
    busyWith: "Subiendo imágenes...",
    room: { free: field.maxItems - pictures.length, max: field.maxItems },
  });
  const input = useRef<HTMLInputElement>(null);
  const picker = usePicker({
    present: pictures,
    free: field.maxItems - pictures.length - gallery.pending.length,
    onChoose: (chosen) =>
      onChange((value) => ({
        addresses: [...value.addresses, ...chosen.map(({ address }) => address)],
        details: chosen.reduce(
          (details, { address, detail }) => withKnownDetail(details, address, detail),
          value.details,
        ),
      })),
    onUpload: () => input.current?.click(),
  });
  const list = useRef<HTMLUListElement>(null);
  /** Address of the picture whose dialog is open. */
  const [described, setDescribed] = useState<string>();
  const detail = described === undefined ? undefined : detailOf(details, described);
  const next =
    described === undefined
      ? undefined
      : pictures.slice(pictures.indexOf(described) + 1).find((one) => detailOf(details, one));
  const headingId = useId();

  function move(from: number, to: number) {
    changeAddresses((all) => moveItem(all, from, to));
    announce(`Movida al puesto ${to + 1}.`);
  }
  const { remove, withUndo } = useRemoval(changeAddresses, (index) =>
    list.current?.querySelectorAll<HTMLElement>(".shot__acts > :last-child")[index]?.focus(),
  );
  const { over, zone } = useFileDrop(gallery.add);

  return (
    <section
      aria-labelledby={headingId}
      className={over ? "gallery gallery--over" : "gallery"}
      {...zone}
    >
      <h2 id={headingId}>{field.label}</h2>
      <p className="hint">JPEG, PNG o WEBP, hasta 5 MB cada una. La primera es la portada.</p>
      <ReduceNote />
      <ul className="shots" ref={list}>
        {withUndo(
          pictures.map((address, index) => (
            <GalleryItem
              key={address}
              address={address}
              index={index}
              name={`${name}.${index}`}
              total={pictures.length}
              detail={detailOf(details, address)}
              error={problems[`${name}.${index}`]}
              onMove={move}
              onDescribe={() => setDescribed(address)}
              onRemove={() => remove(index)}
            />
          )),
          (_, index) => `la imagen ${index + 1}`,
        )}
        {gallery.pending.map((upload) => (
          <PendingGalleryItem
            key={upload.key}
            upload={upload}
            onRetry={() => gallery.retry(upload)}
            onCancel={() => gallery.cancel(upload)}
          />
        ))}
        <li>
          <button
            className="drop"
            type="button"
            name={name}
            aria-describedby={problems[name] && `${headingId}-error`}
            onClick={() => input.current?.click()}
          >
            <Icon name="add" />
            Añadir imágenes
            <span>o arrástralas aquí</span>
          </button>
        </li>
      </ul>
      <button className="btn btn--line gallery__library" type="button" onClick={picker.open}>
        <Icon name="picture" />
        Elegir de la biblioteca
      </button>
      {picker.sheet}
      <PictureInput ref={input} aria-label="Imágenes" multiple onChoose={gallery.add} />
      <RefusedFiles files={gallery.refused} onClose={gallery.dismissRefused} />
      <FieldError id={`${headingId}-error`} error={problems[name]} />
      {described !== undefined && detail && (
        <DetailsDialog
          title={`Imagen ${pictures.indexOf(described) + 1}`}
          source={thumbnail(described, 800)}
          detail={detail}
          onChange={(change) =>
            onChange((value) => ({
              ...value,
              details: withDetail(value.details, described, change),
            }))
          }
          onNext={next === undefined ? undefined : () => setDescribed(next)}
          onClose={() => setDescribed(undefined)}
        />
      )}
    </section>
  );
}
