import { AddressLimit } from "./address-limit.ts";
import { refusal } from "./answers.ts";

const period = 5 * 60_000;
/** Wrong passwords and codes of one address within the period (checklist G8). */
const mostFailures = 20;
/** Mails that one address may ask for within the period. */
const mostMails = 5;

const asksForMail = /^\/auth\/v1\/(?:recover|otp|magiclink|resend)$/;

export type AuthLimits = (
  request: Request,
  url: URL,
  path: string,
  peerAddress: string | undefined,
  ask: () => Promise<Response>,
) => Promise<Response>;

/**
 * Limits how often one client address may guess a password or a mailed code, and ask for mail. A
 * guess is refused with 429 before it is looked at, also when it would be right. Successes never
 * count, and take nothing back: an account of one's own would buy twenty more guesses.
 * @param now milliseconds since the epoch.
 */
export function createAuthLimits(now: () => number = Date.now): AuthLimits {
  const failures = new AddressLimit({ most: mostFailures, period, now });
  const mails = new AddressLimit({ most: mostMails, period, now });

  return async (request, url, path, peerAddress, ask) => {
    if (request.method === "POST" && asksForMail.test(path)) {
      const attempt = await mails.reserve(peerAddress);
      if ("retryAfter" in attempt)
        return tooMany("Demasiadas solicitudes de correo.", attempt.retryAfter);
      attempt.settle(true);
      return withoutTelling(await ask());
    }
    if (!isGuess(url, path)) return ask();
    const attempt = await failures.reserve(peerAddress);
    if ("retryAfter" in attempt)
      return tooMany("Demasiados intentos fallidos.", attempt.retryAfter);
    let failed = false;
    try {
      const response = await ask();
      failed = isWrongGuess(response);
      return response;
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

/** Who asks for a mail does not learn whether the address has an account: `recover` says `{}` to both. */
function withoutTelling(response: Response): Response {
  const code = response.headers.get("x-sb-error-code") ?? "";
  const tells = ["otp_disabled", "signup_disabled", "over_email_send_rate_limit"].includes(code);
  return tells ? Response.json({}) : response;
}

function tooMany(what: string, retryAfter: number): Response {
  const message = `${what} Espera unos minutos y vuelve a probar.`;
  const response = refusal("auth", 429, "over_request_rate_limit", message);
  response.headers.set("retry-after", String(retryAfter));
  return response;
}
