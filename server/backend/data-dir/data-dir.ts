import { constants, existsSync } from "node:fs";
import { access, chmod, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../../start-error.ts";
import type { BackendLog } from "../types.ts";

/**
 * Makes the data folder, or makes sure of it: its owner alone gets in, whatever mode it was left with.
 * Below it nothing but the keys is looked after one by one (OWASP ASVS 4.0.3, 4.1.3).
 * @throws {StartError} where it cannot be used, as when an earlier start was somebody else's.
 */
export async function openDataDir(folder: string, log: BackendLog): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await readdir(folder);
    // What a failing disk allows it does not say beforehand.
    const trial = path.join(folder, ".writable");
    await writeFile(trial, "");
    // Another replica that starts on this folder may have been quicker.
    await rm(trial, { force: true });
  } catch (error) {
    const code = await reasonOf(error as NodeJS.ErrnoException, folder);
    throw new StartError(`DATA_DIR ${folder} cannot be used (${code}): ${remedyFor(code)}`);
  }
  await chmod(folder, 0o700).catch((error: NodeJS.ErrnoException) => {
    // A volume may belong to its host, and let this process in by its group.
    log.warn("the data folder belongs to another user, who decides who reads it", {
      reason: error.code,
    });
  });
}

/** Node's recursive `mkdir` reports ENOENT on a read-only file system: asks the nearest folder that exists. */
async function reasonOf(
  { code }: NodeJS.ErrnoException,
  folder: string,
): Promise<string | undefined> {
  if (code !== "ENOENT") return code;
  let nearest = path.resolve(folder);
  while (!existsSync(nearest)) nearest = path.dirname(nearest);
  return access(nearest, constants.W_OK).then(
    () => code,
    (error: NodeJS.ErrnoException) => error.code,
  );
}

function remedyFor(code: string | undefined): string {
  if (code === "EROFS") return "its disk can only be read";
  if (code === "ENOSPC" || code === "EDQUOT") return "its disk is full";
  return "give it to the user who runs this, or set another";
}
