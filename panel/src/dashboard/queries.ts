import { prefetchStaleMs } from "@panel/route-context";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { contentTypes } from "#content/index.ts";
import { readDrafts } from "./read-drafts";
import { readPending } from "./read-pending";
import { readWarnings } from "./read-warnings";

export const draftsQuery = queryOptions({
  queryKey: ["dashboard", "drafts"],
  queryFn: ({ signal }) => readDrafts(contentTypes, signal),
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
