import { backend } from "@panel/backend/browser-client";
import { checkSession, untilAdmin } from "./session";

/**
 * For something that was refused: finds out whether the session still holds and, where it does not,
 * waits until somebody has signed in again. A token that is too old has been replaced by then, perhaps
 * on behalf of another request that was refused sooner: who asks cannot know, and tries again once.
 * @param signal aborted when whoever asked has left: what was given up must not be done by the next sign-in
 * @returns whether trying again makes sense
 */
export async function regainSession(signal?: AbortSignal): Promise<boolean> {
  const session = await checkSession();
  if (session.status === "visitor" && session.unchecked) return false;
  if (session.status !== "admin") await untilAdmin(signal);
  return !signal?.aborted;
}

/** What requests are signed with at the moment. */
export async function accessToken(): Promise<string | undefined> {
  const { data } = await backend().auth.getSession();
  return data.session?.access_token;
}
