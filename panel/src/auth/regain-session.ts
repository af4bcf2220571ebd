import { backend } from "@panel/backend/browser-client";
import { checkSession, untilAdmin } from "./session";

/**
 * Called after a refused request. Checks the session and, if it has ended, waits for the next sign-in. The
 * token may have been refreshed on behalf of another request, so that the caller should retry once.
 * @param signal aborted when the caller is gone, so that a later sign-in does not repeat an abandoned action
 * @returns whether a retry makes sense
 */
export async function regainSession(signal?: AbortSignal): Promise<boolean> {
  const session = await checkSession();
  if (session.status === "visitor" && session.unchecked) return false;
  if (session.status !== "admin") await untilAdmin(signal);
  return !signal?.aborted;
}

/** Access token of the current session. */
export async function accessToken(): Promise<string | undefined> {
  const { data } = await backend().auth.getSession();
  return data.session?.access_token;
}
