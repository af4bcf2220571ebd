import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { copyOfTemplate } from "../integration/backend/harness.ts";
import { removeFolder } from "../support/remove-folder.ts";

/** How a test is told what to do at its end. Of concurrent tests, only their own context's is theirs. */
type AtEnd = (work: () => Promise<void>) => void;

/** A data folder that goes with the test, in which the first start is over: the others are faster. */
export const startedFolder = async (atEnd?: AtEnd) => copyOfTemplate(await temporaryFolder(atEnd));

/** A folder that goes with the test. */
export async function temporaryFolder(atEnd: AtEnd = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tsamma-process-"));
  atEnd(() => removeFolder(folder));
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
