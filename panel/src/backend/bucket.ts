import { StorageClient } from "@supabase/storage-js";
import { backend } from "./browser-client";

/** A bucket of stored files, as the signed-in user. */
export function bucketOf(name: string) {
  const { url, fetch } = backend();
  return new StorageClient(`${url}/storage/v1`, {}, fetch).from(name);
}
