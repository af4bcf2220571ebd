import { BackendError, isRefused } from "@panel/backend/backend-error";
import { type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { accessToken, regainSession } from "./regain-session";

/**
 * The panel's cache of what the backend answered. A refusal makes the session prove itself again; what
 * is on the page is asked for once more as soon as it has.
 */
export function createQueryClient(): QueryClient {
  const repeated = new WeakMap<Query<unknown, unknown>, string | undefined>();
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: async (error, query) => {
        if (!isRefused(error) || !(await regainSession())) return;
        const token = await accessToken();
        // Refused although the session holds: with the same token it would be refused for ever.
        if (repeated.get(query) === token) return;
        repeated.set(query, token);
        await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
      },
    }),
    defaultOptions: {
      queries: {
        // What another tab or person changed shows as soon as one looks.
        staleTime: 0,
        retry: (failures, error) => failures < 1 && isPassing(error),
      },
    },
  });
  return client;
}

/** Trouble of the server's own that may be over in a second; postgrest-js has repeated the rest. */
function isPassing(error: unknown): boolean {
  return error instanceof BackendError && error.status >= 500 && error.status !== 503;
}
