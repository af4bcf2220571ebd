import { useQueryClient } from "@tanstack/react-query";

interface List {
  data: { rows: unknown[] } | undefined;
  page: number;
  show: (change: Record<string, string | undefined>, replace?: boolean) => void;
}

/**
 * Handles the removal of a row: invalidates the queries of its table. If the page has become empty,
 * navigates to the previous one and removes the parameters `also`.
 * @returns whether it has navigated
 */
export function useRowGone(table: string, { data, page, show }: List) {
  const queries = useQueryClient();
  return (also: Record<string, undefined> = {}): boolean => {
    const emptied = data?.rows.length === 1 && page > 1;
    if (emptied) show({ ...also, page: page > 2 ? String(page - 1) : undefined }, true);
    void queries.invalidateQueries({
      queryKey: [table],
      predicate: ({ queryKey }) => !emptied || queryKey[1] !== "list",
    });
    return emptied;
  };
}
