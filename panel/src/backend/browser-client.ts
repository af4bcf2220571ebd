import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "#shared/database.types.ts";
import { PanelAuthClient } from "./auth-client";

let client: ReturnType<typeof createBackend> | undefined;
let key = "";
let address = "";

/** auth-js ends a session whose renewal is refused. A renewal that came at a busy moment is repeated instead. */
const authFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const isRenewal = String(input).includes("grant_type=refresh_token");
  if (response.status !== 429 || !isRenewal) return response;
  return new Response(response.body, { status: 503, headers: response.headers });
};

/**
 * What supabase-js is put together of, without what the panel does not use. Stored files have a module of
 * their own (`bucket.ts`), which only some pages need.
 */
function createBackend(url: string) {
  const auth = new PanelAuthClient({
    fetch: authFetch,
    url: `${url}/auth/v1`,
    // It replaces `Authorization` by the session's own, in these letters.
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: `sb-${new URL(url).hostname.split(".")[0]}-auth-token`,
    detectSessionInUrl: true,
    flowType: "implicit",
  });
  const asUser: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const isRead = init?.method === "GET" || init?.method === "HEAD";
    const own = await requestHeaders({ isUrgent: !isRead });
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    return fetch(input, { ...init, headers });
  };
  const rest = new PostgrestClient<Database>(`${url}/rest/v1`, { fetch: asUser });
  return {
    auth,
    from: rest.from.bind(rest) as typeof rest.from,
    rpc: rest.rpc.bind(rest) as typeof rest.rpc,
    url,
    fetch: asUser,
  };
}

/**
 * The admin panel's backend, one for each browser tab. It stores the session in local storage and
 * refreshes it by itself (H2).
 * @param url origin of the backend; empty where it answers on the page's own.
 */
export function connectBackend(url: string, publishableKey: string): void {
  key = publishableKey;
  address = url;
  client ??= createBackend(url || location.origin);
}

/** @throws {Error} before {@link connectBackend} was called, as on the server. */
export function backend() {
  if (!client) throw new Error("the backend is not connected");
  return client;
}

/** Origin of the backend, for requests made without its clients; empty where it is the page's own. */
export function backendOrigin(): string {
  return address;
}

/**
 * What a request carries to be the signed-in user's own.
 * @throws {RenewalError}
 */
export async function requestHeaders({ isUrgent = true } = {}): Promise<Record<string, string>> {
  const session = await backend().auth.currentSession(isUrgent);
  return { apikey: key, authorization: `Bearer ${session?.access_token ?? key}` };
}
