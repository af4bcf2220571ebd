import { isLocale, type Locale } from "#shared/locales.ts";

/** Splits `/en/tours` into its language and the bare path `/tours`; bare paths have no language. */
export function splitLocale(pathname: string): { locale: Locale | undefined; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  if (!isLocale(first)) return { locale: undefined, path: pathname || "/" };
  return { locale: first, path: `/${rest.join("/")}` };
}

/** The address of a bare path (`/tours?page=2`) under a prefix, or itself without one. */
export function localizePath(path: string, prefix: Locale | undefined): string {
  if (!prefix) return path;
  return path === "/" ? `/${prefix}` : `/${prefix}${path}`;
}
