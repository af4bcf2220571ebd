/** The fields of a request that goes to the auth service; none where it brings no JSON object. */
export async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  try {
    return Object(await request.clone().json());
  } catch {
    return {};
  }
}

/** A field that is a text and not empty. */
export function textIn(fields: unknown, name: string): string | undefined {
  const value = Object(fields)[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

export interface TokenClaims {
  userId?: string;
  sessionId?: string;
  /** In lower case, as lite looks accounts up. */
  email?: string;
}

/** What an access token says, without looking at its signature: to be asked of tokens that lite has. */
export function accountOfToken(token: string): TokenClaims {
  try {
    const [, payload = ""] = token.split(".");
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return {
      userId: textIn(claims, "sub"),
      sessionId: textIn(claims, "session_id"),
      email: textIn(claims, "email")?.toLowerCase(),
    };
  } catch {
    return {};
  }
}

/** A request without its body. */
export type Head = Pick<Request, "method" | "url" | "headers">;

/** The token of a request; empty where it brings none. */
export function bearerOf(request: Head): string {
  return /^Bearer\s+(.+)$/.exec(request.headers.get("authorization") ?? "")?.[1]?.trim() ?? "";
}
