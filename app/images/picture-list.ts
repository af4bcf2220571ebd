import { storageUrl } from "./storage-url";

/** Addresses of an entry's pictures, the cover first, blanks and repetitions left out. */
export function pictureList(...stored: readonly (string | null | undefined)[]): string[] {
  const addresses = stored.flatMap((address) =>
    address?.trim() ? [storageUrl(address.trim())] : [],
  );
  return [...new Set(addresses)];
}
