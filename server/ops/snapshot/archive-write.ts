import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import type { Secrets } from "../../backend/data-dir/secrets.ts";
import { blobName } from "../../backend/storage/blobs/blob-key.ts";
import type { TableShape } from "./catalogue.ts";
import type { StoredObject } from "./types.ts";

/** Last member of an archive: without it the archive is incomplete. */
export interface Manifest {
  format: 1;
  id: string;
  /** Missing in archives of earlier versions. */
  site?: string;
  created: string;
  migrations: string[];
  tables: (TableShape & { rows: number })[];
  objects: (StoredObject & { member: string })[];
  /** `bucket/name` of objects without a file; omitted if there are none. */
  missing?: string[];
  /** Hashes of all other members by name. */
  sha256: Record<string, string>;
}

export const manifestName = "manifest.json";
export const secretsName = "secrets.json";
export const tableMember = (name: string) => `tables/${name}.jsonl`;
export const fileMember = ({ bucket, name }: StoredObject) => `files/${blobName(bucket, name)}`;

/**
 * Writes a backup: a `.tar.gz` with JSON lines, files, and a manifest with their hashes. The file gets its
 * final name when it is complete and synced.
 */
export class ArchiveWriter {
  readonly #target: string;
  readonly #partial: string;
  readonly #pack: Pack = pack();
  readonly #written: Promise<void>;
  readonly #sha256: Record<string, string> = {};
  readonly #created: string;

  private constructor(target: string, created: string, signal?: AbortSignal) {
    this.#target = target;
    this.#created = created;
    this.#partial = `${target}.partial`;
    const output = createWriteStream(this.#partial, { mode: 0o600 });
    this.#written = pipeline(this.#pack, createGzip({ level: 4 }), output, { signal });
    // Pending members fail, too.
    this.#written.catch((error: Error) => this.#pack.destroy(error));
  }

  /**
   * @param created ISO 8601.
   * @param signal aborts the archive.
   */
  static async open(target: string, created: string, signal?: AbortSignal): Promise<ArchiveWriter> {
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    return new ArchiveWriter(target, created, signal);
  }

  /** Awaits input of the archive. @throws as soon as the archive has failed. */
  async waitFor<Result>(needed: Promise<Result>): Promise<Result> {
    const failed = this.#written.then(() => Promise.reject(new Error("the archive is finished")));
    return Promise.race([needed, failed]);
  }

  async addBytes(name: string, content: Uint8Array): Promise<void> {
    this.#sha256[name] = createHash("sha256").update(content).digest("hex");
    const added = new Promise<void>((resolve, reject) => {
      this.#pack.entry({ name, mode: 0o600 }, Buffer.from(content), (error) =>
        error ? reject(error) : resolve(),
      );
    });
    await this.waitFor(added);
  }

  /** @param file path on this machine. */
  async addFile(name: string, file: string): Promise<void> {
    const { size } = await stat(file);
    const hash = createHash("sha256");
    const entry = this.#pack.entry({ name, size, mode: 0o600 });
    const hashed = new PassThrough({
      transform(chunk, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await this.waitFor(pipeline(createReadStream(file), hashed, entry));
    this.#sha256[name] = hash.digest("hex");
  }

  async addSecrets(secrets: Secrets | undefined): Promise<void> {
    if (secrets) await this.addBytes(secretsName, Buffer.from(JSON.stringify(secrets)));
  }

  /**
   * @param target path of the finished archive.
   * @returns size in bytes.
   */
  async finish(
    rest: Omit<Manifest, "format" | "created" | "sha256">,
    target = this.#target,
  ): Promise<number> {
    const manifest: Manifest = {
      format: 1,
      created: this.#created,
      ...rest,
      sha256: { ...this.#sha256 },
    };
    await this.addBytes(manifestName, Buffer.from(JSON.stringify(manifest)));
    this.#pack.finalize();
    await this.#written;
    const file = await open(this.#partial, "r");
    await file.sync();
    await file.close();
    await rename(this.#partial, target);
    return (await stat(target)).size;
  }

  /** Removes the partial file. */
  async abandon(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => {});
    await rm(this.#partial, { force: true });
  }
}
