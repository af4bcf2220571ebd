import { useQueryClient } from "@tanstack/react-query";

interface List {
  data: { rows: unknown[] } | undefined;
  page: number;
  show: (change: Record<string, string | undefined>, replace?: boolean) => void;
}

/**
 * What follows when a row of a list has been removed: everything about its table is asked for again. The last
 * one of a page takes the page along, and with it `also` out of the address: nobody asks for it any more.
 * @returns whether the address has changed
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
