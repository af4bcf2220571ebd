import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Writes a file so that a reader, or a crash at any point, sees the old content or the new one whole.
 * The temporary file lies in `temporaryFolder`, which must be on the same file system.
 */
export async function writeFileAtomically(
  target: string,
  content: Uint8Array | string,
  { temporaryFolder = path.dirname(target), mode = 0o600 } = {},
): Promise<void> {
  const temporary = path.join(temporaryFolder, `${randomUUID()}.tmp`);
  try {
    const file = await open(temporary, "wx", mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(target));
}

/** A rename outlives a power cut only once its folder is on the disk too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
