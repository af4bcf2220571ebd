import type { Database } from "../database/database.ts";
import type { PictureFacts } from "../pictures/picture-facts.ts";
import type { StoredFile } from "./blobs/blob-key.ts";
import type { ByteRange } from "./blobs/blobs.ts";
import { ObjectMetadataCache } from "./object-metadata-cache.ts";
import type { ObjectMetadata, ObjectStorage } from "./object-storage.ts";

export type PictureMetadata = ObjectMetadata & Partial<PictureFacts>;

/** Pictures for visitors, in our own storage or a hosted project's. */
export interface StoredPictures {
  /**
   * Metadata of existing pictures in public buckets, by `bucket/name`.
   * @param options.fresh bypasses the cache.
   */
  metadataOf(
    keys: readonly string[],
    options?: { fresh: boolean },
  ): Promise<Map<string, PictureMetadata>>;
  /** @returns undefined if the file does not exist. */
  readWhole(picture: StoredFile): Promise<Uint8Array | undefined>;
  read(picture: StoredFile, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Reads a variant of a picture, or makes and stores it. */
  getOrMakeVariant(
    picture: StoredFile,
    variant: string,
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array>;
}

/** Pictures in our own storage, not a hosted project's: the database announces changes, so metadata can be cached. */
export interface OwnPictures extends StoredPictures {
  /**
   * From then on metadata is cached until the database announces a change, which is passed on as
   * `bucket/name`, or "" if anything may have changed.
   */
  watch(tell: (key: string) => void): Promise<void>;
  /** Whether metadata of all keys is cached. */
  areCached(keys: readonly string[]): boolean;
}

export function createStoredPictures(database: Database, files: ObjectStorage): OwnPictures {
  const known = new ObjectMetadataCache<PictureMetadata>();
  async function readMetadata(keys: string[]) {
    const { rows } = await database.query<{ key: string; metadata: PictureMetadata }>(
      `select o.bucket_id || '/' || o.name as key, o.metadata
         from unnest($1::text[], $2::text[]) as wanted (bucket, name)
         join storage.objects o on o.bucket_id = wanted.bucket and o.name = wanted.name
         join storage.buckets b on b.id = o.bucket_id and b.public`,
      [keys.map((key) => splitObjectKey(key).bucket), keys.map((key) => splitObjectKey(key).name)],
    );
    return new Map(rows.map(({ key, metadata }) => [key, metadata]));
  }
  return {
    watch: (tell) => known.watch(database, tell),
    areCached: (keys) => known.has(keys),
    async metadataOf(keys, { fresh } = { fresh: false }) {
      if (fresh) for (const key of keys) known.forget(key);
      return known.of(keys, readMetadata);
    },
    readWhole: (picture) => files.readWhole(picture),
    read: (picture, range) => files.read(picture, range),
    getOrMakeVariant: (picture, variant, make) => files.getOrMakeVariant(picture, variant, make),
  };
}

export interface StoredPicture extends StoredFile {
  metadata: PictureMetadata;
}

/**
 * Runs a task on a picture of a public bucket, and again with fresh metadata if its file does not exist,
 * because it was replaced meanwhile.
 * @param key `bucket/name`.
 * @param task returns undefined if the file does not exist.
 * @returns undefined if there is no such picture.
 */
export async function withPicture<Result>(
  pictures: Pick<StoredPictures, "metadataOf">,
  key: string,
  task: (picture: StoredPicture) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  for (const fresh of [false, true]) {
    const metadata = (await pictures.metadataOf([key], { fresh })).get(key);
    if (!metadata) return undefined;
    const result = await task({ ...splitObjectKey(key), eTag: metadata.eTag, metadata });
    if (result !== undefined) return result;
  }
  return undefined;
}

/** Splits `bucket/name`. */
export function splitObjectKey(key: string): { bucket: string; name: string } {
  const slash = key.indexOf("/");
  return { bucket: key.slice(0, slash), name: key.slice(slash + 1) };
}
