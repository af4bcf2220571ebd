import { useState } from "react";
import { useLocation } from "react-router";

/** Navigation state of links in a list: its search, filters and page. */
export interface ListState {
  listSearch: string;
}

export function useListState(): ListState {
  const { search } = useLocation();
  return { listSearch: search };
}

/**
 * Address of the list from which a page was opened, with its search.
 * @param otherwise default search
 */
export function useListAddress(path: string, otherwise = "") {
  const state: Partial<ListState> | null = useLocation().state;
  // Later navigations within the page replace the state.
  const [listSearch] = useState(state?.listSearch ?? otherwise);
  return { address: path + listSearch, state: { listSearch } };
}
