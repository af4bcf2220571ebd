import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "#shared/database.types.ts";
import { PanelAuthClient } from "./auth-client";

let client: ReturnType<typeof createBackend> | undefined;
let key = "";
let address = "";

/**
 * Replaces two kinds of responses by a 503, because they say nothing about the session or the user's rights:
 * HTML of a portal, proxy or firewall (the backend sends JSON or no body), and 429 to a token renewal, after
 * which auth-js would end the session.
 */
const withOutages =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const { status, headers, body } = response;
    const isBusyRenewal = status === 429 && String(input).includes("grant_type=refresh_token");
    return !isBusyRenewal && (headers.get("content-type") ?? "json").includes("json")
      ? response
      : new Response(body, { status: 503, headers });
  };

/**
 * The parts of supabase-js that the panel uses. Storage has its own module (`bucket.ts`), which only some
 * pages load.
 */
function createBackend(url: string) {
  const auth = new PanelAuthClient({
    fetch: withOutages(fetch),
    url: `${url}/auth/v1`,
    // Auth replaces `Authorization` by the session's own; the capitalisation must match.
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
  const rest = new PostgrestClient<Database>(`${url}/rest/v1`, { fetch: withOutages(asUser) });
  return {
    auth,
    from: rest.from.bind(rest) as typeof rest.from,
    rpc: rest.rpc.bind(rest) as typeof rest.rpc,
    url,
    fetch: asUser,
  };
}

/**
 * Connects the backend. Each tab has one client; the session is in local storage and refreshed automatically
 * (H2).
 * @param url origin of the backend; empty if it is the page's own
 */
export function connectBackend(url: string, publishableKey: string): void {
  key = publishableKey;
  address = url;
  client ??= createBackend(url || location.origin);
}

/** @throws {Error} before {@link connectBackend} */
export function backend() {
  if (!client) throw new Error("the backend is not connected");
  return client;
}

/** Origin of the backend, for requests without its clients; empty if it is the page's own. */
export function backendOrigin(): string {
  return address;
}

/**
 * Authentication headers of the current user.
 * @throws {RenewalError}
 */
export async function requestHeaders({ isUrgent = true } = {}): Promise<Record<string, string>> {
  const session = await backend().auth.currentSession(isUrgent);
  return { apikey: key, authorization: `Bearer ${session?.access_token ?? key}` };
}
