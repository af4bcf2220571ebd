import { isLocale, type Locale } from "#shared/locales.ts";
import { localeOfHeader } from "../../supabase/functions/_shared/locales";
import { splitLocale } from "./paths";

/** Mirrors the browser's saved choice, so that the server's HTML is already right (A8). */
export const languageCookie = "language";

/** The value of one cookie in a `Cookie` header, or undefined. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of (header ?? "").split(";")) {
    const [key, value] = pair.split("=", 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

/**
 * The language of a request: the address's prefix, else the saved choice, else the browser's
 * language, else Spanish (A8, A10).
 */
export function negotiateLocale(request: Request): Locale {
  const { pathname } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  if (locale) return locale;
  const saved = readCookie(request.headers.get("cookie"), languageCookie);
  return isLocale(saved) ? saved : localeOfHeader(request.headers.get("accept-language"));
}
