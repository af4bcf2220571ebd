import { errorResponse } from "../api/error-responses.ts";
import { withBody } from "../api/request-body.ts";

/** An object as lite lists it. */
interface ListedObject {
  id: string;
  name: string;
  created_at: string | null;
  updated_at: string | null;
  last_accessed_at: string | null;
  metadata: unknown;
}

type Entry = Omit<ListedObject, "id"> & { id: string | null };

const sortColumns = ["name", "created_at", "updated_at", "last_accessed_at"] as const;

const defaultLimit = 100;

/**
 * Lists one folder as Supabase does: names without the folder, subfolders first, as entries without id. lite
 * lists all objects whose path begins with the text, with their paths.
 */
export async function listFolder(
  request: Request,
  callLite: (request: Request) => Promise<Response>,
): Promise<Response> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  const options = readOptions(body);
  if (!options) return errorResponse("storage", 400, "InvalidRequest", "The options are malformed");
  const { folder, search, column, isDescending, limit, offset } = options;
  // lite compares with LIKE.
  const prefix = folder.replace(/[\\%_]/g, "\\$&");
  const asked = new TextEncoder().encode(JSON.stringify({ prefix }));
  const response = await callLite(withBody(request, asked));
  if (!response.ok) return response;
  const objects: ListedObject[] = await response.json();

  const folders = new Set<string>();
  const files: Entry[] = [];
  for (const object of objects) {
    if (!object.name.startsWith(folder)) continue;
    const [name = "", ...rest] = object.name.slice(folder.length).split("/");
    if (!name.toLowerCase().startsWith(search)) continue;
    if (rest.length > 0) folders.add(name);
    else files.push(entryOf(object, name));
  }
  const direction = isDescending ? -1 : 1;
  const compare = (a: string, b: string) => direction * (a < b ? -1 : a > b ? 1 : 0);
  const entries = [
    ...[...folders].sort(compare).map(folderEntry),
    ...files.sort((a, b) => compare(a[column] ?? "", b[column] ?? "")),
  ];
  return Response.json(entries.slice(offset, offset + limit));
}

/** @returns undefined if an option has another type or value than supabase-js documents. */
function readOptions(body: unknown) {
  if (!isRecord(body)) return undefined;
  const { prefix = "", search = "", limit = defaultLimit, offset = 0, sortBy = {} } = body;
  if (typeof prefix !== "string" || typeof search !== "string" || !isRecord(sortBy))
    return undefined;
  const { column = "name", order = "asc" } = sortBy;
  const sortColumn = sortColumns.find((each) => each === column);
  if (!sortColumn || (order !== "asc" && order !== "desc")) return undefined;
  if (!isCount(limit) || !isCount(offset)) return undefined;
  return {
    folder: prefix && !prefix.endsWith("/") ? `${prefix}/` : prefix,
    search: search.toLowerCase(),
    column: sortColumn,
    isDescending: order === "desc",
    limit,
    offset,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const folderEntry = (name: string): Entry => ({
  name,
  id: null,
  updated_at: null,
  created_at: null,
  last_accessed_at: null,
  metadata: null,
});

function entryOf({ id, metadata, ...object }: ListedObject, name: string): Entry {
  const time = (value: string | null) => value && new Date(value).toISOString();
  return {
    name,
    id,
    updated_at: time(object.updated_at),
    created_at: time(object.created_at),
    last_accessed_at: time(object.last_accessed_at),
    metadata,
  };
}
