import { FilterSelect, ListBody } from "@panel/list/list-body";
import { SearchField } from "@panel/list/search-field";
import { useAddressParams } from "@panel/list/use-address-params";
import { openerId, useOpenItem } from "@panel/list/use-open-item";
import { useRowRemoved } from "@panel/list/use-row-removed";
import { Icon } from "@panel/ui/icon";
import { lazyPart } from "@panel/ui/lazy-part";
import { toast } from "@panel/ui/toaster";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { thumbnail } from "#shared/pictures/sized.ts";
import { addressOf, filters, libraryQuery, type Picture, pageSize, pathOf } from "./library-query";
import { PictureBadges, PictureSheet } from "./picture-sheet";
import { usesWords } from "./picture-words";

const UploadSheet = lazyPart("la subida", () => import("./upload-sheet"));

/** All stored pictures, with their uses and missing texts (K10). */
export function PictureLibrary() {
  const { search, setParams } = useAddressParams();
  const { query, filter, q, page } = libraryQuery(search);
  const list = useQuery({ ...query, placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = list;
  const opened = useOpenItem("picture");
  const [isUploading, setUploading] = useState(false);
  /** Path of the picture that has replaced another one. */
  const [replacement, setReplacement] = useState<string>();
  const onRowRemoved = useRowRemoved("pictures", { data, page, setParams });
  const isFiltered = q !== "" || filter !== undefined;

  function onRemoved(path: string) {
    opened.focusBeside(path, data?.rows.map(pathOf) ?? []);
    if (!onRowRemoved({ picture: undefined })) opened.close();
    toast({ title: "Imagen eliminada correctamente", text: "" });
  }

  return (
    <>
      <div className="bar">
        <div>
          <h1>Imágenes</h1>
          <p role="status">{data && totalWords(data.total)}</p>
        </div>
        <button className="btn" type="button" onClick={() => setUploading(true)}>
          <Icon name="upload" />
          Subir imágenes
        </button>
      </div>
      <div className="filters">
        <SearchField value={q} onSearch={(q) => setParams({ q, page: undefined }, true)} />
        <FilterSelect
          label="Cuáles"
          all="Todas"
          value={filter?.value}
          options={filters}
          onChoose={(filter) => setParams({ filter, page: undefined })}
        />
      </div>
      <ListBody
        list={list}
        failure="No se pudieron cargar las imágenes."
        page={page}
        pageSize={pageSize}
        onPage={(page) => setParams({ page })}
        empty={emptyWords(q, filter)}
        onClearFilters={
          isFiltered
            ? () => setParams({ q: undefined, filter: undefined, page: undefined })
            : undefined
        }
      >
        {(rows) => (
          <ul className="library" aria-label="Imágenes" aria-busy={isPlaceholderData || undefined}>
            {rows.map((picture) => (
              <PictureCard
                key={pathOf(picture)}
                picture={picture}
                onOpen={() => opened.open(pathOf(picture))}
              />
            ))}
          </ul>
        )}
      </ListBody>
      {isUploading && <UploadSheet onClose={() => setUploading(false)} />}
      {opened.id && (
        <PictureSheet
          key={opened.id}
          path={opened.id}
          onClose={opened.close}
          isReplacement={opened.id === replacement}
          onReplaced={(path) => {
            setReplacement(path);
            setParams({ picture: path }, true);
          }}
          onRemoved={onRemoved}
        />
      )}
    </>
  );
}

function PictureCard({ picture, onOpen }: { picture: Picture; onOpen: () => void }) {
  const path = pathOf(picture);
  return (
    <li>
      <button
        className="library__open"
        type="button"
        id={openerId("picture", path)}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <img
          loading="lazy"
          decoding="async"
          width="300"
          height="200"
          alt=""
          src={thumbnail(addressOf(path), 480)}
        />
        <span className="library__name">{usesWords(picture)}</span>
        <PictureBadges picture={picture} />
      </button>
    </li>
  );
}

function totalWords(total: number): string {
  if (total === 0) return "Ninguna imagen";
  return total === 1 ? "1 imagen" : `${total} imágenes, las últimas primero`;
}

function emptyWords(q: string, filter: (typeof filters)[number] | undefined): string {
  if (q) return "Nada coincide con lo que buscas.";
  return filter?.empty ?? "Todavía no hay imágenes.";
}
