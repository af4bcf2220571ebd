import { localizePath, splitLocale } from "~/i18n/paths";
import { pageAt } from "~/page-list";

/** Files of the site beside its pages, below a language prefix or not. */
const files =
  /^\/(?:rss\.xml|llms\.txt|sitemap\.xml|robots\.txt|site\.webmanifest|\.well-known\/security\.txt|tours\/[\w-]+\.pdf)$/;

/**
 * Canonical path for another spelling of a page's or file's path: in small letters, with single slashes and none at the
 * end, without needless escapes. Undefined if the path is canonical or belongs to no page. The result is never
 * protocol-relative (`//host`), because it is made of the segments of a known page.
 */
export function canonicalPath(pathname: string): string | undefined {
  const isData = /.\.data$/i.test(pathname);
  const given = segmentsOf(isData ? pathname.slice(0, -".data".length) : pathname);
  if (!given) return undefined;
  const segments = given.map((segment) => encodeURIComponent(segment.toLowerCase()));
  const { locale, path: bare } = splitLocale(`/${segments.join("/")}`);
  const [name] = pageAt(bare) ?? [];
  if (!name && !files.test(bare)) return undefined;
  // The loader of these pages redirects other spellings of a term, of which letter case is one.
  const hasTerm = name === "category" || name === "tag";
  const term = encodeURIComponent(given.at(-1) ?? "");
  const path = hasTerm ? bare.replace(/[^/]+$/, () => term) : bare;
  const canonical = localizePath(path, locale) + (isData ? ".data" : "");
  return canonical === pathname ? undefined : canonical;
}

/** Decoded, without empty ones; undefined if the path is not valid. */
function segmentsOf(pathname: string): string[] | undefined {
  try {
    return pathname.split("/").map(decodeURIComponent).filter(Boolean);
  } catch {
    return undefined;
  }
}
