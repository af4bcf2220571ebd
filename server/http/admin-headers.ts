/** The panel is for its users alone: no search engine lists it, no cache stores its answers. */
export function setAdminHeaders(headers: Headers): void {
  headers.set("x-robots-tag", "noindex, nofollow");
  headers.set("cache-control", "no-store");
}
