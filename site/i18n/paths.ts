import { isLocale, type Locale } from "#shared/locales.ts";

/** Splits `/en/tours` into locale and bare path `/tours`. Bare paths have no locale. */
export function splitLocale(pathname: string): { locale: Locale | undefined; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  if (!isLocale(first)) return { locale: undefined, path: pathname || "/" };
  return { locale: first, path: `/${rest.join("/")}` };
}

/** Adds a language prefix to a bare path (`/tours?page=2`). */
export function localizePath(path: string, prefix: Locale | undefined): string {
  if (!prefix) return path;
  return path === "/" ? `/${prefix}` : `/${prefix}${path}`;
}
