import { refetch } from "@panel/backend/refetch";
import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Enquiry } from "./enquiry";
import {
  type EnquiryDetails,
  readEnquiryDetails,
  readTemplates,
  readTourName,
} from "./enquiry-details";
import { mailState } from "./mail";
import { recheckMs } from "./use-enquiries";

/** Polling interval while a first attempt is in progress. */
const soonMs = 2000;

export const enquiryDetailsQuery = (enquiry: string) =>
  queryOptions({
    queryKey: ["contact_submissions", "details", enquiry],
    queryFn: () => readEnquiryDetails(enquiry),
    staleTime: prefetchStaleMs,
  });

/** Answers and notes of an enquiry. Polls while mails are unsent. */
export function useEnquiryDetails(enquiry: string) {
  const queries = useQueryClient();
  const details = useQuery({
    ...enquiryDetailsQuery(enquiry),
    refetchInterval: ({ state }) => pause(state.data),
  });
  const failed = details.data?.answers.filter(({ outbox }) => outbox?.last_error).length ?? 0;
  // Update the list and its notice when a mail has failed.
  useEffect(() => {
    if (failed === 0) return;
    for (const name of ["list", "unsent"])
      void queries.invalidateQueries({ queryKey: ["contact_submissions", name] });
  }, [queries, failed]);
  return details;
}

function pause(details: EnquiryDetails | undefined): number | false {
  const unsent = details?.answers.flatMap(({ outbox }) =>
    outbox && !outbox.sent_at ? [outbox] : [],
  );
  if (!unsent?.length) return false;
  return unsent.some((mail) => mailState(mail) === "leaving") ? soonMs : recheckMs;
}

export const templatesQuery = queryOptions({
  queryKey: ["inbox_settings", "templates"],
  queryFn: readTemplates,
  staleTime: prefetchStaleMs,
});

export const useTemplates = () => useQuery(templatesQuery);

/** Name of the tour that an enquiry came from, in its language; null if it came from no tour. */
export const tourNameQuery = (enquiry: Enquiry) =>
  queryOptions({
    queryKey: ["contact_submissions", "tour", enquiry.id],
    queryFn: async () => (await readTourName(enquiry)) ?? null,
    staleTime: prefetchStaleMs,
  });

/** Invalidates all queries about enquiries. */
export function useRenew() {
  const queries = useQueryClient();
  return () => refetch(queries, ["contact_submissions"]);
}
