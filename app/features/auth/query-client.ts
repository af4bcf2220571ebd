import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isRefused } from "~/lib/backend-error";
import { checkSession } from "./session";

/** The panel's cache of what the backend answered. A refusal makes the session prove itself again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isRefused(error)) void checkSession();
      },
    }),
    defaultOptions: {
      queries: {
        // What another tab or person changed shows as soon as one looks.
        staleTime: 0,
        retry: (failures, error) => failures < 2 && !isRefused(error),
      },
    },
  });
}
