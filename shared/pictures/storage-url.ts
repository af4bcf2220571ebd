const publicObject = "/storage/v1/object/public/";

/**
 * A stored picture's address on this site. Stored addresses are absolute, as on hosted Supabase,
 * but their origin is never trusted: the port, the host or the backend may have changed since;
 * and a query changes nothing of the picture. What is no address of the storage is returned as it is.
 */
export function storageUrl(stored: string): string {
  const at = stored.indexOf(publicObject);
  return at < 0 ? stored : stored.slice(at).replace(/[?#].*$/s, "");
}
