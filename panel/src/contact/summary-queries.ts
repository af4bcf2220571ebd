import { BackendError, dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { isNotice, lateFilter, likeliestReason, mailColumns, pollingMs } from "./mail";

// All keys begin with that of enquiries, so that every invalidation includes them.

const newestLimit = 5;

/**
 * Latest enquiries except spam, for the dashboard.
 * @throws {BackendError}
 */
export async function readNewest(signal?: AbortSignal) {
  let rows = backend()
    .from("contact_submissions")
    .select("id,created_at,name,message,language")
    .neq("state", "spam")
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(newestLimit);
  if (signal) rows = rows.abortSignal(signal);
  return dataOf(await rows);
}

export const newestQuery = queryOptions({
  queryKey: ["contact_submissions", "newest"],
  queryFn: ({ signal }) => readNewest(signal),
  staleTime: prefetchStaleMs,
});

/** Number of recent mails from which the reason is derived: older failures may have had another one. */
const unsentSample = 20;

/**
 * Number of late mails, the latest of them, and their most frequent reason.
 * @throws {BackendError}
 */
export async function readUnsent(signal?: AbortSignal) {
  let found = backend()
    .from("outbox")
    .select(mailColumns, { count: "exact" })
    .is("sent_at", null)
    .is("refused_at", null)
    .neq("kind", "acknowledgement")
    .or(lateFilter())
    .order("created_at", { ascending: false })
    .limit(unsentSample);
  if (signal) found = found.abortSignal(signal);
  const { data: mails, count, error, status } = await found;
  if (error) throw new BackendError(error, status);
  return {
    count: count ?? 0,
    mails,
    hasAnswers: mails.some(({ kind }) => !isNotice(kind)),
    reason: likeliestReason(mails.map(({ last_error }) => last_error)),
  };
}

export const unsentQuery = queryOptions({
  queryKey: ["contact_submissions", "unsent"],
  queryFn: ({ signal }) => readUnsent(signal),
  staleTime: prefetchStaleMs,
});

export const useUnsent = () =>
  useQuery({ ...unsentQuery, refetchInterval: ({ state }) => pollingMs(state.data?.mails) });

/**
 * Number of enquiries with a mail that the visitor's mail server refuses, except lost ones and spam.
 * @throws {BackendError}
 */
export async function readRefused(signal?: AbortSignal): Promise<number> {
  let found = backend()
    .from("contact_submissions")
    .select("id,outbox(id)", { count: "exact" })
    .is("outbox.sent_at", null)
    .not("outbox.refused_at", "is", null)
    .not("outbox", "is", null)
    .not("state", "in", "(lost,spam)")
    .limit(1);
  if (signal) found = found.abortSignal(signal);
  const { count, error, status } = await found;
  if (error) throw new BackendError(error, status);
  return count ?? 0;
}

export const refusedQuery = queryOptions({
  queryKey: ["contact_submissions", "refused"],
  queryFn: ({ signal }) => readRefused(signal),
  staleTime: prefetchStaleMs,
});

export const useRefused = () => useQuery(refusedQuery);

export const refusedWords = (count: number) =>
  count === 1
    ? "1 visitante tiene una dirección que rechaza nuestros correos"
    : `${count} visitantes tienen una dirección que rechaza nuestros correos`;

/** `3 avisos no han salido por correo`, or `3 correos no han salido` if answers may be among them. */
export function unsentWords(count: number, hasAnswers = false): string {
  if (hasAnswers) return count === 1 ? "1 correo no ha salido" : `${count} correos no han salido`;
  return count === 1
    ? "1 aviso no ha salido por correo"
    : `${count} avisos no han salido por correo`;
}
