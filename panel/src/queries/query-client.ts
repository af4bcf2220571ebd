import { accessToken, regainSession } from "@panel/auth/regain-session";
import { checkRefusal } from "@panel/auth/session";
import { BackendError, isRefused } from "@panel/backend/backend-error";
import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

/**
 * Query and mutation caches of the panel. After a refusal they check the session. A query then waits for a sign-in if
 * necessary, and is repeated once.
 */
export function createQueryClient(): QueryClient {
  const repeated = new WeakMap<Query<unknown, unknown>, string | undefined>();
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: async (error, query) => {
        if (!isRefused(error) || !(await regainSession())) return;
        const token = await accessToken();
        // Refused with a valid session: repeating it with the same token would loop.
        if (repeated.get(query) === token) return;
        repeated.set(query, token);
        await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
      },
    }),
    mutationCache: new MutationCache({ onError: checkRefusal }),
    defaultOptions: {
      // Offline, fail at once: by default TanStack Query would send the request when the connection is back.
      mutations: { networkMode: "always" },
      queries: {
        // Refetch on every mount and window focus, to show changes from other tabs and people.
        staleTime: 0,
        retry: (failures, error) => failures < 1 && isPassing(error),
      },
    },
  });
  return client;
}

/** Temporary server errors. postgrest-js already retries 503 and network errors. */
function isPassing(error: unknown): boolean {
  return error instanceof BackendError && error.status >= 500 && error.status !== 503;
}

/**
 * Refetches queries after a change. Cancels first loads in flight: `invalidateQueries` would wait for their
 * response, which may be older than the change.
 */
export async function refetch(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({
    queryKey,
    type: "active",
    predicate: ({ state }) => state.data === undefined,
  });
  await queries.invalidateQueries({ queryKey });
}
