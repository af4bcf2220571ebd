import { isSignedIn } from "@panel/auth/session";
import { queriesContext } from "@panel/route-context";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { LoaderFunction } from "react-router";
import { type Listing, readEntries, type StatusFilter } from "./read-entries";
import { useAddress } from "./use-address";

export interface ListOptions extends Listing {
  filters: readonly StatusFilter[];
}

/** Milliseconds from the answer to an early question until the list is there to show it, on a slow phone. */
const early = 2000;

/** A page of a list, as the address says it: `?q=…&status=…&page=…`. */
export function useEntryList(options: ListOptions) {
  const { search, show } = useAddress();
  const { question, ...asked } = questionOf(options, search);
  // Only what is named here draws the list anew when it changes.
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...question,
    placeholderData: keepPreviousData,
  });
  return { data, error, isPending, isPlaceholderData, refetch, ...asked, show };
}

/**
 * The loader of a list's route, which begins what the page waits for: while the role of whoever is signed in is
 * still looked up, the rows are on their way, and the database decides whose they are.
 */
export const listLoader =
  (options: ListOptions): LoaderFunction =>
  ({ request, context }) => {
    const { question } = questionOf(options, new URL(request.url).searchParams);
    const queries = context.get(queriesContext);
    void isSignedIn().then((isSo) => (isSo ? queries.prefetchQuery(question) : undefined));
    // The page says itself that it waits, or that nothing came.
    return null;
  };

function questionOf({ filters, ...listing }: ListOptions, search: URLSearchParams) {
  const q = search.get("q") ?? "";
  const filter = filters.find(({ value }) => value === search.get("status"));
  const page = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);
  const question = {
    queryKey: [listing.kind.table, "list", q, filter?.value, page],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      readEntries(listing, { q, filter, page, signal }),
    // What was asked for early is not asked for again when the list comes.
    staleTime: early,
  };
  return { question, q, filter, page };
}
