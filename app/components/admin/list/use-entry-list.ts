import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Listing, readEntries, type StatusFilter } from "./read-entries";
import { useSearch } from "./use-search";

interface Options extends Listing {
  filters: readonly StatusFilter[];
}

/** A page of a list, as the address says it: `?q=…&status=…&page=…`. */
export function useEntryList({ filters, ...listing }: Options) {
  const { search, show } = useSearch();
  const q = search.get("q") ?? "";
  const filter = filters.find(({ value }) => value === search.get("status"));
  const page = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);

  const query = useQuery({
    queryKey: [listing.kind.table, "list", q, filter?.value, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readEntries(listing, { q, filter, page, signal }),
  });

  return { ...query, q, filter, page, show };
}
