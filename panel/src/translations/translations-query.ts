import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { type EntryRow, pictureColumns } from "@panel/entries/entry-row";
import { pageOf } from "@panel/list/use-address-params";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { queryOptions } from "@tanstack/react-query";
import { panelPath } from "#content/define.ts";
import { type ContentTable, type ContentType, contentTypes } from "#content/index.ts";
import type { Locale } from "#shared/locales.ts";
import { targetLocale } from "./languages";

/** Entries per page. */
export const pageSize = 25;

/** Entry with missing or stale translations. */
export interface PendingEntry {
  type: ContentType;
  row: EntryRow;
  /** A translation is missing. */
  missing: boolean;
  /** Fields whose Spanish text has changed since it was translated. */
  stale: readonly string[];
  /** The draft has texts of the language. */
  inDraft: boolean;
}

/** Progress of a type in a language. */
export interface Progress {
  type: ContentType;
  entries: number;
  pending: number;
}

export interface TranslationsPage {
  rows: PendingEntry[];
  total: number;
  progress: Progress[];
}

interface TranslationsRequest {
  language: Locale;
  type: ContentType | undefined;
  page: number;
  signal: AbortSignal;
}

/**
 * A page of pending entries, the longest waiting first.
 * @throws {BackendError}
 */
export async function readTranslations({
  language,
  type,
  page,
  signal,
}: TranslationsRequest): Promise<TranslationsPage> {
  const first = (page - 1) * pageSize;
  const request = { language, type: type?.table, row_offset: first, row_limit: pageSize };
  const [found, progress] = await Promise.all([
    backend().rpc("pending_translations", request).abortSignal(signal).then(dataOf),
    backend().rpc("translation_progress").abortSignal(signal).then(dataOf),
  ]);
  const idsOf = ({ table }: ContentType) =>
    found.filter(({ entry_type }) => entry_type === table).map(({ entry_id }) => entry_id);
  const named = await Promise.all(contentTypes.map((type) => readNames(type, idsOf(type), signal)));
  const rows = new Map(named.flat().map((row) => [row.id, row]));
  return {
    rows: found.flatMap(({ entry_type, entry_id, missing, stale, in_draft: inDraft }) => {
      const [type, row] = [typeOf(entry_type), rows.get(entry_id)];
      return type && row ? [{ type, row, missing, stale, inDraft }] : [];
    }),
    // Beyond the last page there is no row with the total.
    total: found[0]?.total ?? first,
    progress: contentTypes.flatMap((type) =>
      progress
        .filter((one) => one.entry_type === type.table && one.language === language)
        .map(({ entries, pending }) => ({ type, entries, pending })),
    ),
  };
}

const typeOf = (table: string) => contentTypes.find((type) => type.table === table);

/** Columns of entries that the list displays. */
async function readNames(type: ContentType, ids: string[], signal: AbortSignal) {
  if (ids.length === 0) return [];
  const columns = ["id", type.admin.useAsTitle, ...pictureColumns(type)].join(",");
  const rows = backend().from(type.table).select<string, EntryRow>(columns).in("id", ids);
  return dataOf(await rows.abortSignal(signal));
}

/** Address of an entry's translation form. */
export function translationAddress(type: ContentType, id: string, language: Locale): string {
  return `/translations${panelPath(type)}/${id}/${language}`;
}

/**
 * Address of the longest waiting entry except one; undefined if there is none.
 * @throws {BackendError}
 */
export async function nextAddress(
  language: Locale,
  type: ContentType | undefined,
  exceptId: string,
): Promise<string | undefined> {
  const request = { language, type: type?.table, row_offset: 0, row_limit: 2 };
  const found = dataOf(await backend().rpc("pending_translations", request));
  const next = found.find(({ entry_id }) => entry_id !== exceptId);
  const nextType = next && typeOf(next.entry_type);
  return next && nextType && translationAddress(nextType, next.entry_id, language);
}

/** Field whose Spanish text has changed since it was translated. */
export interface StaleField {
  field: string;
  /** Spanish text when it was translated. */
  source: unknown;
  since: string;
}

/**
 * Stale fields of an entry in a language.
 * @throws {BackendError}
 */
export async function readStale(
  table: ContentTable,
  id: string,
  language: Locale,
): Promise<StaleField[]> {
  const rows = backend().from("stale_translations").select("field,source,since");
  return dataOf(await rows.match({ entry_type: table, entry_id: id, language }));
}

/**
 * Marks the translation of a field as up to date.
 * @throws {BackendError}
 */
export async function markUpToDate(
  table: ContentTable,
  id: string,
  language: Locale,
  field: string,
): Promise<void> {
  const rows = backend().from("stale_translations").delete();
  dataOf(await rows.match({ entry_type: table, entry_id: id, language, field }));
}

/** Query for the search parameters of the list: `?language=…&type=…&page=…`. */
export function translationsQuery(search: URLSearchParams) {
  const language = targetLocale(search.get("language"));
  const type = contentTypes.find(({ table }) => table === search.get("type"));
  const page = pageOf(search);
  const query = queryOptions({
    queryKey: ["translations", "list", language, type?.table, page],
    queryFn: ({ signal }) => readTranslations({ language, type, page, signal }),
    // The route's loader has prefetched it.
    staleTime: prefetchStaleMs,
  });
  return { query, language, type, page };
}
