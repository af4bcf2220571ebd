import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { App } from "@supabase/lite";
import { writeFileAtomically } from "./atomic-file.ts";
import type { BackendLog } from "./backend.ts";
import { refuseUnlisted } from "./bucket-limits.ts";
import type { Database } from "./database.ts";
import { storable } from "./picture-gate.ts";
import { oldFiles, storedFileName, storedFilePath } from "./stored-file.ts";
import { Variants } from "./variants.ts";

// lite exports neither by name.
type StorageAdapter = NonNullable<App["_storageAdapter"]>;
export type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

/** Folders below the root that hold no originals. */
export const incoming = ".incoming";
export const variantsFolder = ".variants";

/** A part of a file, both ends included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Uploads as files below one folder. A file is named by the hash of bucket and object name, so that
 * no name a client chooses reaches the file system: no traversal, no length or case trouble, and
 * `a` and `a/b` can both exist. What lite stores about an object in `storage.objects` is the only
 * copy of its type and cache header.
 */
export class FileStorage implements StorageAdapter {
  readonly driver = null;
  readonly #root: string;
  readonly #database: Database;
  /** What was made of these files goes when they go. */
  readonly #variants: Variants;

  private constructor(root: string, database: Database, variants: Variants) {
    this.#root = root;
    this.#database = database;
    this.#variants = variants;
  }

  /** Also removes what a crash left half-written. */
  static async open(
    root: string,
    database: Database,
    log: Pick<BackendLog, "error">,
  ): Promise<FileStorage> {
    const temporary = path.join(root, incoming);
    await mkdir(temporary, { recursive: true, mode: 0o700 });
    for (const leftover of await readdir(temporary))
      await rm(path.join(temporary, leftover), { force: true });
    const variants = new Variants(path.join(root, variantsFolder), temporary, log);
    return new FileStorage(root, database, variants);
  }

  /** The whole file; undefined when there is none. */
  async readWhole(bucket: string, name: string): Promise<Uint8Array | undefined> {
    return readFile(this.#pathOf(bucket, name)).catch(undefinedWhereMissing);
  }

  /**
   * Reads what was made of an object, or makes it once and keeps it until the object goes.
   * @param variant names everything that it is made from, the content's hash included.
   */
  takeVariant(
    { bucket, name }: { bucket: string; name: string },
    variant: string,
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    return this.#variants.take(storedFileName(bucket, name), variant, make);
  }

  /** @returns undefined when there is no such file. */
  async read(
    bucket: string,
    name: string,
    range?: ByteRange,
  ): Promise<ReadableStream<Uint8Array> | undefined> {
    const file = await open(this.#pathOf(bucket, name), "r").catch(undefinedWhereMissing);
    if (!file) return undefined;
    // An open file stays readable when it is replaced or removed meanwhile.
    const stream = createReadStream("", {
      fd: file,
      ...(range && { start: range.first, end: range.last }),
    });
    return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  }

  async getObject(bucket: string, name: string) {
    const metadata = await this.headObject(bucket, name);
    // Without a body lite answers "Object not found".
    const body = await this.read(bucket, name);
    return { metadata, httpStatusCode: body ? 200 : 404, body } as Awaited<
      ReturnType<StorageAdapter["getObject"]>
    >;
  }

  async headObject(bucket: string, name: string): Promise<ObjectMetadata> {
    const { rows } = await this.#database.connection.driver.query<{
      metadata: Partial<ObjectMetadata>;
    }>("select metadata from storage.objects where bucket_id = $1 and name = $2", [bucket, name]);
    const { lastModified, ...known } = rows[0]?.metadata ?? {};
    return {
      cacheControl: "no-cache",
      contentLength: known.size ?? 0,
      size: 0,
      mimetype: "application/octet-stream",
      eTag: "",
      ...known,
      ...(lastModified && { lastModified: new Date(lastModified) }),
    };
  }

  async uploadObject(
    bucket: string,
    name: string,
    _version: string | undefined,
    body: Parameters<StorageAdapter["uploadObject"]>[3],
    mimetype: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const sent =
      body instanceof Uint8Array
        ? body
        : new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
    const { content, facts } = storable(mimetype, sent);
    const target = this.#pathOf(bucket, name);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await writeFileAtomically(target, content, {
      temporaryFolder: path.join(this.#root, incoming),
    });
    await this.#variants.remove(path.basename(target));
    return {
      ...facts,
      httpStatusCode: 200,
      cacheControl,
      mimetype,
      size: content.byteLength,
      contentLength: content.byteLength,
      eTag: `"${createHash("sha256").update(content).digest("hex").slice(0, 32)}"`,
      lastModified: new Date(),
    };
  }

  /** Also what a move begins with. */
  async copyObject(
    bucket: string,
    name: string,
    _version: string | undefined,
    toBucket: string,
    toName: string,
  ) {
    const { eTag, mimetype, size } = await this.headObject(bucket, name);
    await refuseUnlisted(this.#database, toBucket, mimetype, size);
    const target = this.#pathOf(toBucket, toName);
    const temporary = path.join(this.#root, incoming, path.basename(target));
    await copyFile(this.#pathOf(bucket, name), temporary);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await rename(temporary, target);
    await this.#variants.remove(path.basename(target));
    return { httpStatusCode: 200, eTag, lastModified: new Date() };
  }

  async deleteObject(bucket: string, name: string): Promise<void> {
    await rm(this.#pathOf(bucket, name), { force: true });
    await this.#variants.remove(storedFileName(bucket, name));
  }

  async deleteObjects(bucket: string, names: string[]): Promise<void> {
    for (const name of names) await this.deleteObject(bucket, name);
  }

  /** Asked only for lite's own picture transformations, in whose place stands `render-image.ts`. */
  async privateAssetUrl(): Promise<string> {
    throw new Error("files on disk have no address");
  }

  /**
   * Removes files that are no object's, which a crash between file and row leaves behind.
   * @param before files written to since then are left alone.
   */
  async removeStray(before: Date): Promise<number> {
    const old = await oldFiles(this.#root, before);
    const ofVariants = await this.#variants.owners();
    if (old.length + ofVariants.length === 0) return 0;
    const { rows } = await this.#database.exclusively(() =>
      this.#database.connection.driver.query<{ bucket_id: string; name: string }>(
        "select bucket_id, name from storage.objects",
      ),
    );
    const known = new Set(rows.map(({ bucket_id, name }) => storedFileName(bucket_id, name)));
    const stray = old.filter((fileName) => !known.has(fileName));
    for (const fileName of stray) await rm(storedFilePath(this.#root, fileName), { force: true });
    for (const owner of ofVariants) if (!known.has(owner)) await this.#variants.remove(owner);
    return stray.length;
  }

  #pathOf(bucket: string, name: string): string {
    return storedFilePath(this.#root, storedFileName(bucket, name));
  }
}

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
