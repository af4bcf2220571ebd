import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Writes a file atomically: readers, and the disk after a crash, have either the old or the new content.
 * `temporaryFolder` must be on the same file system.
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

/** A rename survives a power failure only after its folder is synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
