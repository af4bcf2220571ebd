/**
 * Whether an address belongs to the admin panel. The router ignores case and reads escapes, and asks
 * for the data of `/admin` at `/admin.data`.
 */
export function isAdminPath(pathname: string): boolean {
  return /^\/+admin(?=[/.]|$)/i.test(decoded(pathname));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // No page has such an address.
    return "";
  }
}
