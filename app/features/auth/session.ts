import { useSyncExternalStore } from "react";
import { backend } from "~/lib/browser-client";

/** Who sits at this browser (specification §4): `visitor` is signed in but no administrator. */
export type Session =
  | { status: "loading" | "signed-out" }
  | { status: "visitor" | "admin"; email: string };

const loading: Session = { status: "loading" };
let current: Session = loading;
/** Counts the auth changes: the answer about an earlier one must not overtake a later one. */
let change = 0;
let following = false;
const listeners = new Set<() => void>();

function settle(session: Session) {
  current = session;
  for (const listener of listeners) listener();
}

/** Looks the role up again; a look-up that fails means not an administrator (checklist H2). */
async function judge(user: { id: string; email?: string } | undefined): Promise<Session> {
  const ours = ++change;
  const session = user ? await lookUp(user) : { status: "signed-out" as const };
  if (ours === change) settle(session);
  return session;
}

async function lookUp(user: { id: string; email?: string }): Promise<Session> {
  const { data, error } = await backend()
    .from("user_roles")
    .select("role")
    .eq("user_id", user.id)
    .eq("role", "admin")
    .maybeSingle();
  return { status: !error && data ? "admin" : "visitor", email: user.email ?? "" };
}

/** Follows the session of supabase-js, which keeps all tabs of a browser in step. Safe to call twice. */
export function followSession(): void {
  if (following) return;
  following = true;
  backend().auth.onAuthStateChange((_event, session) => {
    // supabase-js holds its lock during this call: a query made here would wait for itself.
    setTimeout(() => judge(session?.user));
  });
}

/**
 * Asks the server whether the session still holds, after it refused something. One that was revoked
 * ends here, in all tabs.
 */
export async function checkSession(): Promise<Session> {
  const { data, error } = await backend().auth.getUser();
  // Without an answer nothing is known; the session stays as it is.
  if (error && (error.status === undefined || error.status >= 500 || error.status === 0))
    return current;
  if (error) await backend().auth.signOut({ scope: "local" });
  return judge(data.user ?? undefined);
}

/** The outcome of a sign-in: the provider's own message when it was refused (specification §8). */
export type SignIn = { ok: true; session: Session } | { ok: false; message: string };

export async function signIn(email: string, password: string): Promise<SignIn> {
  const { data, error } = await backend().auth.signInWithPassword({ email, password });
  if (error) return { ok: false, message: error.message };
  return { ok: true, session: await judge(data.user) };
}

/** Ends the session here and in every other tab; it is gone even when the server does not answer. */
export async function signOut(): Promise<void> {
  const { error } = await backend().auth.signOut();
  if (error) await backend().auth.signOut({ scope: "local" });
  await judge(undefined);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The session, live; `loading` on the server and until the browser has looked. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => loading,
  );
}

/** Resolves with true as soon as an administrator is signed in. */
export function untilAdmin(): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = subscribe(look);
    function look() {
      if (current.status !== "admin") return;
      stop();
      resolve(true);
    }
    look();
  });
}
