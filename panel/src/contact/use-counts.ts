import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { StateFilter } from "./states";

export type EnquiryCounts = Partial<Record<StateFilter, number>>;

/** How many enquiries there are of each state. @throws {BackendError} */
export async function readEnquiryCounts(signal?: AbortSignal): Promise<EnquiryCounts> {
  let counts = backend().rpc("enquiry_counts");
  if (signal) counts = counts.abortSignal(signal);
  return dataOf(await counts);
}

/** Whatever renews the messages renews it. */
export const enquiryCountsQuery = queryOptions({
  queryKey: ["contact_submissions", "counts"],
  queryFn: ({ signal }) => readEnquiryCounts(signal),
  staleTime: prefetchStaleMs,
});

/** The same, live; undefined until it is known. */
export const useEnquiryCounts = (): EnquiryCounts | undefined => useQuery(enquiryCountsQuery).data;
