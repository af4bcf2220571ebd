import { checkSession, untilAdmin } from "./session";

/**
 * For a save that was refused: finds out whether the session still holds and, where it does not, waits
 * until somebody has signed in again in the panel's dialog.
 * @returns whether trying again makes sense
 */
export async function regainSession(): Promise<boolean> {
  const session = await checkSession();
  // The session is fine and was refused all the same: asking once more would not help.
  if (session.status === "admin") return false;
  return untilAdmin();
}
