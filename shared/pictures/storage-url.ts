const publicObject = "/storage/v1/object/public/";

/**
 * Path of a stored picture on this site. Stored URLs are absolute, as on hosted Supabase, but their origin
 * is ignored: port, host or backend may have changed. The query is removed. URLs outside of the storage are
 * returned unchanged.
 */
export function storageUrl(stored: string): string {
  const at = stored.indexOf(publicObject);
  return at < 0 ? stored : stored.slice(at).replace(/[?#].*$/s, "");
}
