export interface DatabaseAddress {
  /** The project's address: `SUPABASE_URL`, or the site itself when the backend is our own. */
  url: string;
  secretKey: string;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
}

export type DatabaseCall = <Result>(
  name: string,
  parameters?: Record<string, unknown>,
) => Promise<Result>;

/**
 * Calls functions of the database over its REST interface with the secret key, the same way everywhere.
 * A call rejects with what was answered where that is no success.
 */
export function createDatabaseCall({ url, secretKey, fetch }: DatabaseAddress): DatabaseCall {
  return async <Result>(name: string, parameters: Record<string, unknown> = {}) => {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: secretKey,
        // Keys of the older kind are tokens, and count only as such.
        ...(secretKey.startsWith("eyJ") && { authorization: `Bearer ${secretKey}` }),
        "content-type": "application/json",
      },
      body: JSON.stringify(parameters),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 500)}`);
    return (text ? JSON.parse(text) : undefined) as Result;
  };
}
