import type { Database } from "../database/database.ts";
import type { PictureFacts } from "../pictures/picture-facts.ts";
import type { ByteRange } from "./blobs/blobs.ts";
import { KnownObjects } from "./known-objects.ts";
import type { ObjectMetadata, ObjectStorage } from "./object-storage.ts";

export type PictureMetadata = ObjectMetadata & Partial<PictureFacts>;

/** What visitors' pictures are served from: our own storage, or that of a hosted project. */
export interface StoredPictures {
  /** What is stored of those that exist and are in a public bucket, by `bucket/name`. */
  metadataOf(keys: readonly string[]): Promise<Map<string, PictureMetadata>>;
  /** Undefined when there is none. */
  readWhole(bucket: string, name: string): Promise<Uint8Array | undefined>;
  read(
    bucket: string,
    name: string,
    range?: ByteRange,
  ): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Reads what was made of a picture, or makes it once and stores it. */
  getOrMakeVariant(
    picture: { bucket: string; name: string },
    variant: string,
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array>;
}

/**
 * Those of our own storage.
 * @returns also `watch`: from then on what is known of them is cached until the database tells of a change,
 * which is handed on as `bucket/name`, or nothing where anything may have changed.
 */
export function ownPictures(
  database: Database,
  files: ObjectStorage,
): StoredPictures & { watch: (tell: (key: string) => void) => Promise<void> } {
  const known = new KnownObjects<PictureMetadata>();
  async function readMetadata(keys: string[]) {
    const { rows } = await database.query<{ key: string; metadata: PictureMetadata }>(
      `select o.bucket_id || '/' || o.name as key, o.metadata
         from unnest($1::text[], $2::text[]) as wanted (bucket, name)
         join storage.objects o on o.bucket_id = wanted.bucket and o.name = wanted.name
         join storage.buckets b on b.id = o.bucket_id and b.public`,
      [keys.map((key) => partsOf(key).bucket), keys.map((key) => partsOf(key).name)],
    );
    return new Map(rows.map(({ key, metadata }) => [key, metadata]));
  }
  return {
    watch: (tell) => known.watch(database, tell),
    metadataOf: (keys) => known.of(keys, readMetadata),
    readWhole: (bucket, name) => files.readWhole(bucket, name),
    read: (bucket, name, range) => files.read(bucket, name, range),
    getOrMakeVariant: (picture, variant, make) => files.getOrMakeVariant(picture, variant, make),
  };
}

/** Of `bucket/name`. */
export function partsOf(key: string): { bucket: string; name: string } {
  const slash = key.indexOf("/");
  return { bucket: key.slice(0, slash), name: key.slice(slash + 1) };
}
