import type { CaptchaSettings } from "./server-function.ts";

/** What carries the proof from `verify-recaptcha` to `send-contact-email`, in both directions. */
export const captchaPassHeader = "x-captcha-pass";

/** For Google's answer, while a visitor waits. */
const verifyTimeoutMs = 8000;

interface Verification {
  captcha: CaptchaSettings;
  siteUrl: string;
  token: string;
  fetch: typeof globalThis.fetch;
}

/**
 * Asks reCAPTCHA about a token: `refused` when it is forged, expired, used before or of another
 * site, `unreachable` when there is no sensible answer.
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
  // Google itself checks the host only where the key's owner has asked for it.
  if (typeof hostname === "string" && hostname !== new URL(siteUrl).hostname) {
    return { verdict: "refused", reason: `token of ${hostname.slice(0, 200)}` };
  }
  return { verdict: "passed" };
}

/** A wrong key of ours is no visitor's forgery, and the owner has to hear of it. */
function isOurFault(codes: unknown): boolean {
  return (
    Array.isArray(codes) &&
    codes.some((code) => code === "missing-input-secret" || code === "invalid-input-secret")
  );
}
