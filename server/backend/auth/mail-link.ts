import { errorResponse } from "../api/error-responses.ts";

interface MailLink {
  token: string;
  type: string;
  /** Where the request of the mail wants to lead; null for the page of the panel that the link is for. */
  redirectTo: string | null;
}

/**
 * Page of the panel that spends a mail's token, on a person's press. Mail scanners open every link: a link
 * that is spent by a GET is dead before its reader comes. The token stands behind `#`, so that no server and
 * no log is told.
 * @returns an address without origin
 */
export function linkPage({ token, type, redirectTo }: MailLink): string {
  const fields = new URLSearchParams({ token_hash: token, type });
  if (redirectTo) fields.set("redirect_to", redirectTo);
  return `/admin/${type === "recovery" ? "reset" : "login"}#${fields}`;
}

/**
 * Answers a GET or HEAD of `/auth/v1/verify` without spending its token: links of older mails and of
 * templates written for Supabase lead to the page that asks for a press. That page adds `confirmed=true`
 * where the link leads on to another site, which reads the session from the address it is redirected to.
 * @returns undefined where lite answers
 */
export function answerMailLink(method: string, { searchParams }: URL): Response | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const [token, type] = [searchParams.get("token"), searchParams.get("type")];
  if (searchParams.get("confirmed") === "true") {
    if (method === "GET") return undefined;
    const refused = errorResponse("auth", 405, "method_not_allowed", "HEAD does not spend a token");
    refused.headers.set("allow", "GET, POST");
    return refused;
  }
  // Incomplete: lite says what is missing.
  if (!token || !type) return undefined;
  const location = linkPage({ token, type, redirectTo: searchParams.get("redirect_to") });
  return new Response(null, { status: 303, headers: { location } });
}
