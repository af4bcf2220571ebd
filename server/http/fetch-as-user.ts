import type { Backend } from "../backend/types.ts";

interface Site {
  backend: Pick<Backend, "fetch" | "publishableKey">;
  siteUrl: string;
}

/**
 * Calls the Data API with a user's access token, which the backend verifies. In the pool of anonymous clients, because
 * the token may be forged.
 * @param path below `/rest/v1`
 * @param body undefined: a GET request
 */
export function fetchAsUser(
  { backend, siteUrl }: Site,
  token: string,
  path: string,
  body?: object,
): Promise<Response> {
  const request = new Request(`${siteUrl}/rest/v1/${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
    body: body ? JSON.stringify(body) : null,
  });
  return backend.fetch(request, { poolClass: "anonymous-call" });
}
