import { refetch } from "@panel/backend/refetch";
import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Enquiry } from "./enquiry";
import { type EnquiryDesk, readEnquiryDesk, readTemplates, readTourName } from "./enquiry-desk";
import { mailState } from "./mail";
import { recheckMs } from "./use-enquiries";

/** Milliseconds until a mail that is leaving is looked at again. */
const soonMs = 2000;

export const enquiryDeskQuery = (enquiry: string) =>
  queryOptions({
    queryKey: ["contact_submissions", "desk", enquiry],
    queryFn: () => readEnquiryDesk(enquiry),
    staleTime: prefetchStaleMs,
  });

/** What lies beside an enquiry; mails that are not out yet are followed. */
export function useEnquiryDesk(enquiry: string) {
  const queries = useQueryClient();
  const desk = useQuery({
    ...enquiryDeskQuery(enquiry),
    refetchInterval: ({ state }) => pause(state.data),
  });
  const failed = desk.data?.answers.filter(({ outbox }) => outbox?.last_error).length ?? 0;
  // The list behind and its notice tell of it at once.
  useEffect(() => {
    if (failed === 0) return;
    for (const name of ["list", "unsent"])
      void queries.invalidateQueries({ queryKey: ["contact_submissions", name] });
  }, [queries, failed]);
  return desk;
}

function pause(desk: EnquiryDesk | undefined): number | false {
  const unsent = desk?.answers.flatMap(({ outbox }) => (outbox && !outbox.sent_at ? [outbox] : []));
  if (!unsent?.length) return false;
  return unsent.some((mail) => mailState(mail) === "leaving") ? soonMs : recheckMs;
}

export const templatesQuery = queryOptions({
  queryKey: ["inbox_settings", "templates"],
  queryFn: readTemplates,
  staleTime: prefetchStaleMs,
});

export const useTemplates = () => useQuery(templatesQuery);

/** The name of the tour that an enquiry is about, in its language; null where it is about none. */
export const tourNameQuery = (enquiry: Enquiry) =>
  queryOptions({
    queryKey: ["contact_submissions", "tour", enquiry.id],
    queryFn: async () => (await readTourName(enquiry)) ?? null,
    staleTime: prefetchStaleMs,
  });

/** Renews everything that tells of enquiries. */
export function useRenew() {
  const queries = useQueryClient();
  return () => refetch(queries, ["contact_submissions"]);
}
