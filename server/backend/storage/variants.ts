import type { BackendLog } from "../types.ts";
import type { Blobs } from "./blobs/blobs.ts";

/** The folder among the originals. */
export const variantsFolder = ".variants";

/**
 * What was made of pictures, in one folder each, beside the originals. All of it can be made again:
 * whatever a crash or a failed write leaves out is made when it is asked for the next time.
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
   * Reads one, or makes and stores it. Whoever asks for it meanwhile gets the same. How many there can be of
   * an original is up to the callers: a stranger must not be able to invent names.
   * @param owner the name of the original's file.
   * @param name says everything that it was made from, the content's hash included.
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

  /** Its original is gone, or another. */
  async remove(owner: string): Promise<void> {
    await this.#blobs.removeFolder(folderOf(owner));
  }

  async #readOrMake(key: string, make: () => Promise<Uint8Array>) {
    const stored = await this.#blobs.readWhole(key);
    if (stored) return stored;
    const made = await make();
    await this.#blobs.write(key, made).catch((error) =>
      // A full disk, say: whoever asked gets the picture nevertheless.
      this.#log.error("a picture was made and not stored", { object: key, error: String(error) }),
    );
    return made;
  }
}

function folderOf(owner: string): string {
  return `${variantsFolder}/${owner.slice(0, 2)}/${owner}`;
}
