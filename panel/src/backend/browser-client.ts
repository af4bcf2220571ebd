import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "#shared/database.types.ts";
import { PanelAuthClient } from "./auth-client";

let client: ReturnType<typeof createBackend> | undefined;
let key = "";
let address = "";

const withStatus = (status: number, { body, headers }: Response) =>
  new Response(body, { status, headers });

/**
 * Maps the page of a hotel's portal, proxy or firewall, which answers instead of the backend, to 503: its
 * status says nothing about session or rights. The backend answers with JSON or without a body.
 */
function fromBackend(response: Response): Response {
  const type = response.headers.get("content-type") ?? "json";
  return type.includes("json") ? response : withStatus(503, response);
}

/** Maps 429 to 503 for token renewals: auth-js ends the session on other 4xx responses, but retries 503. */
const authFetch: typeof fetch = async (input, init) => {
  const response = fromBackend(await fetch(input, init));
  const isRenewal = String(input).includes("grant_type=refresh_token");
  return response.status === 429 && isRenewal ? withStatus(503, response) : response;
};

/**
 * The parts of supabase-js that the panel uses. Storage has its own module (`bucket.ts`), which only some
 * pages load.
 */
function createBackend(url: string) {
  const auth = new PanelAuthClient({
    fetch: authFetch,
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
  const rest = new PostgrestClient<Database>(`${url}/rest/v1`, {
    fetch: async (input, init) => fromBackend(await asUser(input, init)),
  });
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
