/**
 * Whether an address belongs to the admin panel. The router ignores case and reads escapes, and asks
 * for the data of `/admin` at `/admin.data`.
 */
export function isAdminPath(pathname: string): boolean {
  return /^\/+admin(?=[/.]|$)/i.test(decodeURIComponent(pathname));
}

/** The panel is for its users alone: no search engine lists it, nothing keeps a copy of its answers. */
export function setAdminHeaders(headers: Headers): void {
  headers.set("x-robots-tag", "noindex, nofollow");
  headers.set("cache-control", "no-store");
}
