import { RenewalError } from "@panel/backend/auth-client";
import { isRefused } from "@panel/backend/backend-error";
import { backend, connectBackend } from "@panel/backend/browser-client";
import { create } from "zustand";
import { isServerUnavailable, reasonOfAuth } from "./auth-error";
import { clearRecovery, isRecovering, markRecovery } from "./recovery";

/** Session of this browser and role of its user. */
export type Session =
  | {
      status: "loading";
      /** A user is signed in; the role is still being looked up. */
      known?: true;
    }
  | { status: "signed-out" }
  | {
      /** `visitor`: signed in without the administrator role. */
      status: "visitor" | "admin";
      email: string;
      /** The role lookup failed; treated as a visitor (H2). */
      unchecked?: boolean;
      /** Signed in by a recovery mail, to choose a new password. */
      recovering: boolean;
    };

type User = { id: string; email?: string };

const sessionStore = create<Session>(() => ({ status: "loading" }));
const current = sessionStore.getState;
const setSession = (session: Session) => sessionStore.setState(session, true);

/** Current user. A lookup for another user must not overwrite a later change. */
let userId: string | undefined;
/** User whose role is known to be administrator. */
let adminId: string | undefined;
/** Last administrator, also after the session has ended. */
let lastAdminId = "";
let isFollowing = false;

/** Cancels the scheduled role lookup. */
let retryController: AbortController | undefined;

/** Looks up the role and publishes the new session. */
async function resolveRole(user: User | undefined): Promise<Session> {
  userId = user?.id;
  retryController?.abort();
  if (user && current().status === "loading") setSession({ status: "loading", known: true });
  const session = user ? await sessionOf(user) : { status: "signed-out" as const };
  if (userId !== user?.id) return session;
  adminId = session.status === "admin" ? userId : undefined;
  lastAdminId = adminId ?? lastAdminId;
  setSession(session);
  return session;
}

/**
 * If the lookup gets no response, a known administrator keeps the role, because row-level security decides
 * anyway; other users become visitors (H2). The lookup is repeated until there is a response.
 */
async function sessionOf(user: User): Promise<Session> {
  const found = await lookUpOnce(user);
  if (found !== "no-response") return found;
  scheduleLookUp(user);
  return user.id === adminId ? current() : unchecked(user);
}

const signedIn = ({ id, email = "" }: User, status: "visitor" | "admin") => ({
  status,
  email,
  recovering: isRecovering(id),
});
const unchecked = (user: User): Session => ({ ...signedIn(user, "visitor"), unchecked: true });

/** Interval between role lookups without response. */
const retryMs = 5000;

/** Schedules another role lookup, which runs earlier if the browser comes online. */
function scheduleLookUp(user: User) {
  retryController?.abort();
  retryController = new AbortController();
  const { signal } = retryController;
  const repeat = () => void (userId === user.id && resolveRole(user));
  const timer = setTimeout(repeat, retryMs);
  signal.addEventListener("abort", () => clearTimeout(timer));
  window.addEventListener("online", repeat, { signal });
}

let inFlight: { id: string; answer: ReturnType<typeof lookUp> } | undefined;

/** Deduplicates lookups: auth-js announces a new session twice. */
function lookUpOnce(user: User): ReturnType<typeof lookUp> {
  if (inFlight?.id === user.id) return inFlight.answer;
  const answer = lookUp(user).finally(() => {
    if (inFlight?.answer === answer) inFlight = undefined;
  });
  inFlight = { id: user.id, answer };
  return answer;
}

/** Reads the role. postgrest-js has retried network errors before it fails. */
async function lookUp(user: User): Promise<Session | "no-response"> {
  await untilStored();
  const { data, error, status } = await backend()
    .from("user_roles")
    .select("role")
    .eq("user_id", user.id)
    .eq("role", "admin")
    .maybeSingle();
  const isAnswered = status !== 0 && status !== 429 && status < 500;
  if (error) return isAnswered ? unchecked(user) : "no-response";
  return signedIn(user, data ? "admin" : "visitor");
}

/**
 * Waits until the session is in local storage. The event of a sign-in in another tab arrives slightly
 * earlier than the stored session, and requests would go out as anonymous ones.
 */
async function untilStored(): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const { data, error } = await backend().auth.getSession();
    if (data.session || error) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Connects the backend and follows its session, which auth-js synchronises between tabs. Called
 * synchronously with the start of auth-js, which reads the address: in an effect, a recovery event could be
 * missed. Idempotent.
 */
export function startSession(url: string, publishableKey: string): void {
  connectBackend(url, publishableKey);
  if (isFollowing) return;
  isFollowing = true;
  backend().auth.onAuthStateChange((event, session) => {
    if (event === "PASSWORD_RECOVERY" && session) markRecovery(session.user.id);
    if (event === "SIGNED_OUT" || event === "USER_UPDATED") clearRecovery();
    // Queries inside this callback would deadlock: auth-js waits for it.
    setTimeout(async () => {
      // auth-js announces a failed renewal as signed out, but keeps retrying.
      if (!session && (await isRenewalPending())) setSession(unchecked({ id: "" }));
      else await resolveRole(session?.user);
    });
  });
  // auth-js has read the tokens of the mail's link. Keep them out of the browser's history.
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
 * Verifies the session with the server after a refused request. A revoked session ends in all tabs; an
 * expired token is refreshed.
 */
export async function checkSession(): Promise<Session> {
  const { auth } = backend();
  // Skips auth-js's pause after a failed renewal, because a person is waiting.
  await auth.currentSession(true).catch(() => {});
  let { data, error } = await auth.getUser();
  // auth-js compares expiry with the local clock, which may be slow.
  if (error && !isServerUnavailable(error)) ({ data, error } = await auth.refreshSession());
  // Without a response the state is unknown: keep the session.
  if (error && isServerUnavailable(error)) return current();
  if (error) await auth.signOut({ scope: "local" });
  return resolveRole(data.user ?? undefined);
}

/** Checks the session if an error is a refusal. If it has ended, the panel asks to sign in. */
export function checkRefusal(error: unknown): void {
  if (isRefused(error)) void checkSession();
}

/** Result of a sign-in. `message` is Auth's own if it was refused. */
export type SignIn = { ok: true; session: Session } | { ok: false; message: string };

export async function signIn(email: string, password: string): Promise<SignIn> {
  const { data, error } = await backend().auth.signInWithPassword({ email, password });
  if (error) return { ok: false, message: reasonOfAuth(error) };
  return { ok: true, session: await resolveRole(data.user) };
}

/** Ends the session in all tabs, even without a response of the server. */
export async function signOut(): Promise<void> {
  // `local`: sessions on other devices continue.
  await backend().auth.signOut({ scope: "local" });
  await resolveRole(undefined);
}

/** Account whose unsaved work this tab holds: the current administrator, or the last one. */
export const draftOwner = (): string => lastAdminId;

/** Current session; `loading` until local storage was read. */
export const useSession = (): Session => sessionStore();

function until(isSo: (session: Session) => boolean, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (isSo(current()) || signal?.aborted) resolve();
  const unsubscribe = sessionStore.subscribe((session) => isSo(session) && resolve());
  signal?.addEventListener("abort", () => resolve());
  return promise.finally(unsubscribe);
}

/** Resolves when an administrator is signed in, or when the signal is aborted. */
export const untilAdmin = (signal?: AbortSignal): Promise<void> =>
  until(({ status }) => status === "admin", signal);

/** Resolves when the role of the user is known, or its lookup has failed. */
export const untilChecked = (): Promise<void> => until(({ status }) => status !== "loading");

/** Whether a user is signed in. Does not wait for the role lookup. */
export async function isSignedIn(): Promise<boolean> {
  await until((session) => session.status !== "loading" || session.known === true);
  return current().status !== "signed-out";
}
