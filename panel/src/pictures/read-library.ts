import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { type EntryRow, pictureColumns } from "@panel/entries/entry-row";
import type { ContentType } from "#content/define.ts";
import { contentTypes } from "#content/index.ts";
import type { StoredPictureRow } from "#shared/database.types.ts";
import type { Described } from "./described";

/** Pictures on a page: whole lines of two, three, four and six. */
export const pageSize = 24;

export type Picture = StoredPictureRow;

/** To what the list can be narrowed. */
export type Filter = "missing" | "unused" | "kept";

/** By which the storage, the address and entries know a picture. */
export const pathOf = ({ bucket, name }: Picture) => `${bucket}/${name}`;

/** The address by which entries name it. */
export function addressOf(path: string): string {
  return `/storage/v1/object/public/${path.split("/").map(encodeURIComponent).join("/")}`;
}

interface Wanted {
  filter: Filter | undefined;
  q: string;
  page: number;
}

/** A page of the pictures, the newest first. @throws {BackendError} */
export async function readLibrary({ filter, q, page }: Wanted, signal: AbortSignal) {
  const first = (page - 1) * pageSize;
  const rows = dataOf(
    await backend()
      .rpc("pictures", { filter, search: q || undefined, row_offset: first, row_limit: pageSize })
      .abortSignal(signal),
  );
  // A page beyond the last one has no rows that could tell.
  return { rows, total: rows[0]?.total ?? first };
}

export interface OpenedPicture {
  picture: Picture;
  /** The entries that have texts for it. */
  entries: Described[];
}

/** One picture, and what its entries say of it; null where it is gone. @throws {BackendError} */
export async function readPicture(
  path: string,
  signal: AbortSignal,
): Promise<OpenedPicture | null> {
  const [picture] = dataOf(await backend().rpc("pictures", { path }).abortSignal(signal));
  if (!picture) return null;
  const entries = await Promise.all(
    contentTypes.map((type) => {
      const uses = picture.uses.filter((use) => use.type === type.table && use.described);
      return readDescribed(
        type,
        uses.map(({ id }) => id),
        signal,
      );
    }),
  );
  return { picture, entries: entries.flat() };
}

/** As much of entries as is needed to change what they say of pictures. @throws {BackendError} */
export async function readDescribed(
  type: ContentType,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Described[]> {
  if (ids.length === 0) return [];
  const columns = ["id", "updated_at", "image_details", type.title, ...pictureColumns(type)];
  let rows = backend()
    .from(type.table)
    .select<string, EntryRow>(columns.join(","))
    .in("id", [...ids]);
  if (signal) rows = rows.abortSignal(signal);
  return dataOf(await rows).map((row) => ({ type, row }));
}
