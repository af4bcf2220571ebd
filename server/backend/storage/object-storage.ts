import { createHash } from "node:crypto";
import type { BackendLog, ObjectMetadata } from "../contract.ts";
import type { Database } from "../database/database.ts";
import type { PictureFacts } from "../pictures/picture-facts.ts";
import { blobKey, blobName } from "./blobs/blob-key.ts";
import type { Blobs, ByteRange } from "./blobs/blobs.ts";
import { refusalOfBucket } from "./bucket-limits.ts";
import { Variants, variantsFolder } from "./variants.ts";

export type { ObjectMetadata };

/**
 * Uploads, by bucket and name. What is stored about an object in `storage.objects` is the only copy of its
 * type and cache header; its bytes are in {@link Blobs}.
 */
export class ObjectStorage {
  readonly #blobs: Blobs;
  readonly #database: Database;
  /** What was made of these files goes when they go. */
  readonly #variants: Variants;

  constructor(blobs: Blobs, database: Database, log: Pick<BackendLog, "error">) {
    this.#blobs = blobs;
    this.#database = database;
    this.#variants = new Variants(blobs, log);
  }

  /** The whole file; undefined when there is none. */
  readWhole(bucket: string, name: string): Promise<Uint8Array | undefined> {
    return this.#blobs.readWhole(keyOf(bucket, name));
  }

  /**
   * Reads what was made of an object, or makes it once and keeps it until the object goes.
   * @param variant names everything that it is made from, the content's hash included.
   */
  getOrMakeVariant(
    { bucket, name }: { bucket: string; name: string },
    variant: string,
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    return this.#variants.getOrMake(blobName(bucket, name), variant, make);
  }

  /** @returns undefined when there is no such file. */
  read(
    bucket: string,
    name: string,
    range?: ByteRange,
  ): Promise<ReadableStream<Uint8Array> | undefined> {
    return this.#blobs.read(keyOf(bucket, name), range);
  }

  /** What is stored of an object; defaults where there is none. */
  async metadataOf(bucket: string, name: string): Promise<ObjectMetadata> {
    const { rows } = await this.#database.query<{ metadata: Partial<ObjectMetadata> }>(
      "select metadata from storage.objects where bucket_id = $1 and name = $2",
      [bucket, name],
    );
    const { lastModified, ...stored } = rows[0]?.metadata ?? {};
    return {
      cacheControl: "no-cache",
      contentLength: stored.size ?? 0,
      size: 0,
      mimetype: "application/octet-stream",
      eTag: "",
      ...stored,
      ...(lastModified && { lastModified: new Date(lastModified) }),
    };
  }

  /** Writes a file, and returns what is to be stored of it. */
  async write(
    bucket: string,
    name: string,
    content: Uint8Array,
    given: Pick<ObjectMetadata, "mimetype" | "cacheControl"> & Partial<PictureFacts>,
  ): Promise<ObjectMetadata & Partial<PictureFacts>> {
    await this.#blobs.write(keyOf(bucket, name), content);
    await this.#variants.remove(blobName(bucket, name));
    return {
      ...given,
      size: content.byteLength,
      contentLength: content.byteLength,
      eTag: eTagOf(content),
      lastModified: new Date(),
    };
  }

  /**
   * Copies a file, which is also what a move begins with.
   * @throws {RequestRefused} when the other bucket does not take such files.
   */
  async copy(
    bucket: string,
    name: string,
    toBucket: string,
    toName: string,
  ): Promise<Pick<ObjectMetadata, "eTag" | "lastModified">> {
    const { eTag, mimetype, size } = await this.metadataOf(bucket, name);
    const refusal = await refusalOfBucket(this.#database, toBucket, mimetype, size);
    if (refusal) throw refusal;
    await this.#blobs.copy(keyOf(bucket, name), keyOf(toBucket, toName));
    await this.#variants.remove(blobName(toBucket, toName));
    return { eTag, lastModified: new Date() };
  }

  async deleteObject(bucket: string, name: string): Promise<void> {
    await this.#blobs.remove(keyOf(bucket, name));
    await this.#variants.remove(blobName(bucket, name));
  }

  /**
   * Removes files that are no object's, which a crash between file and row leaves behind.
   * @param before files written to since then are left alone.
   */
  async removeStray(before: Date): Promise<number> {
    const originals = new Set<string>();
    const ofVariants = new Set<string>();
    for await (const { key, modified } of this.#blobs.list("")) {
      const [folder = "", , owner = ""] = key.split("/");
      if (folder === variantsFolder) ofVariants.add(owner);
      else if (isOriginal(key) && modified < before) originals.add(key.slice(3));
    }
    if (originals.size + ofVariants.size === 0) return 0;
    const { rows } = await this.#database.query<{ bucket_id: string; name: string }>(
      "select bucket_id, name from storage.objects",
    );
    const stored = new Set(rows.map(({ bucket_id, name }) => blobName(bucket_id, name)));
    const stray = [...originals].filter((blob) => !stored.has(blob));
    for (const blob of stray) await this.#blobs.remove(blobKey(blob));
    for (const owner of ofVariants) if (!stored.has(owner)) await this.#variants.remove(owner);
    return stray.length;
  }
}

/** Others may keep files in the same place. */
function isOriginal(key: string): boolean {
  return /^([0-9a-f]{2})\/\1[0-9a-f]{62}$/.test(key);
}

function keyOf(bucket: string, name: string): string {
  return blobKey(blobName(bucket, name));
}

function eTagOf(content: Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("hex").slice(0, 32)}"`;
}
