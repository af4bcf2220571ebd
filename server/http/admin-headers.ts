/** The panel is for its users alone: no search engine lists it, nothing keeps a copy of its answers. */
export function setAdminHeaders(headers: Headers): void {
  headers.set("x-robots-tag", "noindex, nofollow");
  headers.set("cache-control", "no-store");
}
