import { dataOf } from "@panel/backend/backend-error";
import { useAddressParams } from "@panel/list/use-address-params";
import { prefetchStaleMs } from "@panel/route-context";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { findEnquiry, type MailedEnquiry } from "./find-enquiries";
import { orderOf } from "./order";
import { readEnquiries } from "./read-enquiries";
import { stateFilterOf } from "./states";

const table = "contact_submissions";

/** Polling interval while a mail is unsent. */
export const recheckMs = 20_000;

const isWaiting = ({ outbox }: MailedEnquiry) => outbox.some(({ sent_at }) => !sent_at);

/** Query for the search parameters of the list: `?q=…&state=…&mail=unsent&sort=…&page=…`. */
export function enquiriesQuery(search: URLSearchParams) {
  const q = search.get("q") ?? "";
  const unsent = search.get("mail") === "unsent";
  const state = stateFilterOf(search.get("state"));
  const order = orderOf(search.get("sort"));
  const page = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);
  const query = queryOptions({
    queryKey: [table, "list", q, unsent, state, order.value, page],
    queryFn: ({ signal }) => readEnquiries({ q, unsent, state, order, page, signal }),
    // The route's loader has prefetched it.
    staleTime: prefetchStaleMs,
  });
  return { query, q, unsent, state, order, page };
}

/** Page of enquiries as the address requests it. */
export function useEnquiries() {
  const { search, setParams } = useAddressParams();
  const { query, ...request } = enquiriesQuery(search);
  // TanStack Query re-renders only when one of these properties changes.
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.some(isWaiting) ? recheckMs : false),
  });

  const list = { data, error, isPending, isPlaceholderData, refetch };
  return { ...list, ...request, search, setParams };
}

/** One enquiry, with the list's row as placeholder; null if it does not exist. */
export function useEnquiry(id: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: [table, "entry", id],
    placeholderData: () =>
      queries
        .getQueriesData<{ rows: MailedEnquiry[] }>({ queryKey: [table, "list"] })
        .flatMap(([, page]) => page?.rows ?? [])
        .find((row) => row.id === id),
    queryFn: async (): Promise<MailedEnquiry | null> => {
      // PostgreSQL rejects a malformed UUID: there is no such enquiry.
      if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return null;
      return dataOf(await findEnquiry(id));
    },
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? recheckMs : false),
  });
}
