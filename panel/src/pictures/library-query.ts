import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { type EntryRow, pictureColumns } from "@panel/entries/entry-row";
import { pageOf } from "@panel/list/use-address-params";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { queryOptions } from "@tanstack/react-query";
import { type ContentType, contentTypes } from "#content/index.ts";
import type { StoredPictureRow } from "#shared/database.types.ts";
import type { DescribedEntry } from "./descriptions";

/** Pictures per page; divisible by the numbers of columns 2, 3, 4 and 6. */
export const pageSize = 24;

export type Picture = StoredPictureRow;

type Filter = "missing" | "unused" | "kept";

export const filters: { value: Filter; label: string; empty: string }[] = [
  {
    value: "missing",
    label: "Con textos que faltan",
    empty: "A ninguna imagen le falta texto alternativo.",
  },
  { value: "unused", label: "Sin uso", empty: "No hay ninguna imagen sin uso." },
  {
    value: "kept",
    label: "Solo en versiones anteriores",
    empty: "Ninguna imagen está solo en versiones anteriores.",
  },
];

/** Storage key of a picture. */
export const pathOf = ({ bucket, name }: Picture) => `${bucket}/${name}`;

export const encodedPath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** Address that entries store. */
export const addressOf = (path: string) => `/storage/v1/object/public/${encodedPath(path)}`;

interface LibraryRequest {
  filter: Filter | undefined;
  q: string;
  page: number;
}

/**
 * A page of pictures, the newest first.
 * @throws {BackendError}
 */
export async function readLibrary({ filter, q, page }: LibraryRequest, signal: AbortSignal) {
  const first = (page - 1) * pageSize;
  const rows = dataOf(
    await backend()
      .rpc("pictures", { filter, search: q || undefined, row_offset: first, row_limit: pageSize })
      .abortSignal(signal),
  );
  // Beyond the last page there is no row with the total.
  return { rows, total: rows[0]?.total ?? first };
}

export interface OpenedPicture {
  picture: Picture;
  /** Entries with alternative texts for it. */
  entries: DescribedEntry[];
}

/**
 * A picture and its descriptions in entries; null if it does not exist.
 * @throws {BackendError}
 */
export async function readPicture(
  path: string,
  signal: AbortSignal,
): Promise<OpenedPicture | null> {
  const [picture] = dataOf(await backend().rpc("pictures", { path }).abortSignal(signal));
  if (!picture) return null;
  const entries = await Promise.all(
    contentTypes.map((type) => {
      const uses = picture.uses.filter((use) => use.type === type.table && use.described);
      return readDescribedEntries(
        type,
        uses.map(({ id }) => id),
        signal,
      );
    }),
  );
  return { picture, entries: entries.flat() };
}

/**
 * Columns of entries that are needed to change descriptions.
 * @throws {BackendError}
 */
export async function readDescribedEntries(
  type: ContentType,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<DescribedEntry[]> {
  if (ids.length === 0) return [];
  const columns = [
    "id",
    "updated_at",
    "image_details",
    type.admin.useAsTitle,
    ...pictureColumns(type),
  ];
  let rows = backend()
    .from(type.table)
    .select<string, EntryRow>(columns.join(","))
    .in("id", [...ids]);
  if (signal) rows = rows.abortSignal(signal);
  return dataOf(await rows).map((row) => ({ type, row }));
}

/** Query for the search parameters of the library: `?filter=…&q=…&page=…`. */
export function libraryQuery(search: URLSearchParams) {
  const filter = filters.find(({ value }) => value === search.get("filter"));
  const q = search.get("q")?.trim() ?? "";
  const page = pageOf(search);
  const query = queryOptions({
    queryKey: ["pictures", "list", filter?.value, q, page],
    queryFn: ({ signal }) => readLibrary({ filter: filter?.value, q, page }, signal),
    // The route's loader has prefetched it.
    staleTime: prefetchStaleMs,
  });
  return { query, filter, q, page };
}

export const pictureQuery = (path: string) =>
  queryOptions({
    queryKey: ["pictures", "one", path],
    queryFn: ({ signal }) => readPicture(path, signal),
    // Uncached: the form must start with the current description.
    gcTime: 0,
  });
