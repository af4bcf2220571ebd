import { verify } from "hono/jwt";
import { createApiKeyCheck, givenApiKey } from "./api-key.ts";
import { bearerOf, type Head } from "./fields.ts";

interface Secrets {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
}

/**
 * Who sends a request, by what is signed in it. Whether the session still exists and what its user may do
 * is the database's to say: this decides what a request may cost, not what it may see.
 */
export type ClientRole = "anonymous" | "user" | "service";

/** @returns a function that looks at a request's key and token as lite does, without asking the database. */
export function createRoleCheck(secrets: Secrets) {
  const keyOf = createApiKeyCheck(secrets);
  return async (request: Head): Promise<ClientRole> => {
    const key = givenApiKey(request) ?? "";
    const token = bearerOf(request);
    // supabase-js sends the key as a token where there is no session.
    if (!token || token === key || token.startsWith("sb_"))
      return keyOf(key) === "secret" ? "service" : "anonymous";
    const { role, sub } = await claimsOf(token, secrets.jwtSecret);
    if (role === "service_role") return "service";
    return role === "authenticated" && typeof sub === "string" ? "user" : "anonymous";
  };
}

/** Whether the token in an address to upload to was signed here. What it is for, lite looks at. */
export async function isSignedUpload({ searchParams }: URL, jwtSecret: string): Promise<boolean> {
  return (await claimsOf(searchParams.get("token") ?? "", jwtSecret)).intent === "upload";
}

/** None where the token is forged or its time is over. */
async function claimsOf(token: string, jwtSecret: string): Promise<Record<string, unknown>> {
  try {
    return await verify(token, jwtSecret, "HS256");
  } catch {
    return {};
  }
}
