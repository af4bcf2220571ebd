import type { Locale } from "#shared/locales.ts";

const fetchTimeoutMs = 15_000;

/** @returns null if the captcha is off; undefined if the request failed (logged) */
export async function fetchSiteKey(locale: Locale): Promise<string | null | undefined> {
  try {
    const response = await fetch("/functions/v1/get-recaptcha-key", {
      method: "POST",
      headers: { "accept-language": locale },
      signal: AbortSignal.timeout(fetchTimeoutMs),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const { siteKey } = await response.json();
    return typeof siteKey === "string" && siteKey ? siteKey : null;
  } catch (error) {
    console.error("reCAPTCHA site key not fetched:", error);
    return undefined;
  }
}
