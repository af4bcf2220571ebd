import { createHash } from "node:crypto";
import type { BackendLog, ObjectMetadata } from "../contract.ts";
import type { Database } from "../database/database.ts";
import type { PictureFacts } from "../pictures/picture-facts.ts";
import { blobKey, blobName } from "./blobs/blob-key.ts";
import type { Blobs, ByteRange } from "./blobs/blobs.ts";
import { refusalOfBucket } from "./bucket-limits.ts";
import { isOriginal, markerKey, ownsStorage } from "./site-marker.ts";
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

  /** A restored copy beside the files of the site it was made of leaves them where they are. */
  async deleteObject(bucket: string, name: string): Promise<void> {
    if (!(await ownsStorage(this.#blobs, this.#database))) return;
    await this.#blobs.remove(keyOf(bucket, name));
    await this.#variants.remove(blobName(bucket, name));
  }

  /** Keys of the files that `storage.objects` refers to. */
  async storedKeys(): Promise<Set<string>> {
    const { rows } = await this.#database.query<{ bucket_id: string; name: string }>(
      "select bucket_id, name from storage.objects",
    );
    return new Set(rows.map(({ bucket_id, name }) => keyOf(bucket_id, name)));
  }

  /**
   * Removes files without an object, which a crash between file and row leaves behind. Files that are older
   * than the storage's marker stay: a restore may not know them.
   * @param before files written to since then are left alone.
   * @param judge is told the numbers first, and throws to keep everything.
   */
  async removeStray(
    before: Date,
    judge: (found: { stray: number; all: number; stored: number }) => void,
  ): Promise<number> {
    const originals = new Map<string, Date>();
    const ofVariants = new Set<string>();
    let claimed: Date | undefined;
    for await (const { key, modified } of this.#blobs.list("")) {
      const [folder = "", , owner = ""] = key.split("/");
      if (key === markerKey) claimed = modified;
      else if (folder === variantsFolder) ofVariants.add(owner);
      else if (isOriginal(key)) originals.set(key, modified);
    }
    if (!claimed || originals.size + ofVariants.size === 0) return 0;
    const since = claimed;
    const stored = await this.storedKeys();
    const stray = [...originals]
      .filter(([key, modified]) => modified >= since && modified < before && !stored.has(key))
      .map(([key]) => key);
    judge({ stray: stray.length, all: originals.size, stored: stored.size });
    for (const key of stray) await this.#blobs.remove(key);
    for (const owner of ofVariants)
      if (!stored.has(blobKey(owner))) await this.#variants.remove(owner);
    return stray.length;
  }
}

function keyOf(bucket: string, name: string): string {
  return blobKey(blobName(bucket, name));
}

function eTagOf(content: Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("hex").slice(0, 32)}"`;
}
