import { isLocale, type Locale } from "#shared/locales.ts";
import { languageCookie } from "./negotiate";

const yearInSeconds = 31_536_000;

/** The saved language, or undefined when none is saved or storage is forbidden (A8). */
export function readSavedLanguage(): Locale | undefined {
  try {
    const saved = localStorage.getItem(languageCookie);
    return isLocale(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Tells the server with the next request. */
export function mirrorLanguage(locale: Locale) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${languageCookie}=${locale}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`;
}

/** Saves a choice; the cookie works even where storage is forbidden. */
export function saveLanguage(locale: Locale) {
  try {
    localStorage.setItem(languageCookie, locale);
  } catch {
    // The cookie carries the choice alone.
  }
  mirrorLanguage(locale);
}
