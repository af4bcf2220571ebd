import { BackendError } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { prefetchStaleMs } from "@panel/queries/prefetch";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { contentTypes } from "#content/index.ts";
import { readDrafts } from "./read-drafts";
import { readPending } from "./read-pending";
import { readUnpublished } from "./read-unpublished";

export const draftsQuery = queryOptions({
  queryKey: ["dashboard", "drafts"],
  queryFn: ({ signal }) => readDrafts(contentTypes, signal),
  staleTime: prefetchStaleMs,
});

export const unpublishedQuery = queryOptions({
  queryKey: ["dashboard", "unpublished"],
  queryFn: ({ signal }) => readUnpublished(signal),
  staleTime: prefetchStaleMs,
});

export const warningsQuery = queryOptions({
  queryKey: ["dashboard", "warnings"],
  queryFn: ({ signal }) => readWarnings(signal),
  staleTime: prefetchStaleMs,
});

/** Entries that are displayed at first, and added by each press of the button. Their rows are loaded completely. */
export const step = 6;

export const pendingQuery = (limit: number) =>
  queryOptions({
    queryKey: ["dashboard", "pending", limit],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readPending(contentTypes, limit, signal),
    staleTime: prefetchStaleMs,
  });

/**
 * Warnings about the site.
 * @throws {BackendError}
 */
export async function readWarnings(signal: AbortSignal) {
  const { data, error, status } = await backend().rpc("owner_warnings").abortSignal(signal);
  if (error) throw new BackendError(error, status);
  return data;
}

export type Warning = Awaited<ReturnType<typeof readWarnings>>[number];
