import { RenewalError } from "@panel/backend/auth-client";
import { isRefused } from "@panel/backend/backend-error";
import { backend, connectBackend } from "@panel/backend/browser-client";
import { create } from "zustand";
import { isUnanswered, reasonOfAuth } from "./auth-error";
import { forgetRecovery, isRecovering, noteRecovery } from "./recovery";

/** Who sits at this browser. */
export type Session =
  | {
      status: "loading";
      /** Somebody is signed in, whose role is being looked up. */
      known?: true;
    }
  | { status: "signed-out" }
  | {
      /** A `visitor` is signed in, but no administrator. */
      status: "visitor" | "admin";
      email: string;
      /** The role could not be looked up: then it is a visitor (H2). */
      unchecked?: boolean;
      /** Came by a recovery mail, to choose a new password. */
      recovering: boolean;
    };

type User = { id: string; email?: string };

const sessionStore = create<Session>(() => ({ status: "loading" }));
const current = sessionStore.getState;
const setSession = (session: Session) => sessionStore.setState(session, true);

/** Whose session it is: the answer about somebody else must not overtake a later change. */
let userId: string | undefined;
/** User whose role is known to be administrator. */
let adminId: string | undefined;
let following = false;

/** Ends the wait for the next look-up. */
let repetition: AbortController | undefined;

/** Looks the role up again, and shows what it was found to be. */
async function resolveRole(user: User | undefined): Promise<Session> {
  userId = user?.id;
  repetition?.abort();
  if (user && current().status === "loading") setSession({ status: "loading", known: true });
  const session = user ? await sessionOf(user) : { status: "signed-out" as const };
  if (userId !== user?.id) return session;
  adminId = session.status === "admin" ? userId : undefined;
  setSession(session);
  return session;
}

/**
 * Without an answer a known administrator stays one, because row-level security decides anyway; anybody else is a
 * visitor (H2). The look-up is repeated until it is answered.
 */
async function sessionOf(user: User): Promise<Session> {
  const found = await lookUpOnce(user);
  if (found !== "unanswered") return found;
  repeatLookUp(user);
  return user.id === adminId ? current() : unchecked(user);
}

const signedIn = ({ id, email = "" }: User, status: "visitor" | "admin") => ({
  status,
  email,
  recovering: isRecovering(id),
});
const unchecked = (user: User): Session => ({ ...signedIn(user, "visitor"), unchecked: true });

/** Milliseconds from a look-up without an answer to the next one. */
const repeatMs = 5000;

/** Looks the role of this user up after a while, or as soon as the browser is online. */
function repeatLookUp(user: User) {
  repetition?.abort();
  repetition = new AbortController();
  const { signal } = repetition;
  const repeat = () => void (userId === user.id && resolveRole(user));
  const timer = setTimeout(repeat, repeatMs);
  signal.addEventListener("abort", () => clearTimeout(timer));
  window.addEventListener("online", repeat, { signal });
}

let underWay: { id: string; answer: ReturnType<typeof lookUp> } | undefined;

/** auth-js tells of a session twice as it begins. */
function lookUpOnce(user: User): ReturnType<typeof lookUp> {
  if (underWay?.id === user.id) return underWay.answer;
  const answer = lookUp(user).finally(() => {
    if (underWay?.answer === answer) underWay = undefined;
  });
  underWay = { id: user.id, answer };
  return answer;
}

/** postgrest-js repeats it by itself where nothing answers, before it fails. */
async function lookUp(user: User): Promise<Session | "unanswered"> {
  await untilStored();
  const { data, error, status } = await backend()
    .from("user_roles")
    .select("role")
    .eq("user_id", user.id)
    .eq("role", "admin")
    .maybeSingle();
  if (error) return status === 0 || status >= 500 ? "unanswered" : unchecked(user);
  return signedIn(user, data ? "admin" : "visitor");
}

/**
 * A sign-in in another tab is heard of a moment before the browser shows here what that tab has
 * stored; until then every request would go out as nobody's.
 */
async function untilStored(): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const { data, error } = await backend().auth.getSession();
    if (data.session || error) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Connects the backend and follows its session, which auth-js keeps in step in all tabs of a
 * browser. It is called while the panel is rendered, in the same breath as auth-js begins to read
 * the address: an effect might be too late to hear of a recovery. Safe to call again.
 */
export function startSession(url: string, publishableKey: string): void {
  connectBackend(url, publishableKey);
  if (following) return;
  following = true;
  backend().auth.onAuthStateChange((event, session) => {
    if (event === "PASSWORD_RECOVERY" && session) noteRecovery(session.user.id);
    if (event === "SIGNED_OUT" || event === "USER_UPDATED") forgetRecovery();
    // auth-js waits for this call: a query made here would wait for itself.
    setTimeout(async () => {
      // A stored session that could not be renewed is announced as none. auth-js goes on trying.
      if (!session && (await isRenewalPending())) setSession(unchecked({ id: "" }));
      else await resolveRole(session?.user);
    });
  });
  // It has read the tokens of a mail's link; the browser's history is no place for them.
  if (location.hash.includes("access_token="))
    history.replaceState(history.state, "", location.pathname + location.search);
}

const isRenewalPending = () =>
  backend()
    .auth.currentSession()
    .then(
      () => false,
      (error) => error instanceof RenewalError,
    );

/**
 * Asks the server whether the session still holds, after it refused something. One that was revoked
 * ends here, in all tabs; one whose token is merely too old gets a new one.
 */
export async function checkSession(): Promise<Session> {
  const { auth } = backend();
  // Somebody waits: without the pause that auth-js makes after a failed renewal.
  await auth.currentSession(true).catch(() => {});
  let { data, error } = await auth.getUser();
  // auth-js goes by this machine's clock, which may be slow.
  if (error && !isUnanswered(error)) ({ data, error } = await auth.refreshSession());
  // Without an answer nothing is known; the session stays as it is.
  if (error && isUnanswered(error)) return current();
  if (error) await auth.signOut({ scope: "local" });
  return resolveRole(data.user ?? undefined);
}

/** After something has failed: where it was refused, the session may have ended, and the way to sign in follows. */
export function checkRefusal(error: unknown): void {
  if (isRefused(error)) void checkSession();
}

/** The outcome of a sign-in: the provider's own message when it was refused. */
export type SignIn = { ok: true; session: Session } | { ok: false; message: string };

export async function signIn(email: string, password: string): Promise<SignIn> {
  const { data, error } = await backend().auth.signInWithPassword({ email, password });
  if (error) return { ok: false, message: reasonOfAuth(error) };
  return { ok: true, session: await resolveRole(data.user) };
}

/** Ends the session here and in every other tab; it is gone even when the server does not answer. */
export async function signOut(): Promise<void> {
  // `local` is this browser: the same person may be in the middle of something on another machine.
  await backend().auth.signOut({ scope: "local" });
  await resolveRole(undefined);
}

/** The session, live; `loading` until the browser has looked. */
export const useSession = (): Session => sessionStore();

function until(isSo: (session: Session) => boolean, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (isSo(current()) || signal?.aborted) resolve();
  const unsubscribe = sessionStore.subscribe((session) => isSo(session) && resolve());
  signal?.addEventListener("abort", () => resolve());
  return promise.finally(unsubscribe);
}

/** Resolves as soon as an administrator is signed in, or nobody waits for one any more. */
export const untilAdmin = (signal?: AbortSignal): Promise<void> =>
  until(({ status }) => status === "admin", signal);

/** Whether somebody is signed in, as soon as that is known; their role may still be looked up. */
export async function isSignedIn(): Promise<boolean> {
  await until((session) => session.status !== "loading" || session.known === true);
  return current().status !== "signed-out";
}
