import { limits } from "../../limits.ts";
import { errorResponse } from "../api/error-responses.ts";
import type { ComparePassword } from "../types.ts";
import { AccountLimit, type SignInStore } from "./account-limit.ts";
import { AddressLimit } from "./address-limit.ts";
import { decodeClaims, stringField, type TokenClaims } from "./request-fields.ts";
import { compareWithDummy, withMinDuration } from "./timing-protection.ts";

const isMailRequest = /^\/auth\/v1\/(?:recover|otp|magiclink|resend)$/;

export interface AuthRequest {
  request: Request;
  url: URL;
  /** The path as lite's router reads it. */
  path: string;
  /** Fields of the body; empty if there is none. */
  fields: Record<string, unknown>;
  peerAddress: string | undefined;
}

interface Options {
  store: SignInStore;
  key: string;
  comparePassword: ComparePassword;
  /** Current time in milliseconds since the epoch. */
  now: () => number;
}

/**
 * Limits guesses of passwords and mailed codes, and requests for mails, per client address and per account.
 * Over the limit, a guess gets 429 before it is checked, even if it is right. Successful sign-ins neither
 * count nor reset the count: otherwise an account of one's own would buy twenty more guesses.
 */
export function createAuthLimits({ store, key, comparePassword, now }: Options) {
  const { periodMs, maxFailures, maxMails } = limits.signIn.perAddress;
  const failures = new AddressLimit({ max: maxFailures, periodMs, now });
  const mails = new AddressLimit({ max: maxMails, periodMs, now });
  const accounts = new AccountLimit({ store, key, now });

  return async (asked: AuthRequest, ask: () => Promise<Response>): Promise<Response> => {
    const { request, url, path, fields, peerAddress } = asked;
    const account = stringField(fields, "email")?.toLowerCase();
    if (request.method === "POST" && isMailRequest.test(path)) {
      const attempt = mails.reserve(peerAddress);
      if ("retryAfter" in attempt)
        return tooManyRequests("Demasiadas solicitudes de correo.", attempt.retryAfter);
      attempt.settle(true);
      return withMinDuration(async () => {
        if (account && !(await accounts.mayMail(account))) return mailAnswer();
        return withoutDisclosure(await ask());
      });
    }
    if (!isGuess(url, path)) return ask();

    const attempt = failures.reserve(peerAddress);
    if ("retryAfter" in attempt)
      return tooManyRequests("Demasiados intentos fallidos.", attempt.retryAfter);
    let failed = false;
    try {
      // A mail's link names no account: it still works when the account is over its limit.
      const guess = account ? await accounts.reserve(account, peerAddress) : undefined;
      if (guess && "retryAfter" in guess)
        return tooManyRequests("Demasiados intentos fallidos con esta cuenta.", guess.retryAfter);
      try {
        const response = await ask();
        failed = isWrongGuess(response);
        const password = stringField(fields, "password");
        if (failed && account && password)
          await compareWithDummy(store, account, password, comparePassword);
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

/**
 * Sign-in by password, or by a mail's code or link: the token of a link can be computed from a code.
 */
function isGuess(url: URL, path: string): boolean {
  if (path === "/auth/v1/verify") return true;
  // Renewals are no guesses. Of a repeated `grant_type` lite may read either value.
  const types = url.searchParams.getAll("grant_type");
  return path === "/auth/v1/token" && types.some((type) => type !== "refresh_token");
}

function isWrongGuess({ headers }: Response): boolean {
  const code = headers.get("x-sb-error-code") ?? "";
  // The response to a link is a redirect with the error in its fragment.
  const redirect = headers.get("location") ?? "";
  return (
    ["invalid_credentials", "otp_expired"].includes(code) ||
    redirect.includes("#error=access_denied")
  );
}

/** Claims of the new session: from the body, or from the fragment of a link's redirect. */
async function signedInBy(response: Response): Promise<TokenClaims> {
  if (response.status >= 400) return {};
  const { hash = "" } = URL.parse(response.headers.get("location") ?? "") ?? {};
  const token =
    new URLSearchParams(hash.slice(1)).get("access_token") ??
    (response.status === 200
      ? stringField(await response.clone().json(), "access_token")
      : undefined);
  return token ? decodeClaims(token) : {};
}

/**
 * Stores the user agent with the session, shown to the owner (K8). Supabase Auth does this, lite does not.
 */
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

/** Hides whether an account exists: `recover` answers `{}` in both cases. */
function withoutDisclosure(response: Response): Response {
  const code = response.headers.get("x-sb-error-code") ?? "";
  const discloses = ["otp_disabled", "signup_disabled", "over_email_send_rate_limit"].includes(
    code,
  );
  return discloses ? mailAnswer() : response;
}

/** Response to every well-formed request for a mail, whether one is sent or not. */
const mailAnswer = () => Response.json({});

function tooManyRequests(what: string, retryAfter: number): Response {
  const message = `${what} Espera unos minutos y vuelve a probar.`;
  const response = errorResponse("auth", 429, "over_request_rate_limit", message);
  response.headers.set("retry-after", String(retryAfter));
  return response;
}
