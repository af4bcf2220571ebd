import { useQueryClient } from "@tanstack/react-query";

interface List {
  data: { rows: unknown[] } | undefined;
  page: number;
  setParams: (change: Record<string, string | undefined>, replace?: boolean) => void;
}

/**
 * Handles the removal of a row: invalidates the queries of its table. If the page has become empty,
 * navigates to the previous one and removes the parameters `removedParams`.
 * @returns whether it has navigated
 */
export function useRowRemoved(table: string, { data, page, setParams }: List) {
  const queries = useQueryClient();
  return (removedParams: Record<string, undefined> = {}): boolean => {
    const isPageEmpty = data?.rows.length === 1 && page > 1;
    if (isPageEmpty)
      setParams({ ...removedParams, page: page > 2 ? String(page - 1) : undefined }, true);
    void queries.invalidateQueries({
      queryKey: [table],
      predicate: ({ queryKey }) => !isPageEmpty || queryKey[1] !== "list",
    });
    return isPageEmpty;
  };
}
