import { errorResponse } from "../api/error-responses.ts";

interface MailLink {
  token: string;
  type: string;
  /** Redirect target of the mail request; null for the panel page that handles the link. */
  redirectTo: string | null;
}

/**
 * Panel page that uses a mail's token when a button is pressed. Mail scanners open every link: a token used
 * by GET would be spent before the reader opens the mail. The token is in the fragment, which is sent to no
 * server and no log.
 * @returns a path with query and fragment
 */
export function linkPage({ token, type, redirectTo }: MailLink): string {
  const fields = new URLSearchParams({ token_hash: token, type });
  if (redirectTo) fields.set("redirect_to", redirectTo);
  return `/admin/${type === "recovery" ? "reset" : "login"}#${fields}`;
}

/**
 * Redirects GET and HEAD of `/auth/v1/verify` to the page with the button, without using the token. Older
 * mails and templates written for Supabase have such links. The page adds `confirmed=true` if the link
 * redirects to another site, which reads the session from its address.
 * @returns undefined if lite should answer
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
  // Incomplete: lite reports what is missing.
  if (!token || !type) return undefined;
  const location = linkPage({ token, type, redirectTo: searchParams.get("redirect_to") });
  return new Response(null, { status: 303, headers: { location } });
}
