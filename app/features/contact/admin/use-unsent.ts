import { useQuery } from "@tanstack/react-query";
import { BackendError } from "~/lib/backend-error";
import { backend } from "~/lib/browser-client";
import { lateFilter } from "./mail";
import { likeliestReason } from "./mail-reason";
import { recheck } from "./use-enquiries";

/** The last ones speak for all: what is wrong now is what has stopped them. */
const sample = 20;

/** How many mails of all enquiries have not gone out, and why, most likely. */
export function useUnsent() {
  return useQuery({
    // Beside the messages: whatever renews them renews this.
    queryKey: ["contact_submissions", "unsent"],
    queryFn: async ({ signal }) => {
      const { data, count, error, status } = await backend()
        .from("outbox")
        .select("last_error", { count: "exact" })
        .is("sent_at", null)
        .or(lateFilter())
        .order("created_at", { ascending: false })
        .limit(sample)
        .abortSignal(signal);
      if (error) throw new BackendError(error, status);
      const errors = data.map(({ last_error }) => last_error);
      return { count: count ?? 0, reason: likeliestReason(errors) };
    },
    refetchInterval: ({ state }) => (state.data?.count ? recheck : false),
  });
}

/** `3 avisos no han salido por correo`. */
export function unsentWords(count: number): string {
  return count === 1
    ? "1 aviso no ha salido por correo"
    : `${count} avisos no han salido por correo`;
}
