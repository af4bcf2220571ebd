import { reasonOf } from "@panel/backend/backend-error";
import { publicUrlOf } from "@panel/backend/upload";
import { Pager } from "@panel/list/list-body";
import { SearchField } from "@panel/list/search-field";
import { mergeDescriptions } from "@panel/pictures/descriptions";
import {
  addressOf,
  encodedPath,
  type OpenedPicture,
  type Picture,
  pageSize,
  pathOf,
  readLibrary,
  readPicture,
} from "@panel/pictures/library-query";
import { usesWords } from "@panel/pictures/picture-words";
import { InlineError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { imageKey, readImageDetails } from "#shared/pictures/image-details.ts";
import { thumbnail } from "#shared/pictures/sized.ts";
import { noDetail, type PictureDetail, picturesWords } from "../draft/picture-details";
import { FieldSheet } from "../fields/field-sheet";

export interface ChosenPicture {
  address: string;
  /** Alternative texts and focal point that entries have given it. */
  detail: PictureDetail;
}

interface PicturePickerProps {
  /** Addresses that the field has already. */
  present: readonly string[];
  /** Number of pictures that can be chosen; with 1, the first press chooses. */
  free: number;
  onChoose: (chosen: ChosenPicture[]) => void;
  /** Chooses a file of the device instead. */
  onUpload: () => void;
  onClose: () => void;
}

/** Sheet that chooses pictures of the library for a field (K10). */
export default function PicturePicker(props: PicturePickerProps) {
  const { present, free, onChoose, onUpload, onClose } = props;
  const [q, setQ] = useState("");
  const [isUnused, setUnused] = useState(false);
  const [page, setPage] = useState(1);
  /** Paths in the order of choice. */
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const unmounted = useUnmountSignal();
  const filter = isUnused ? "unused" : undefined;
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ["pictures", "picker", filter, q, page],
    queryFn: ({ signal }) => readLibrary({ filter, q, page }, signal),
    placeholderData: keepPreviousData,
  });
  const presentKeys = new Set(present.map(imageKey));

  const take = useMutation({
    mutationFn: (paths: readonly string[]) =>
      Promise.all(paths.map((path) => readPicture(path, unmounted.current.signal))),
    onSuccess(read, paths) {
      const found = read.filter((one) => one !== null);
      if (found.length === paths.length) return onChoose(found.map(toChosen));
      const missing = paths.length - found.length;
      setChosen(found.map(({ picture }) => pathOf(picture)));
      setProblem(goneWords(missing));
      void refetch();
    },
    onError: (error) => setProblem(`No se pudo añadir. ${reasonOf(error)}`),
  });

  function press(path: string) {
    if (take.isPending) return;
    setProblem(undefined);
    if (free === 1) return take.mutate([path]);
    if (chosen.includes(path)) return setChosen(chosen.filter((one) => one !== path));
    if (chosen.length < free) return setChosen([...chosen, path]);
    setProblem(free < 1 ? "No caben más imágenes." : `No caben más: solo quedan ${free} sitios.`);
  }

  return (
    <FieldSheet
      title="Biblioteca de imágenes"
      className="details picker"
      onClose={onClose}
      buttons={
        <>
          <button className="btn btn--line" type="button" onClick={onClose}>
            Cancelar
          </button>
          {free > 1 && (
            <button
              className="btn"
              type="button"
              disabled={chosen.length === 0}
              aria-busy={take.isPending || undefined}
              onClick={() => !take.isPending && take.mutate(chosen)}
            >
              {chosen.length === 0 ? "Añadir" : `Añadir ${picturesWords(chosen.length)}`}
            </button>
          )}
        </>
      }
    >
      <div className="filters">
        <SearchField
          value={q}
          onSearch={(words) => {
            setQ(words);
            setPage(1);
          }}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={isUnused}
            onChange={(event) => {
              setUnused(event.currentTarget.checked);
              setPage(1);
            }}
          />
          Sin usar
        </label>
        <button className="btn btn--line" type="button" onClick={onUpload}>
          <Icon name="upload" />
          Subir
        </button>
      </div>
      {problem && <InlineError>{problem}</InlineError>}
      {isPending && <p role="status">Cargando...</p>}
      {error && !data && (
        <NotLoaded failure="No se pudieron cargar las imágenes." onRetry={refetch} />
      )}
      {data?.rows.length === 0 && (
        <p role="status">
          {q || isUnused ? "Nada coincide con lo que buscas." : "Todavía no hay imágenes."}
        </p>
      )}
      <ul className="library" aria-label="Imágenes" aria-busy={isPlaceholderData || undefined}>
        {data?.rows.map((picture) => {
          const path = pathOf(picture);
          return (
            <PickerItem
              key={path}
              picture={picture}
              isPresent={presentKeys.has(path)}
              isChosen={chosen.includes(path)}
              onPress={() => press(path)}
            />
          );
        })}
      </ul>
      {data && <Pager page={page} pageSize={pageSize} total={data.total} onShow={setPage} />}
    </FieldSheet>
  );
}

interface PickerItemProps {
  picture: Picture;
  isPresent: boolean;
  isChosen: boolean;
  onPress: () => void;
}

function PickerItem({ picture, isPresent, isChosen, onPress }: PickerItemProps) {
  return (
    <li>
      <button
        className="library__open"
        type="button"
        aria-pressed={isChosen}
        disabled={isPresent}
        onClick={onPress}
      >
        <img
          loading="lazy"
          decoding="async"
          width="300"
          height="200"
          alt=""
          src={thumbnail(addressOf(pathOf(picture)), 480)}
        />
        <span className="library__name">{usesWords(picture)}</span>
        {isPresent && <span className="badge badge--line">Ya está aquí</span>}
      </button>
    </li>
  );
}

function toChosen({ picture, entries }: OpenedPicture): ChosenPicture {
  const path = pathOf(picture);
  const { alt, decorative } = mergeDescriptions(entries, addressOf(path));
  const focus = entries
    .map(({ row }) => readImageDetails(row.image_details)[path]?.focus)
    .find((one) => one !== undefined);
  return {
    address: publicUrlOf(encodedPath(path)),
    detail: { ...noDetail, alt, decorative, ...(focus && { focus }) },
  };
}

function goneWords(missing: number): string {
  return missing === 1
    ? "Alguien ha eliminado esta imagen de la biblioteca. Elige otra."
    : `Alguien ha eliminado ${missing} de estas imágenes de la biblioteca. Elige otras.`;
}
