import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { writeFileAtomically } from "./atomic-file.ts";
import type { BackendLog } from "./backend.ts";

/** Files of one picture. Addresses with sizes of somebody's own invention must not fill the disk. */
const mostFiles = 80;

/**
 * What was made of pictures, in one folder each, beside the originals. All of it can be made again:
 * whatever a crash or a failed write leaves out is made when it is asked for the next time.
 */
export class Variants {
  readonly #root: string;
  readonly #temporary: string;
  readonly #log: Pick<BackendLog, "error">;
  readonly #underWay = new Map<string, Promise<Uint8Array>>();

  /** @param temporary a folder on the same file system, emptied at the start. */
  constructor(root: string, temporary: string, log: Pick<BackendLog, "error">) {
    this.#root = root;
    this.#log = log;
    this.#temporary = temporary;
  }

  /**
   * Reads one, or makes and keeps it. Whoever asks for it meanwhile gets the same.
   * @param owner the name of the original's file.
   * @param name says everything that it was made from, the content's hash included.
   */
  async take(owner: string, name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = path.join(this.#folderOf(owner), name);
    const running = this.#underWay.get(file);
    if (running) return running;
    const work = this.#readOrMake(owner, file, make).finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, work);
    return work;
  }

  /** Its original is gone, or another. */
  async remove(owner: string): Promise<void> {
    await rm(this.#folderOf(owner), { recursive: true, force: true });
  }

  /** Names of all originals that something was made of. */
  async owners(): Promise<string[]> {
    const groups = await readdir(this.#root).catch(() => []);
    const found = await Promise.all(
      groups.map((group) => readdir(path.join(this.#root, group)).catch(() => [])),
    );
    return found.flat();
  }

  async #readOrMake(owner: string, file: string, make: () => Promise<Uint8Array>) {
    const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    if (kept) return kept;
    const made = await make();
    await this.#keep(owner, file, made).catch((error) =>
      // A full disk, say: whoever asked gets the picture nevertheless.
      this.#log.error("a picture was made and not kept", { error: String(error) }),
    );
    return made;
  }

  async #keep(owner: string, file: string, made: Uint8Array) {
    const folder = this.#folderOf(owner);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length < mostFiles)
      await writeFileAtomically(file, made, { temporaryFolder: this.#temporary });
  }

  #folderOf(owner: string): string {
    return path.join(this.#root, owner.slice(0, 2), owner);
  }
}
