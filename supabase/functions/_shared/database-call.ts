export interface DatabaseAddress {
  /** `SUPABASE_URL`, or the site's URL if the backend is our own. */
  url: string;
  secretKey: string;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
}

export type DatabaseCall = <Result>(
  name: string,
  parameters?: Record<string, unknown>,
) => Promise<Result>;

/**
 * Calls database functions over the Data API with the secret key, on every backend. Rejects with the
 * response text on failure.
 */
export function createDatabaseCall({ url, secretKey, fetch }: DatabaseAddress): DatabaseCall {
  return async <Result>(name: string, parameters: Record<string, unknown> = {}) => {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: secretKey,
        // Legacy keys are JWTs and are accepted as bearer token only.
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
