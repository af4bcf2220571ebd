import type { BackendLog } from "../types.ts";
import type { Blobs } from "./blobs/blobs.ts";

/** Folder of the renditions, in the storage of the original pictures. */
export const variantsFolder = ".variants";

/**
 * Rendered pictures, in one folder per original. All can be rendered again: files lost in a crash or a
 * failed write are made at the next request.
 */
export class Variants {
  readonly #blobs: Blobs;
  readonly #log: Pick<BackendLog, "error">;
  readonly #underWay = new Map<string, Promise<Uint8Array>>();

  constructor(blobs: Blobs, log: Pick<BackendLog, "error">) {
    this.#blobs = blobs;
    this.#log = log;
  }

  /**
   * Reads a variant, or makes and stores it. Concurrent requests share the work. Callers must limit the
   * number of names: clients must not be able to invent them.
   * @param owner name of the original's blob.
   * @param name must identify all inputs, including the content's hash.
   */
  async getOrMake(
    owner: string,
    name: string,
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    const key = `${folderOf(owner)}/${name}`;
    const running = this.#underWay.get(key);
    if (running) return running;
    const work = this.#readOrMake(key, make).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, work);
    return work;
  }

  /** Removes all variants of an original. */
  async remove(owner: string): Promise<void> {
    await this.#blobs.removeFolder(folderOf(owner));
  }

  async #readOrMake(key: string, make: () => Promise<Uint8Array>) {
    const stored = await this.#blobs.readWhole(key);
    if (stored) return stored;
    const made = await make();
    await this.#blobs.write(key, made).catch((error) =>
      // For example a full disk: the client gets the picture nevertheless.
      this.#log.error("a picture was made and not stored", { object: key, error: String(error) }),
    );
    return made;
  }
}

function folderOf(owner: string): string {
  return `${variantsFolder}/${owner.slice(0, 2)}/${owner}`;
}
