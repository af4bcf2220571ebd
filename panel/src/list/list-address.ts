import { useState } from "react";
import { useLocation } from "react-router";

/** What the links of a list hand on: its search, filters and page as they are now. */
export interface ListState {
  listSearch: string;
}

export function useListState(): ListState {
  const { search } = useLocation();
  return { listSearch: search };
}

/**
 * The list that a row's page was opened from, as it was then.
 * @param otherwise the query for whoever came from elsewhere.
 */
export function useListAddress(path: string, otherwise = "") {
  const state: Partial<ListState> | null = useLocation().state;
  // Steps within the page have states of their own.
  const [listSearch] = useState(state?.listSearch ?? otherwise);
  return { address: path + listSearch, state: { listSearch } };
}
