import { isLocale } from "#shared/locales.ts";
import type { Language } from "~/context";
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
export function negotiateLanguage(pathname: string, headers: Headers): Language {
  const { locale: prefix } = splitLocale(pathname);
  if (prefix) return { locale: prefix, prefix };
  const saved = readCookie(headers.get("cookie"), languageCookie);
  const locale = isLocale(saved) ? saved : localeOfHeader(headers.get("accept-language"));
  return { locale, prefix };
}
