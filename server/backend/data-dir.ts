import { access, chmod, constants, mkdir } from "node:fs/promises";
import { StartError } from "../start-error.ts";
import type { BackendLog } from "./backend.ts";

/**
 * Makes the data folder, or makes sure of it: its owner alone gets in, whatever mode it was left with.
 * Below it nothing but the keys is looked after one by one (OWASP ASVS 4.0.3, 4.1.3).
 * @throws {StartError} where it cannot be used, as when an earlier start was somebody else's.
 */
export async function openDataDir(folder: string, log: BackendLog): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATA_DIR ${folder} cannot be used (${code}): give it to the user who runs this, or set another`,
    );
  }
  await chmod(folder, 0o700).catch((error: NodeJS.ErrnoException) => {
    // A volume may belong to its host, and let this process in by its group.
    log.warn("the data folder belongs to another user, who decides who reads it", {
      reason: error.code,
    });
  });
}
