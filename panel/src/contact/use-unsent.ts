import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { readUnsent } from "./read-unsent";
import { recheckMs } from "./use-enquiries";

export const unsentQuery = queryOptions({
  // The prefix of all enquiries, so that every invalidation includes it.
  queryKey: ["contact_submissions", "unsent"],
  queryFn: ({ signal }) => readUnsent(signal),
  staleTime: prefetchStaleMs,
});

/** Number of unsent mails and the most frequent reason. */
export const useUnsent = () =>
  useQuery({
    ...unsentQuery,
    refetchInterval: ({ state }) => (state.data?.count ? recheckMs : false),
  });

/** `3 avisos no han salido por correo`, or `3 correos no han salido` if answers may be among them. */
export function unsentWords(count: number, withAnswers = false): string {
  if (withAnswers) return count === 1 ? "1 correo no ha salido" : `${count} correos no han salido`;
  return count === 1
    ? "1 aviso no ha salido por correo"
    : `${count} avisos no han salido por correo`;
}
