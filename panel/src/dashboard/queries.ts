import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { destinations } from "#content/destinations.ts";
import { posts } from "#content/posts.ts";
import { tours } from "#content/tours.ts";
import { readDrafts } from "./read-drafts";
import { readPending } from "./read-pending";
import { readWarnings } from "./read-warnings";

/** In the order in which the panel speaks of them. */
export const types = [posts, tours, destinations] as const;

export const draftsQuery = queryOptions({
  queryKey: ["dashboard", "drafts"],
  queryFn: ({ signal }) => readDrafts(types, signal),
});

export const warningsQuery = queryOptions({
  queryKey: ["dashboard", "warnings"],
  queryFn: ({ signal }) => readWarnings(signal),
});

/** Entries that are listed at first, and that each press adds: they come with all their texts. */
export const step = 6;

export const pendingQuery = (most: number) =>
  queryOptions({
    queryKey: ["dashboard", "pending", most],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readPending(types, most, signal),
  });
