import { LRUCache } from "lru-cache";
import { blobName, type StoredFile } from "../storage/blobs/blob-key.ts";
import type { Blobs, ByteRange } from "../storage/blobs/blobs.ts";
import { BlobsUnavailable } from "../storage/blobs/unavailable.ts";
import type { PictureMetadata, StoredPictures } from "../storage/stored-pictures.ts";
import { Variants } from "../storage/variants.ts";
import type { BackendLog } from "../types.ts";
import type { Project } from "./project.ts";

/** Lifetime of cached picture metadata. */
const freshForMs = 30_000;
const maxKnown = 5_000;
const fetchTimeoutMs = 20_000;

/**
 * Pictures of a hosted project. They are resized and stored here, because the project's image
 * transformation requires a paid plan, and visitors need no second connection.
 * @param blobs cache of resized pictures; may be deleted at any time.
 */
export function createHostedPictures(
  { url, call }: Project,
  blobs: Blobs,
  log: Pick<BackendLog, "error">,
): StoredPictures {
  const variants = new Variants(blobs, log);
  /** `false` if the picture does not exist. */
  const known = new LRUCache<string, PictureMetadata | false>({
    max: maxKnown,
    ttl: freshForMs,
    // During an outage of the project, cached pages keep their pictures.
    noDeleteOnStaleGet: true,
  });

  async function read(keys: string[]) {
    const rows = await call<{ key: string; metadata: PictureMetadata }[]>("stored_pictures", {
      keys,
    });
    const found = new Map(rows.map(({ key, metadata }) => [key, metadata]));
    for (const key of keys) known.set(key, found.get(key) ?? false);
  }

  async function metadataOf(keys: readonly string[], { fresh } = { fresh: false }) {
    const unknown = keys.filter((key) => fresh || known.get(key) === undefined);
    const old = (key: string) => known.get(key, { allowStale: true });
    if (unknown.length > 0)
      await read(unknown).catch((error) => {
        if (fresh || unknown.some((key) => old(key) === undefined)) throw error;
      });
    const all = keys.map((key) => [key, old(key)] as const);
    return new Map(all.filter((each): each is [string, PictureMetadata] => Boolean(each[1])));
  }

  async function get({ bucket, name }: StoredFile, range?: ByteRange) {
    const path = [bucket, ...name.split("/")].map(encodeURIComponent).join("/");
    try {
      const response = await fetch(`${url}/storage/v1/object/public/${path}`, {
        headers: range ? { range: `bytes=${range.first}-${range.last}` } : {},
        signal: AbortSignal.timeout(fetchTimeoutMs),
      });
      if (response.ok) return response;
      await response.body?.cancel();
      // Storage answers 400 with "not found" in the body.
      if (response.status < 500) return undefined;
      throw new Error(`status ${response.status}`);
    } catch (error) {
      throw new BlobsUnavailable((error as Error).message);
    }
  }

  return {
    metadataOf,
    async readWhole(picture) {
      const response = await get(picture);
      return response && new Uint8Array(await response.arrayBuffer());
    },
    async read(picture, range) {
      return (await get(picture, range))?.body ?? undefined;
    },
    getOrMakeVariant: ({ bucket, name }, variant, make) =>
      variants.getOrMake(blobName(bucket, name), variant, make),
  };
}
