import { RequestRefused } from "../api/error-responses.ts";
import type { Database } from "../database/database.ts";
import type { PictureFacts } from "../pictures/picture-facts.ts";
import type { BackendLog, ObjectMetadata } from "../types.ts";
import {
  blobKey,
  blobOf,
  isBlobKey,
  isNamedAfterObject,
  newETag,
  type StoredFile,
} from "./blobs/blob-key.ts";
import type { Blobs, ByteRange } from "./blobs/blobs.ts";
import { bucketLimitError } from "./bucket-limits.ts";
import { markerKey, ownsStorage } from "./site-marker.ts";
import { Variants, variantsFolder } from "./variants.ts";

export type { ObjectMetadata, StoredFile };

export interface StrayFiles {
  keys: string[];
  /** Blobs whose variants exist without their original. */
  owners: string[];
  /** Numbers of original files in storage, and of those that rows refer to. */
  all: number;
  stored: number;
}

interface StoredRow {
  metadata: Partial<ObjectMetadata> | null;
  version: string | null;
}

/**
 * Uploads by bucket and name. `storage.objects` holds the only copy of an object's metadata; the bytes are
 * in {@link Blobs}. Each write has its own blob and becomes visible with its row, whose ETag names the
 * blob: concurrent writes cannot mix, and a failed write keeps the old object.
 */
export class ObjectStorage {
  readonly #blobs: Blobs;
  readonly #database: Database;
  readonly #log: Pick<BackendLog, "error">;
  /** Removed with their original. */
  readonly #variants: Variants;

  constructor(blobs: Blobs, database: Database, log: Pick<BackendLog, "error">) {
    this.#blobs = blobs;
    this.#database = database;
    this.#log = log;
    this.#variants = new Variants(blobs, log);
  }

  /** @returns the content; undefined if the blob does not exist. */
  readWhole(file: StoredFile): Promise<Uint8Array | undefined> {
    return this.#blobs.readWhole(blobKey(blobOf(file)));
  }

  /**
   * Reads a variant of an object, or makes and stores it.
   * @param variant must identify all its inputs, including the content's hash.
   */
  getOrMakeVariant(
    file: StoredFile,
    variant: string,
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    return this.#variants.getOrMake(blobOf(file), variant, make);
  }

  /** @returns undefined if the blob does not exist. */
  read(file: StoredFile, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined> {
    return this.#blobs.read(blobKey(blobOf(file)), range);
  }

  /** Metadata and content of the same write. The content is undefined if there is none. */
  async open(bucket: string, name: string) {
    const attempt = async () => {
      const metadata = await this.metadataOf(bucket, name);
      return { metadata, body: await this.read({ bucket, name, eTag: metadata.eTag }) };
    };
    const opened = await attempt();
    // Retry: the object was replaced between the two reads.
    return opened.body ? opened : attempt();
  }

  /** Metadata of an object; defaults if there is none. */
  async metadataOf(bucket: string, name: string): Promise<ObjectMetadata> {
    const row = await this.#rowOf(bucket, name);
    const { lastModified, ...stored } = row?.metadata ?? {};
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

  /** Files that rows of these names currently refer to. */
  async filesOf(bucket: string, names: readonly string[]): Promise<StoredFile[]> {
    const { rows } = await this.#database.query<StoredFile>(
      `select bucket_id as bucket, name, metadata->>'eTag' as "eTag" from storage.objects
       where bucket_id = $1 and name = any($2::text[])`,
      [bucket, names],
    );
    return rows;
  }

  /**
   * Writes a new blob.
   * @returns the metadata to store in the object's row.
   */
  async write(
    content: Uint8Array,
    given: Pick<ObjectMetadata, "mimetype" | "cacheControl"> & Partial<PictureFacts>,
  ): Promise<ObjectMetadata & Partial<PictureFacts>> {
    const eTag = await this.#writeBlob(content);
    return {
      ...given,
      size: content.byteLength,
      contentLength: content.byteLength,
      eTag,
      lastModified: new Date(),
    };
  }

  /**
   * Writes a new blob with the content of an object.
   * @param version of the row whose metadata the copy gets.
   * @throws {RequestRefused} if the other bucket does not accept the file, or the object was replaced
   * meanwhile.
   */
  async copy(
    bucket: string,
    name: string,
    version: string | undefined,
    toBucket: string,
  ): Promise<Required<Pick<ObjectMetadata, "eTag" | "lastModified">>> {
    const row = await this.#rowOf(bucket, name);
    await this.#requireTakes(toBucket, row?.metadata);
    const content =
      row && (row.version ?? undefined) === version
        ? await this.readWhole({ bucket, name, eTag: row.metadata?.eTag })
        : undefined;
    if (!content) throw new RequestRefused(409, "Conflict", "The object was just replaced");
    return { eTag: await this.#writeBlob(content), lastModified: new Date() };
  }

  /**
   * Prepares a rename: the row keeps its blob, which must not be named after the object.
   * @returns files of both names that the row may not refer to after the move.
   * @throws {RequestRefused} if the other bucket does not accept the file.
   */
  async prepareMove(
    bucket: string,
    name: string,
    toBucket: string,
    toName: string,
  ): Promise<StoredFile[]> {
    const { metadata } = (await this.#rowOf(bucket, name)) ?? {};
    await this.#requireTakes(toBucket, metadata);
    const file = { bucket, name, eTag: metadata?.eTag };
    if (!isNamedAfterObject(file)) return [];
    const content = await this.readWhole(file);
    if (!content) throw new RequestRefused(404, "not_found", "Object not found");
    const eTag = await this.#writeBlob(content);
    await this.#database.query(
      `update storage.objects set metadata = metadata || jsonb_build_object('eTag', $3::text)
       where bucket_id = $1 and name = $2 and metadata->>'eTag' is not distinct from $4`,
      [bucket, name, eTag, file.eTag ?? null],
    );
    return [file, { bucket, name, eTag }, { bucket: toBucket, name: toName, eTag }];
  }

  /** Removes an unreferenced blob and its variants. */
  async removeFile(file: StoredFile): Promise<void> {
    const blob = blobOf(file);
    await this.#blobs.remove(blobKey(blob));
    await this.#variants.remove(blob);
  }

  /**
   * Removes those files that no row refers to. Rows of other names count, too: lite writes the row by its
   * id, and it may have been moved meanwhile. Best effort: the sweep removes the rest. Call it when it is
   * known whether the rows were written. A restored copy of a site does not remove the original site's
   * files.
   */
  async removeUnreferred(files: readonly StoredFile[]): Promise<void> {
    if (files.length === 0) return;
    try {
      if (!(await ownsStorage(this.#blobs, this.#database))) return;
      const referred = new Set((await this.#referredFiles(files)).map(blobOf));
      for (const file of files) if (!referred.has(blobOf(file))) await this.removeFile(file);
    } catch (error) {
      this.#log.error("replaced files were not removed", { error: String(error) });
    }
  }

  /** Keys of the files that `storage.objects` refers to. */
  async storedKeys(): Promise<Set<string>> {
    const { rows } = await this.#database.query<StoredFile>(
      `select bucket_id as bucket, name, metadata->>'eTag' as "eTag" from storage.objects`,
    );
    return new Set(rows.map((row) => blobKey(blobOf(row))));
  }

  /**
   * Finds files without an object, left by a crash, and variants without an original. Files older than the
   * storage's marker are excluded: a restored database may not know them.
   * @param before excludes files written later.
   */
  async findStray(before: Date): Promise<StrayFiles> {
    const originals = new Map<string, Date>();
    const ofVariants = new Set<string>();
    let claimed: Date | undefined;
    for await (const { key, modified } of this.#blobs.list("")) {
      const [folder = "", , owner = ""] = key.split("/");
      if (key === markerKey) claimed = modified;
      else if (folder === variantsFolder) ofVariants.add(owner);
      else if (isBlobKey(key)) originals.set(key, modified);
    }
    if (!claimed || originals.size + ofVariants.size === 0)
      return { keys: [], owners: [], all: originals.size, stored: 0 };
    const since = claimed;
    const stored = await this.storedKeys();
    return {
      keys: [...originals]
        .filter(([key, modified]) => modified >= since && modified < before && !stored.has(key))
        .map(([key]) => key),
      owners: [...ofVariants].filter((owner) => !stored.has(blobKey(owner))),
      all: originals.size,
      stored: stored.size,
    };
  }

  /** @param found by {@link findStray}. */
  async removeStray({ keys, owners }: StrayFiles): Promise<void> {
    for (const key of keys) await this.#blobs.remove(key);
    for (const owner of owners) await this.#variants.remove(owner);
  }

  async #writeBlob(content: Uint8Array): Promise<string> {
    const eTag = newETag(content);
    await this.#blobs.write(blobKey(blobOf({ bucket: "", name: "", eTag })), content);
    return eTag;
  }

  async #rowOf(bucket: string, name: string): Promise<StoredRow | undefined> {
    const { rows } = await this.#database.query<StoredRow>(
      "select metadata, version from storage.objects where bucket_id = $1 and name = $2",
      [bucket, name],
    );
    return rows[0];
  }

  /** Files of rows that have the bucket and name, or the ETag, of one of these files. */
  async #referredFiles(files: readonly StoredFile[]): Promise<StoredFile[]> {
    const { rows } = await this.#database.query<StoredFile>(
      `select bucket_id as bucket, name, metadata->>'eTag' as "eTag" from storage.objects
       where (bucket_id, name) in (select * from unnest($1::text[], $2::text[]))
         or metadata->>'eTag' = any($3::text[])`,
      [
        files.map(({ bucket }) => bucket),
        files.map(({ name }) => name),
        files.flatMap(({ eTag }) => eTag ?? []),
      ],
    );
    return rows;
  }

  async #requireTakes(bucket: string, metadata: StoredRow["metadata"] | undefined): Promise<void> {
    const { mimetype = "application/octet-stream", size = 0 } = metadata ?? {};
    const refusal = await bucketLimitError(this.#database, bucket, mimetype, size);
    if (refusal) throw refusal;
  }
}
