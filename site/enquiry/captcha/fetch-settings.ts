import type { Challenge } from "altcha-lib/types";
import type { Locale } from "#shared/locales.ts";

/** The captcha that is on: reCAPTCHA's key, a challenge of ALTCHA, or neither. */
export interface FetchedSettings {
  siteKey: string | null;
  /** Valid for one use. */
  altcha?: Challenge | undefined;
}

const fetchTimeoutMs = 15_000;

/** Asks our own server which captcha is on. @returns undefined if the request failed (logged) */
export async function fetchSettings(locale: Locale): Promise<FetchedSettings | undefined> {
  try {
    const response = await fetch("/functions/v1/get-recaptcha-key", {
      method: "POST",
      headers: { "accept-language": locale },
      signal: AbortSignal.timeout(fetchTimeoutMs),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const { siteKey, altcha } = await response.json();
    return { siteKey: typeof siteKey === "string" && siteKey ? siteKey : null, altcha };
  } catch (error) {
    console.error("reCAPTCHA site key not fetched:", error);
    return undefined;
  }
}
