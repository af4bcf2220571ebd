import { isLocale } from "#shared/locales.ts";
import type { Language } from "~/context";
import { localeOfHeader } from "../../supabase/functions/_shared/locales";
import { splitLocale } from "./paths";

/** Cookie with the saved choice, so that the server renders the right language (A8). */
export const languageCookie = "language";

/** Value of a cookie in a `Cookie` header, or undefined. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of (header ?? "").split(";")) {
    const [key, value] = pair.split("=", 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

/** Language of a request: the URL prefix, else the cookie, else Accept-Language, else Spanish (A8, A10). */
export function negotiateLanguage(pathname: string, headers: Headers): Language {
  const { locale: prefix } = splitLocale(pathname);
  if (prefix) return { locale: prefix, prefix };
  const saved = readCookie(headers.get("cookie"), languageCookie);
  const locale = isLocale(saved) ? saved : localeOfHeader(headers.get("accept-language"));
  return { locale, prefix };
}
