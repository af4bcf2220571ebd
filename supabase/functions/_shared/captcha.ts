import type { CaptchaSettings, RecaptchaSettings } from "./server-function.ts";

/** Header that carries the pass from `verify-recaptcha` to `send-contact-email`. */
export const captchaPassHeader = "x-captcha-pass";

/** Text for a refused token of the captcha that is on. */
export const captchaFailedText = (captcha: CaptchaSettings | undefined) =>
  captcha?.kind === "altcha" ? "contact.altcha.failed" : "contact.captcha.failed";

/** Timeout of Google's response, while a visitor waits. */
const verifyTimeoutMs = 8000;

interface Verification {
  captcha: RecaptchaSettings;
  siteUrl: string;
  token: string;
  fetch: typeof globalThis.fetch;
}

/**
 * Verifies a reCAPTCHA token: `refused` if it is forged, expired, used or of another site, `unreachable` if
 * there is no valid response.
 */
export async function verifyToken({
  captcha,
  siteUrl,
  token,
  fetch,
}: Verification): Promise<{ verdict: "passed" | "refused" | "unreachable"; reason?: string }> {
  let answer: unknown;
  try {
    const response = await fetch(`${captcha.baseUrl}/api/siteverify`, {
      method: "POST",
      body: new URLSearchParams({ secret: captcha.secretKey, response: token }),
      redirect: "error",
      signal: AbortSignal.timeout(verifyTimeoutMs),
    });
    answer = await response.json();
  } catch (error) {
    return { verdict: "unreachable", reason: String(error) };
  }
  const { success, hostname, "error-codes": codes } = Object(answer) as Record<string, unknown>;
  if (success === false) {
    const reason = JSON.stringify(codes)?.slice(0, 200);
    return { verdict: isOurFault(codes) ? "unreachable" : "refused", reason };
  }
  if (success !== true) return { verdict: "unreachable", reason: "no verdict in the answer" };
  // Google checks the host only if that is enabled for the key.
  if (typeof hostname === "string" && hostname !== new URL(siteUrl).hostname) {
    return { verdict: "refused", reason: `token of ${hostname.slice(0, 200)}` };
  }
  return { verdict: "passed" };
}

/** A wrong key is our own error and must be logged as such. */
function isOurFault(codes: unknown): boolean {
  return (
    Array.isArray(codes) &&
    codes.some((code) => code === "missing-input-secret" || code === "invalid-input-secret")
  );
}
