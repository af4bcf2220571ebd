import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { StateFilter } from "./enquiry";

/** Number of enquiries by state. `waiting`: proposals whose travellers wait for an answer. */
export type EnquiryCounts = Partial<Record<StateFilter | "waiting", number>>;

/**
 * Number of enquiries by state.
 * @throws {BackendError}
 */
export async function readEnquiryCounts(signal?: AbortSignal): Promise<EnquiryCounts> {
  let counts = backend().rpc("enquiry_counts");
  if (signal) counts = counts.abortSignal(signal);
  return dataOf(await counts);
}

export const enquiryCountsQuery = queryOptions({
  // Begins with the key of enquiries, so that every invalidation includes it.
  queryKey: ["contact_submissions", "counts"],
  queryFn: ({ signal }) => readEnquiryCounts(signal),
  staleTime: prefetchStaleMs,
});

/** Current counts; undefined until loaded. */
export const useEnquiryCounts = (): EnquiryCounts | undefined => useQuery(enquiryCountsQuery).data;
