import { verify } from "hono/jwt";
import { createApiKeyCheck, givenApiKey } from "./api-key.ts";
import { bearerToken, type RequestHead } from "./request-fields.ts";

interface Secrets {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
}

/**
 * Role of a client by its key and signed token. It decides about pools and limits. What the client may see,
 * and whether the session still exists, is decided by the database.
 */
export type ClientRole = "anonymous" | "user" | "service";

/** @returns a function that reads the key and token as lite does, without a database query. */
export function createRoleCheck(secrets: Secrets) {
  const keyOf = createApiKeyCheck(secrets);
  return async (request: RequestHead): Promise<ClientRole> => {
    const key = givenApiKey(request) ?? "";
    const token = bearerToken(request);
    // Without a session, supabase-js sends the API key as a token.
    if (!token || token === key || token.startsWith("sb_"))
      return keyOf(key) === "secret" ? "service" : "anonymous";
    const { role, sub } = await claimsOf(token, secrets.jwtSecret);
    if (role === "service_role") return "service";
    return role === "authenticated" && typeof sub === "string" ? "user" : "anonymous";
  };
}

/** Whether this server signed the token of an upload URL. lite checks its object. */
export async function isSignedUpload({ searchParams }: URL, jwtSecret: string): Promise<boolean> {
  return (await claimsOf(searchParams.get("token") ?? "", jwtSecret)).intent === "upload";
}

/** @returns {} if the token is forged or expired. */
async function claimsOf(token: string, jwtSecret: string): Promise<Record<string, unknown>> {
  try {
    return await verify(token, jwtSecret, "HS256");
  } catch {
    return {};
  }
}
