import {
  detailOf,
  type Gallery,
  missingAlt,
  type Picture,
  type PictureDetail,
  withKnownDetail,
} from "@panel/entries/draft/picture-details";
import { withoutUnusedDetails, withTextDetail } from "@panel/entries/draft/text-details";
import { describedFieldOf } from "@panel/entries/draft/text-pictures";
import type { Texts } from "@panel/entries/draft/texts";
import type { Draft } from "@panel/entries/draft/values";
import type { FieldProps } from "@panel/entries/fields/field-props";
import { useEntry, useFormContext } from "@panel/entries/fields/form-context";
import { useFormGallery } from "@panel/entries/fields/use-form-gallery";
import { usePicker } from "@panel/entries/fields/use-picker";
import { AltWarning } from "@panel/entries/pictures/alt-warning";
import { DetailsDialog } from "@panel/entries/pictures/details-part";
import { PendingGalleryItem } from "@panel/entries/pictures/gallery-item";
import { PictureInput } from "@panel/entries/pictures/picture-input";
import { ReduceNote } from "@panel/entries/pictures/reduce-note";
import { RefusedFiles } from "@panel/entries/pictures/refused-files";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { FieldOf } from "#content/define.ts";
import { type Locale, locales } from "#shared/locales.ts";
import { imageKey } from "#shared/pictures/image-details.ts";
import { thumbnail } from "#shared/pictures/sized.ts";
import { serializePictureLine } from "#shared/rich-text/serialize.ts";
import { insertPicture, picturesByLine, withCaption } from "./edit-text";
import { markTexts } from "./mark-texts";
import { useMarkedText } from "./use-marked-text";

/** A field with a rich text. */
export interface RichTextProps
  extends Pick<FieldProps<"text">, "field" | "name" | "value" | "problems" | "onChange"> {
  /** Id of the text area, which the field renders. */
  textAreaId: string;
  /** Language of the text area. */
  language: Locale;
  /** Element for the pictures of the text. */
  pictures: HTMLElement | null;
}

interface TextPicturesProps extends RichTextProps {
  described: Picture | Gallery;
  /** Renders the toolbar. */
  children: (actions: {
    onPicture: () => void;
    onPasteFiles: (files: File[]) => void;
  }) => ReactNode;
}

/** Pictures of a marked text: chosen from the library, uploaded or pasted, and described below the text area (N5). */
export function TextPictures(props: TextPicturesProps) {
  const { textAreaId, field, name, value, language, problems, described, children } = props;
  const { textFormat, edit, beforeSave } = useFormContext();
  const { type } = useEntry();
  const { apply, applyInBackground } = useMarkedText(textAreaId);
  const holder = describedFieldOf(type) ?? "";
  const input = useRef<HTMLInputElement>(null);
  /** Address of the picture whose dialog is open. */
  const [describing, setDescribing] = useState<string>();
  /** Language of the text for which files were chosen. */
  const target = useRef(language);
  const isMarked = textFormat === "marked";
  const shown = isMarked ? picturesByLine(value[language]) : [];
  const all = isMarked ? locales.flatMap((locale) => picturesByLine(value[locale])) : [];
  const detail = describing === undefined ? undefined : detailOf(described.details, describing);

  const changeDetail = (address: string, change: Partial<PictureDetail>) =>
    edit((draft) => ({
      ...draft,
      [holder]: withTextDetail(draft[holder] as Picture | Gallery, address, change),
    }));

  function insertUploaded(address: string) {
    if (target.current === language)
      return applyInBackground((selection) => insertPicture(selection, address));
    edit((draft) =>
      withLine(isMarked ? draft : markTexts(type, draft), name, target.current, address),
    );
  }
  const latestInsert = useRef(insertUploaded);
  useEffect(() => {
    latestInsert.current = insertUploaded;
  });
  const onUploaded = useCallback((address: string) => latestInsert.current(address), []);
  const gallery = useFormGallery({
    bucket: (type.fields[holder] as FieldOf<"picture">).bucket,
    onUploaded,
    busyWith: "Subiendo imágenes...",
  });
  const picker = usePicker({
    present: [...new Set(all.map(({ src }) => src))],
    free: 1,
    where: ` de «${field.label}»`,
    onUpload: () => input.current?.click(),
    onChoose([chosen]) {
      if (!chosen) return;
      // Brackets would end the address.
      const address = chosen.address.replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"));
      apply((selection) => insertPicture(selection, address));
      const details = withKnownDetail(described.details, address, chosen.detail);
      const known = detailOf(details, address);
      if (!known) return;
      changeDetail(address, known);
      if (missingAlt(known)) setDescribing(address);
    },
  });

  useEffect(
    () =>
      beforeSave(async () => {
        edit((draft) => withoutUnusedDetails(type, draft));
        return undefined;
      }),
    [beforeSave, edit, type],
  );

  function add(files: File[]) {
    target.current = language;
    gallery.add(files);
  }

  const list = (shown.length > 0 || gallery.pending.length > 0 || gallery.refused.length > 0) && (
    <section className="text-pictures" aria-label="Imágenes del texto">
      {shown.length > 0 && (
        <ol>
          {shown.map(({ src, caption }, at) => (
            <TextPicture
              // biome-ignore lint/suspicious/noArrayIndexKey: a text may have a picture twice
              key={`${src} ${at}`}
              address={src}
              caption={caption}
              number={at + 1}
              language={language}
              detail={detailOf(described.details, src)}
              problem={problemOf(described, src)}
              onCaption={(text) =>
                props.onChange((texts) => ({
                  ...texts,
                  [language]: withCaption(texts[language], at, text),
                }))
              }
              onDescribe={() => setDescribing(src)}
            />
          ))}
        </ol>
      )}
      {gallery.pending.length > 0 && (
        <ul className="gallery">
          {gallery.pending.map((upload) => (
            <PendingGalleryItem
              key={upload.key}
              upload={upload}
              onRetry={() => gallery.retry(upload)}
              onCancel={() => gallery.cancel(upload)}
            />
          ))}
        </ul>
      )}
      <RefusedFiles files={gallery.refused} onClose={gallery.dismissRefused} />
      <ReduceNote />
    </section>
  );

  function problemOf({ inTexts = [] }: Picture | Gallery, address: string) {
    const path = `${holder}.text.${inTexts.indexOf(imageKey(address) ?? "")}`;
    return { path, error: problems[path] };
  }

  return (
    <>
      {children({ onPicture: picker.open, onPasteFiles: add })}
      <PictureInput ref={input} multiple aria-label="Archivos para el texto" onChoose={add} />
      {props.pictures && createPortal(list, props.pictures)}
      {picker.sheet}
      {describing !== undefined && detail && (
        <DetailsDialog
          title="Imagen del texto"
          source={thumbnail(describing, 800)}
          detail={detail}
          onChange={(change) => changeDetail(describing, change)}
          onClose={() => setDescribing(undefined)}
        />
      )}
    </>
  );
}

interface TextPictureProps {
  address: string;
  caption: string;
  /** Place in the text, from 1. */
  number: number;
  language: Locale;
  /** Undefined for a picture outside of the storage. */
  detail: PictureDetail | undefined;
  problem: { path: string; error: string | undefined };
  onCaption: (text: string) => void;
  onDescribe: () => void;
}

/** Picture of a text with its caption and its alternative text. */
function TextPicture(props: TextPictureProps) {
  const { address, caption, number, language, detail, problem, onCaption, onDescribe } = props;
  const id = useId();
  return (
    <li className="text-pictures__item">
      {detail && (
        <img
          loading="lazy"
          decoding="async"
          width="120"
          height="80"
          alt={`Imagen ${number}`}
          src={thumbnail(address, 320)}
        />
      )}
      <div className="field">
        <label htmlFor={id}>Pie de foto de la imagen {number}</label>
        <input
          id={id}
          className="input"
          lang={language}
          value={caption}
          onChange={(event) => onCaption(event.currentTarget.value)}
        />
        {detail ? (
          <>
            <AltWarning id={`${id}-sign`} detail={detail} error={problem.error} />
            <button
              className="more more--plain"
              type="button"
              name={problem.path}
              aria-describedby={`${id}-sign`}
              onClick={onDescribe}
            >
              Texto alternativo y encuadre de la imagen {number}
            </button>
          </>
        ) : (
          <p className="lacks">No está en la biblioteca: la web no la muestra.</p>
        )}
      </div>
    </li>
  );
}

/** Draft with a picture at the end of a text. */
function withLine(draft: Draft, name: string, language: Locale, src: string): Draft {
  const texts = draft[name] as Texts;
  const line = serializePictureLine({ src, caption: "" });
  const text = texts[language].trimEnd();
  return { ...draft, [name]: { ...texts, [language]: text ? `${text}\n${line}` : line } };
}
