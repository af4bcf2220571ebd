import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { copyOfTemplate } from "../integration/backend/harness.ts";
import { removeFolder } from "../support/remove-folder.ts";

/** Registers a cleanup at the end of the test. Concurrent tests must use their own context's. */
type AtEnd = (work: () => Promise<void>) => void;

/** Data folder after its first start, so that further starts are faster; removed with the test. */
export const initializedFolder = async (atEnd?: AtEnd) =>
  copyOfTemplate(await temporaryFolder(atEnd));

/** Folder that is removed with the test. */
export async function temporaryFolder(atEnd: AtEnd = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tsamma-process-"));
  atEnd(() => removeFolder(folder));
  return folder;
}

/** Folders removed at the end of the test file. */
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
