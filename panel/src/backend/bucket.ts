import { StorageClient } from "@supabase/storage-js";
import { backend } from "./browser-client";

/** Storage bucket, accessed as the current user. */
export function bucketOf(name: string) {
  const { url, fetch } = backend();
  return new StorageClient(`${url}/storage/v1`, {}, fetch).from(name);
}
