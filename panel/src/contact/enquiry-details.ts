import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { columnOf, translationsOf } from "#content/columns.ts";
import type { DeclaredColumns } from "#shared/declared-columns.types.ts";
import type { Contact } from "./contact";
import type { Enquiry } from "./enquiry";
import { findEnquiry, type MailedEnquiry } from "./list-query";
import { type Mail, mailColumns, pollingMs } from "./mail";

export interface Note {
  id: string;
  created_at: string;
  author: string | null;
  body: string;
}

export interface Answer extends Note {
  subject: string;
  /** Null only in theory: the database writes it in the same transaction. */
  outbox: Mail | null;
}

export type Template = DeclaredColumns["inbox_settings"]["answer_templates"][number];

/** Answers, contacts outside the panel, and notes of an enquiry, the oldest first. */
export interface EnquiryDetails {
  answers: Answer[];
  contacts: Contact[];
  notes: Note[];
}

/** @throws {BackendError} */
export async function readEnquiryDetails(enquiry: string): Promise<EnquiryDetails> {
  const [answers, contacts, notes] = await Promise.all([
    backend()
      .from("enquiry_answers")
      .select(`id,created_at,author,subject,body,outbox(${mailColumns})` as const)
      .eq("enquiry_id", enquiry)
      .order("created_at")
      .order("id"),
    backend()
      .from("enquiry_contacts")
      .select("id,at,channel,reached,author")
      .eq("enquiry_id", enquiry)
      .order("at")
      .order("id"),
    backend()
      .from("enquiry_notes")
      .select("id,created_at,author,body")
      .eq("enquiry_id", enquiry)
      .order("created_at")
      .order("id"),
  ]);
  return { answers: dataOf(answers), contacts: dataOf(contacts), notes: dataOf(notes) };
}

/** @throws {BackendError} */
export async function readTemplates(): Promise<Template[]> {
  const rows = dataOf(await backend().from("inbox_settings").select("answer_templates").limit(1));
  return rows[0]?.answer_templates ?? [];
}

/**
 * Reply-To address of answers.
 * @throws {BackendError}
 */
export async function readReplyTo(): Promise<{ company_name: string; email: string } | undefined> {
  return dataOf(await backend().from("site_settings").select("company_name,email").limit(1))[0];
}

/**
 * Name of the tour that an enquiry is about, in its language; undefined without a tour. Of a deleted tour the Spanish
 * name, and of a link by another program its `?tour=`.
 * @throws {BackendError}
 */
export async function readTourName({
  tour_id,
  tour_name,
  source,
  language,
}: Enquiry): Promise<string | undefined> {
  if (!tour_id) {
    const address = source ? URL.parse(source, "https://site.invalid") : null;
    // The address is untrusted: limit the length and remove line breaks.
    const named = address?.searchParams.get("tour")?.trim().replace(/\s+/g, " ").slice(0, 100);
    return named || undefined;
  }
  const found = await backend()
    .from("tours")
    .select(["name", ...translationsOf(["name"])].join())
    .eq("id", tour_id)
    .maybeSingle()
    .overrideTypes<Record<string, string | null>, { merge: false }>();
  const tour = dataOf(found);
  return (language && tour?.[columnOf("name", language)]) || tour?.name || tour_name || undefined;
}

const table = "contact_submissions";

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
    refetchInterval: ({ state }) => pollingMs(state.data?.outbox),
  });
}

export const enquiryDetailsQuery = (enquiry: string) =>
  queryOptions({
    queryKey: [table, "details", enquiry],
    queryFn: () => readEnquiryDetails(enquiry),
    staleTime: prefetchStaleMs,
  });

/** Answers and notes of an enquiry. */
export function useEnquiryDetails(enquiry: string) {
  const queries = useQueryClient();
  const details = useQuery({
    ...enquiryDetailsQuery(enquiry),
    refetchInterval: ({ state }) => pollingMs(state.data?.answers.map(({ outbox }) => outbox)),
  });
  const failed = details.data?.answers.filter(({ outbox }) => outbox?.last_error).length ?? 0;
  // Update the list and its notice when a mail has failed.
  useEffect(() => {
    if (failed === 0) return;
    for (const name of ["list", "unsent", "refused"])
      void queries.invalidateQueries({ queryKey: [table, name] });
  }, [queries, failed]);
  return details;
}

export const templatesQuery = queryOptions({
  queryKey: ["inbox_settings", "templates"],
  queryFn: readTemplates,
  staleTime: prefetchStaleMs,
});

/** Name of the tour that an enquiry is about, in its language; null without a tour. */
export const tourNameQuery = (enquiry: Enquiry) =>
  queryOptions({
    queryKey: [table, "tour", enquiry.id],
    queryFn: async () => (await readTourName(enquiry)) ?? null,
    staleTime: prefetchStaleMs,
  });
