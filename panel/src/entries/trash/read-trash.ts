import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { pageOf } from "@panel/list/use-address-params";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { queryOptions } from "@tanstack/react-query";
import { type ContentType, contentTypes } from "#content/index.ts";
import type { Columns } from "../draft/values";
import { nameOf, pictureColumns, picturesOf } from "../entry-row";
import { type Emails, readEmails } from "../versions/accounts";

/** Deleted entries per page. */
export const pageSize = 25;

/** A deleted entry in its last state. */
export interface Deleted {
  type: ContentType;
  id: string;
  /** Version to restore. */
  version: number;
  name: string;
  picture: string | undefined;
  at: string;
  by: string | null;
}

export interface TrashPage {
  rows: Deleted[];
  total: number;
  emails: Emails;
}

interface Found {
  id: number;
  entry_type: string;
  entry_id: string;
  recorded_at: string;
  recorded_by: string | null;
}

/** Columns that the list displays, read from the version: titles and pictures. */
const shownColumns = [
  ...new Set(contentTypes.flatMap((type) => [type.admin.useAsTitle, ...pictureColumns(type)])),
];

const columns = [
  ...["id", "entry_type", "entry_id", "recorded_at", "recorded_by"],
  ...shownColumns.map((column) => `${column}:data->${column}`),
].join(",");

/**
 * A page of the trash, the latest deletion first.
 * @throws {BackendError}
 */
export async function readTrash(page: number, signal: AbortSignal): Promise<TrashPage> {
  const from = (page - 1) * pageSize;
  const { data, count, error, status } = await backend()
    .rpc("deleted_entries", {}, { count: "exact" })
    .select<string, Found & Columns>(columns)
    .order("recorded_at", { ascending: false })
    .order("id", { ascending: false })
    .range(from, from + pageSize - 1)
    .abortSignal(signal);
  if (error?.code === "PGRST103") return { rows: [], total: from, emails: new Map() };
  if (error) throw new BackendError(error, status);
  return {
    rows: data.flatMap((found) => deletedIn(found)),
    total: count ?? 0,
    emails: await readEmails(data.map(({ recorded_by }) => recorded_by)),
  };
}

function deletedIn(found: Found & Columns): Deleted[] {
  const type = contentTypes.find(({ table }) => table === found.entry_type);
  if (!type) return [];
  return [
    {
      type,
      id: found.entry_id,
      version: found.id,
      name: nameOf(type, found),
      picture: picturesOf(type, found)[0],
      at: found.recorded_at,
      by: found.recorded_by,
    },
  ];
}

/**
 * Erases a deleted entry with its versions, unless it was restored in the meantime.
 * @throws {BackendError}
 */
export async function eraseDeleted({ type, id }: Deleted): Promise<"erased" | "brought-back"> {
  const there = await backend().from(type.table).select("id").eq("id", id);
  if (dataOf(there).length > 0) return "brought-back";
  dataOf(await backend().rpc("erase_versions", { type: type.table, entry: id }));
  return "erased";
}

/** Query for the search parameters of the trash: `?page=…`. */
export function trashQuery(search: URLSearchParams) {
  const page = pageOf(search);
  const query = queryOptions({
    queryKey: ["entry_versions", "list", page],
    queryFn: ({ signal }) => readTrash(page, signal),
    // The route's loader has prefetched it.
    staleTime: prefetchStaleMs,
  });
  return { query, page };
}
