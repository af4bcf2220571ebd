import { backend } from "~/lib/browser-client";
import { checkSession, untilAdmin } from "./session";

/**
 * For something that was refused: finds out whether the session still holds and, where it does not,
 * waits until somebody has signed in again.
 * @returns whether trying again makes sense
 */
export async function regainSession(): Promise<boolean> {
  const before = await accessToken();
  const session = await checkSession();
  if (session.status === "visitor" && session.unchecked) return false;
  if (session.status !== "admin") return untilAdmin();
  // With the same token it would be refused again.
  return (await accessToken()) !== before;
}

async function accessToken(): Promise<string | undefined> {
  const { data } = await backend().auth.getSession();
  return data.session?.access_token;
}
