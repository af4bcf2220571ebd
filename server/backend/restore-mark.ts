import { existsSync } from "node:fs";
import path from "node:path";
import { StartError } from "../start-error.ts";

/** Stands in a data folder while something is brought into it, so that what is half there is never served. */
export function restoreMark(dataDir: string): string {
  return path.join(dataDir, ".unfinished");
}

/** @throws {StartError} when a restore or a move into the folder was cut short. */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  if (!existsSync(restoreMark(dataDir))) return;
  throw new StartError(
    `DATA_DIR ${dataDir} holds a restore or a move that did not finish: run the same command again`,
  );
}
