/** Parses the JSON body of an auth request. @returns {} if it is not a JSON object. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  try {
    return Object(await request.clone().json());
  } catch {
    return {};
  }
}

/** @returns the field if it is a non-empty string. */
export function stringField(fields: unknown, name: string): string | undefined {
  const value = Object(fields)[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

export interface TokenClaims {
  userId?: string;
  sessionId?: string;
  /** In lower case, because lite looks accounts up in lower case. */
  email?: string;
}

/**
 * Decodes claims without verifying them. Trust the result only after lite has accepted the token.
 */
export function decodeClaims(token: string): TokenClaims {
  try {
    const [, payload = ""] = token.split(".");
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return {
      userId: stringField(claims, "sub"),
      sessionId: stringField(claims, "session_id"),
      email: stringField(claims, "email")?.toLowerCase(),
    };
  } catch {
    return {};
  }
}

/** A request without its body. */
export type RequestHead = Pick<Request, "method" | "url" | "headers">;

/** @returns the bearer token, or "". */
export function bearerToken(request: RequestHead): string {
  return /^Bearer\s+(.+)$/.exec(request.headers.get("authorization") ?? "")?.[1]?.trim() ?? "";
}
