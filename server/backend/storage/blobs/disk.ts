import { constants, createReadStream } from "node:fs";
import { access, mkdir, open, opendir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { writeFileAtomically } from "../../data-dir/atomic-file.ts";
import type { BlobInfo, Blobs, ByteRange } from "./blobs.ts";

/** Temporary folder below the root, on the same file system, so that a rename is atomic. */
const incoming = ".incoming";

/** Uploads as files in a folder. */
export class DiskBlobs implements Blobs {
  readonly #root: string;
  readonly #temporary: string;

  private constructor(root: string) {
    this.#root = root;
    this.#temporary = path.join(root, incoming);
  }

  /** Also removes incomplete files left by a crash. */
  static async open(root: string): Promise<DiskBlobs> {
    const blobs = new DiskBlobs(root);
    await rm(blobs.#temporary, { recursive: true, force: true });
    await mkdir(blobs.#temporary, { recursive: true, mode: 0o700 });
    return blobs;
  }

  async readWhole(key: string) {
    return readFile(this.#pathOf(key)).catch(undefinedWhereMissing);
  }

  async read(key: string, range?: ByteRange) {
    const file = await open(this.#pathOf(key), "r").catch(undefinedWhereMissing);
    if (!file) return undefined;
    // An open file stays readable when it is replaced or removed.
    const stream = createReadStream("", {
      fd: file,
      ...(range && { start: range.first, end: range.last }),
    });
    return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  }

  async sizeOf(key: string) {
    return (await stat(this.#pathOf(key)).catch(undefinedWhereMissing))?.size;
  }

  async write(key: string, content: Uint8Array) {
    const target = this.#pathOf(key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await writeFileAtomically(target, content, { temporaryFolder: this.#temporary });
  }

  async remove(key: string) {
    await rm(this.#pathOf(key), { force: true });
  }

  async removeFolder(folder: string) {
    await rm(this.#pathOf(folder), { recursive: true, force: true });
  }

  async *list(folder: string): AsyncIterable<BlobInfo> {
    const entries = await opendir(this.#pathOf(folder), { recursive: true }).catch(
      undefinedWhereMissing,
    );
    if (!entries) return;
    for await (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const key = path.relative(this.#root, file).split(path.sep).join("/");
      if (key.startsWith(`${incoming}/`)) continue;
      // The file was removed meanwhile.
      const found = await stat(file).catch(undefinedWhereMissing);
      if (!found) continue;
      yield { key, modified: found.mtime };
    }
  }

  async ping() {
    await access(this.#root, constants.R_OK | constants.W_OK);
  }

  async close() {}

  #pathOf(key: string): string {
    return path.join(this.#root, key);
  }
}

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
