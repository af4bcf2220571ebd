import { backend } from "@panel/backend/browser-client";
import type { EntryKind } from "./kind";

const publicObject = "/storage/v1/object/public/";

/** The name of an object within its bucket, or undefined for an address outside of it. */
export function objectName(bucket: string, address: string): string | undefined {
  const [, path] = address.split(`${publicObject}${bucket}/`);
  if (!path) return undefined;
  const name = path.split(/[?#]/, 1)[0] ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

/**
 * Removes pictures that no entry shows any more. Two entries may share one. What cannot be removed now
 * is left to the server's own sweep: the entry is saved, and nobody has to be told.
 */
export async function removeUnusedPictures(
  { table, bucket }: Pick<EntryKind, "table" | "bucket">,
  addresses: readonly string[],
): Promise<void> {
  const unused: string[] = [];
  for (const address of new Set(addresses)) {
    const name = objectName(bucket, address);
    if (name && !(await isShown(table, address))) unused.push(name);
  }
  if (unused.length === 0) return;
  try {
    // Lists load it only now: few who look at one delete anything.
    const { bucketOf } = await import("@panel/backend/bucket");
    await bucketOf(bucket).remove(unused);
  } catch {
    // See above.
  }
}

async function isShown(table: EntryKind["table"], address: string): Promise<boolean> {
  const rows = () => backend().from(table).select("id", { count: "exact", head: true });
  const asked = [];
  if (table === "blog_posts") asked.push(rows().eq("featured_image" as "id", address));
  else asked.push(rows().contains("gallery_images" as "id", [address] as never));
  if (table === "tours") asked.push(rows().eq("image_url" as "id", address));
  for (const query of asked) {
    const { count, error } = await query;
    // Without an answer it may well be shown.
    if (error || count) return true;
  }
  return false;
}
