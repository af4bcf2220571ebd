import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { readSorted } from "@panel/list/read-sorted";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { slugOf } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import type { EntryRow } from "../entry-row";
import { searchFilter } from "../list/search-filter";
import { statesOf } from "../states";

/** Maximum number of offered entries; the search narrows them down. */
const maxOptions = 30;

/** Columns for the name, the address and the visibility of an entry. */
function columnsOf(type: ContentType): string {
  const ofStates = statesOf(type).flatMap(({ where }) => where.map(({ column }) => column));
  return [...new Set(["id", type.admin.useAsTitle, ...ofStates, slugOf(type) ?? "id"])].join(",");
}

/** Entries with these ids, in any order. Deleted entries are omitted. */
export function useReferencedEntries(
  type: ContentType,
  ids: readonly string[],
): EntryRow[] | undefined {
  const { data } = useQuery({
    queryKey: [type.table, "referred", ...ids.toSorted()],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async () =>
      dataOf(
        await backend().from(type.table).select<string, EntryRow>(columnsOf(type)).in("id", ids),
      ),
  });
  return data;
}

/** First entries by name that match the search, and whether there are more. */
export function useEntryOptions(type: ContentType, q: string) {
  return useQuery({
    queryKey: [type.table, "offered", q],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { useAsTitle } = type.admin;
      const matching = () => {
        const rows = backend().from(type.table).select<string, EntryRow>(columnsOf(type));
        return (q.trim() ? rows.or(searchFilter(type, q)) : rows).abortSignal(signal);
      };
      const found =
        (await readSorted<EntryRow>(useAsTitle, true, matching())) ??
        dataOf(
          await matching()
            .order(useAsTitle)
            .limit(maxOptions + 1),
        );
      return { rows: found.slice(0, maxOptions), hasMore: found.length > maxOptions };
    },
  });
}
