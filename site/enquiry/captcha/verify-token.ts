import type { Locale } from "#shared/locales.ts";
import { captchaPassHeader } from "../../../supabase/functions/_shared/captcha";

export interface CaptchaProblem {
  problem: "incomplete" | "token" | "failed";
  /** The server's text, for rate limits only. */
  text?: string;
}

/** `headers` are sent with the enquiry. */
export type Proof = { headers?: Record<string, string>; problem?: undefined } | CaptchaProblem;

/** Longer than the server's timeout for Google. */
const verifyTimeoutMs = 30_000;

/** Verifies a token on the server. Errors are returned, not thrown. */
export async function verifyToken(token: string, locale: Locale): Promise<Proof> {
  try {
    const response = await fetch("/functions/v1/verify-recaptcha", {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": locale },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(verifyTimeoutMs),
    });
    const { success, error } = await response.json();
    if (response.ok && success === true) {
      const pass = response.headers.get(captchaPassHeader);
      return { headers: pass ? { [captchaPassHeader]: pass } : {} };
    }
    return { problem: "failed", text: response.status === 429 ? error : undefined };
  } catch {
    return { problem: "failed" };
  }
}
