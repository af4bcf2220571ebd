import { errorResponse } from "../api/error-responses.ts";
import type { ComparePassword } from "../types.ts";
import { AccountLimit, type SignInStore } from "./account-limit.ts";
import { AddressLimit } from "./address-limit.ts";
import { compareForNobody, withMinDuration } from "./equal-time.ts";
import { accountOfToken, type TokenClaims, textIn } from "./fields.ts";
import { createMailLimit } from "./mail-limit.ts";

const periodMs = 5 * 60_000;
/** Wrong passwords and codes of one address within the period. */
const maxFailures = 20;
/** Mails that one address may ask for within the period. */
const maxMails = 5;

const asksForMail = /^\/auth\/v1\/(?:recover|otp|magiclink|resend)$/;

export interface AuthRequest {
  request: Request;
  url: URL;
  /** As lite's router reads it. */
  path: string;
  /** The body's fields; empty where there is none. */
  fields: Record<string, unknown>;
  peerAddress: string | undefined;
}

interface Options {
  store: SignInStore;
  key: string;
  comparePassword: ComparePassword;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * Limits how often a password or a mailed code may be guessed and a mail be asked for, by one client
 * address and for one account. A guess is refused with 429 before it is looked at,
 * also when it would be right. Successes never count, and take nothing back of what an address has
 * used up: an account of one's own would buy twenty more guesses.
 */
export function createAuthLimits({ store, key, comparePassword, now }: Options) {
  const failures = new AddressLimit({ max: maxFailures, periodMs, now });
  const mails = new AddressLimit({ max: maxMails, periodMs, now });
  const accounts = new AccountLimit({ store, key, now });
  const mayMail = createMailLimit({ store, key, now });

  return async (asked: AuthRequest, ask: () => Promise<Response>): Promise<Response> => {
    const { request, url, path, fields, peerAddress } = asked;
    const account = textIn(fields, "email")?.toLowerCase();
    if (request.method === "POST" && asksForMail.test(path)) {
      const attempt = await mails.reserve(peerAddress);
      if ("retryAfter" in attempt)
        return tooMany("Demasiadas solicitudes de correo.", attempt.retryAfter);
      attempt.settle(true);
      return withMinDuration(async () => {
        if (account && !(await mayMail(account))) return mailAnswer();
        return withoutDisclosure(await ask());
      });
    }
    if (!isGuess(url, path)) return ask();

    const attempt = await failures.reserve(peerAddress);
    if ("retryAfter" in attempt)
      return tooMany("Demasiados intentos fallidos.", attempt.retryAfter);
    let failed = false;
    try {
      // A mail's link names no account: it stays the way in where guessing has come to its end.
      const guess = account ? await accounts.reserve(account, peerAddress) : undefined;
      if (guess && "retryAfter" in guess)
        return tooMany("Demasiados intentos fallidos con esta cuenta.", guess.retryAfter);
      try {
        const response = await ask();
        failed = isWrongGuess(response);
        const password = textIn(fields, "password");
        if (failed && account && password)
          await compareForNobody(store, account, password, comparePassword);
        const { email, sessionId } = await signedInBy(response);
        if (email) await accounts.remember(email, peerAddress);
        if (sessionId) await noteDevice(store, sessionId, request);
        return response;
      } finally {
        await guess?.settle(failed);
      }
    } finally {
      attempt.settle(failed);
    }
  };
}

/** A sign-in by password, or a code or link of a mail: the token of a link can be reckoned from a code. */
function isGuess(url: URL, path: string): boolean {
  if (path === "/auth/v1/verify") return true;
  // Who is signed in goes on refreshing at a limited address. Given twice, lite may read either type.
  const types = url.searchParams.getAll("grant_type");
  return path === "/auth/v1/token" && types.some((type) => type !== "refresh_token");
}

function isWrongGuess({ headers }: Response): boolean {
  const code = headers.get("x-sb-error-code") ?? "";
  // A link is answered with a redirect, which tells in its fragment what was wrong.
  const redirect = headers.get("location") ?? "";
  return (
    ["invalid_credentials", "otp_expired"].includes(code) ||
    redirect.includes("#error=access_denied")
  );
}

/** Who was signed in by this answer: in its body, or in the fragment of a link's redirect. */
async function signedInBy(response: Response): Promise<TokenClaims> {
  if (response.status >= 400) return {};
  const { hash = "" } = URL.parse(response.headers.get("location") ?? "") ?? {};
  const token =
    new URLSearchParams(hash.slice(1)).get("access_token") ??
    (response.status === 200 ? textIn(await response.clone().json(), "access_token") : undefined);
  return token ? accountOfToken(token) : {};
}

/** By which the owner knows a session again (K8): Supabase's Auth stores it, lite does not. */
async function noteDevice(
  store: SignInStore,
  sessionId: string,
  { headers }: Request,
): Promise<void> {
  await store.query("update auth.sessions set user_agent = $1 where id::text = $2", [
    headers.get("user-agent")?.slice(0, 500) ?? null,
    sessionId,
  ]);
}

/** Who asks for a mail does not learn whether the address has an account: `recover` says `{}` to both. */
function withoutDisclosure(response: Response): Response {
  const code = response.headers.get("x-sb-error-code") ?? "";
  const discloses = ["otp_disabled", "signup_disabled", "over_email_send_rate_limit"].includes(
    code,
  );
  return discloses ? mailAnswer() : response;
}

/** To every request for a mail that is well formed, whether one is sent or not. */
const mailAnswer = () => Response.json({});

function tooMany(what: string, retryAfter: number): Response {
  const message = `${what} Espera unos minutos y vuelve a probar.`;
  const response = errorResponse("auth", 429, "over_request_rate_limit", message);
  response.headers.set("retry-after", String(retryAfter));
  return response;
}
