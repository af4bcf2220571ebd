import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../../start-error.ts";
import type { BackendLog } from "../types.ts";

/**
 * Creates the data folder, or restricts an existing one to its owner. Files in it need no modes of their
 * own, except the keys (OWASP ASVS 4.0.3, 4.1.3).
 * @throws {StartError} if the folder cannot be used, for example because it belongs to another user.
 */
export async function openDataDir(folder: string, log: BackendLog): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await readdir(folder);
    // A failing disk is noticed only by writing.
    const trial = path.join(folder, ".writable");
    await writeFile(trial, "");
    // Another replica that starts on this folder may have removed the file.
    await rm(trial, { force: true });
  } catch (error) {
    const code = await reasonOf(error as NodeJS.ErrnoException, folder);
    throw new StartError(`DATA_DIR ${folder} cannot be used (${code}): ${remedyFor(code)}`);
  }
  await chmod(folder, 0o700).catch((error: NodeJS.ErrnoException) => {
    // A mounted volume may belong to the host and grant access by group.
    log.warn("the data folder belongs to another user, who decides who reads it", {
      reason: error.code,
    });
  });
}

/** Node's recursive `mkdir` reports ENOENT on a read-only file system: makes the first missing folder alone. */
async function reasonOf(
  { code }: NodeJS.ErrnoException,
  folder: string,
): Promise<string | undefined> {
  if (code !== "ENOENT") return code;
  let missing = path.resolve(folder);
  while (!existsSync(path.dirname(missing))) missing = path.dirname(missing);
  return mkdir(missing).then(
    () => code,
    (error: NodeJS.ErrnoException) => (error.code === "EEXIST" ? code : error.code),
  );
}

function remedyFor(code: string | undefined): string {
  if (code === "EROFS") return "its disk can only be read";
  if (code === "ENOSPC" || code === "EDQUOT") return "its disk is full";
  return "give it to the user who runs this, or set another";
}
