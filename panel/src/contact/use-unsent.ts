import { prefetchStaleMs } from "@panel/route-context";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { readUnsent } from "./read-unsent";
import { recheckMs } from "./use-enquiries";

export const unsentQuery = queryOptions({
  // Beside the messages: whatever renews them renews this.
  queryKey: ["contact_submissions", "unsent"],
  queryFn: ({ signal }) => readUnsent(signal),
  staleTime: prefetchStaleMs,
});

/** How many mails of all enquiries have not gone out, and why, most likely. */
export const useUnsent = () =>
  useQuery({
    ...unsentQuery,
    refetchInterval: ({ state }) => (state.data?.count ? recheckMs : false),
  });

/** `3 avisos no han salido por correo`, or where answers to visitors may be among them, `3 correos no han salido`. */
export function unsentWords(count: number, withAnswers = false): string {
  if (withAnswers) return count === 1 ? "1 correo no ha salido" : `${count} correos no han salido`;
  return count === 1
    ? "1 aviso no ha salido por correo"
    : `${count} avisos no han salido por correo`;
}
