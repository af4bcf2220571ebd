import { isLocale, type Locale } from "#shared/locales.ts";
import { languageCookie } from "./negotiate";

const yearInSeconds = 31_536_000;

/** The saved language; undefined if none is saved or storage is blocked (A8). */
export function readSavedLanguage(): Locale | undefined {
  try {
    const saved = localStorage.getItem(languageCookie);
    return isLocale(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Copies the choice to the cookie that the server reads. */
export function mirrorLanguage(locale: Locale) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${languageCookie}=${locale}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`;
}

/** Saves the choice. The cookie works even if storage is blocked. */
export function saveLanguage(locale: Locale) {
  try {
    localStorage.setItem(languageCookie, locale);
  } catch {
    // Storage is blocked; the cookie is enough.
  }
  mirrorLanguage(locale);
}
