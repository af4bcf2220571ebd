import { lacksAlt } from "~/images/image-details";
import { dataOf } from "~/lib/backend-error";
import { backend } from "~/lib/browser-client";
import { picturesWithDetails } from "../entry/completeness";
import type { AnyRow, EntryKind } from "../entry/kind";
import { type Missing, missingOf } from "./missing-words";
import { pendingFilter, targetLocales } from "./pending-filter";

export interface Pending extends Missing {
  kind: EntryKind;
  row: AnyRow;
}

/** As much of an entry as says where it belongs in the list. */
interface Found {
  kind: EntryKind;
  id: string;
  updatedAt: number;
}

/** The first entries of all kinds with something left to translate, and how many more there are. */
export async function readPending(
  kinds: readonly EntryKind[],
  most: number,
): Promise<{ entries: Pending[]; rest: number }> {
  const found = (await Promise.all(kinds.map(findPending))).flat();
  const first = found.toSorted((a, b) => b.updatedAt - a.updatedAt).slice(0, most);
  const rows = (
    await Promise.all(kinds.map((kind) => readRows(kind, first.filter(isOf(kind)).map(idOf))))
  ).flat();
  const entries = first
    .flatMap(({ kind, id }) => rows.filter((row) => row.id === id).map((row) => ({ kind, row })))
    .map(({ kind, row }) => ({ kind, row, ...missingOf(kind, row) }))
    // The filter finds an empty place also where Spanish has nothing to translate.
    .filter(({ languages }) => languages.length > 0);
  return { entries, rest: found.length - first.length };
}

const idOf = ({ id }: Found) => id;
const isOf = (kind: EntryKind) => (found: Found) => found.kind === kind;

/**
 * The database finds texts that are missing by itself. What is said of pictures is keyed by their
 * names, which no filter knows: of every entry that shows some, that part is read and judged here.
 */
async function findPending(kind: EntryKind): Promise<Found[]> {
  const [inTexts, illustrated] = await Promise.all([
    readColumns(kind, []).or(pendingFilter(kind)),
    readColumns(kind, [...kind.pictureColumns, "image_details"]).or(
      kind.pictureColumns.map(hasPicture).join(","),
    ),
  ]);
  const rows = [
    ...dataOf<AnyRow[]>(inTexts as never),
    ...dataOf<AnyRow[]>(illustrated as never).filter((row) => lacksAlts(kind, row)),
  ];
  const byId = new Map(rows.map((row) => [row.id, Date.parse(row.updated_at)]));
  return Array.from(byId, ([id, updatedAt]) => ({ kind, id, updatedAt }));
}

const hasPicture = (column: string) =>
  column === "gallery_images" ? `${column}.neq.{}` : `${column}.neq.`;

function lacksAlts(kind: EntryKind, row: AnyRow): boolean {
  const shown = picturesWithDetails(kind, row);
  return shown.some((detail) => targetLocales.some((locale) => lacksAlt(detail, locale)));
}

function readColumns(kind: EntryKind, columns: readonly string[]) {
  return backend()
    .from(kind.table as "tours")
    .select(["id", "updated_at", ...columns].join(","))
    .order("updated_at", { ascending: false });
}

async function readRows(kind: EntryKind, ids: readonly string[]): Promise<AnyRow[]> {
  if (ids.length === 0) return [];
  const answer = await backend()
    .from(kind.table as "tours")
    .select("*")
    .in("id", ids);
  return dataOf<AnyRow[]>(answer as never);
}
