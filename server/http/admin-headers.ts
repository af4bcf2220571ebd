/** Keeps search engines and caches away from the panel. */
export function setAdminHeaders(headers: Headers): void {
  headers.set("x-robots-tag", "noindex, nofollow");
  headers.set("cache-control", "no-store");
}
