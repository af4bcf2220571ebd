import { mkdtempSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { copyOfTemplate } from "../integration/backend/harness.ts";
import { removeFolder } from "../support/remove-folder.ts";

/** A data folder that goes with the test, in which the first start is over: the others are faster. */
export const startedFolder = async () => copyOfTemplate(await temporaryFolder());

/** A folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  // Without waiting: of tests that run beside each other, this is the one that has called.
  const folder = mkdtempSync(join(tmpdir(), "tsamma-process-"));
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** Folders that go when a whole file is done. */
export function foldersOfFile() {
  const made: string[] = [];
  return {
    async make(): Promise<string> {
      const folder = await mkdtemp(join(tmpdir(), "tsamma-process-"));
      made.push(folder);
      return folder;
    },
    async remove(): Promise<void> {
      for (const folder of made) await removeFolder(folder);
    },
  };
}
