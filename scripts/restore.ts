/**
 * Restores a backup to the configured database and storage: `npm run restore -- FILE [--replace]`.
 */

import { existsSync } from "node:fs";
import { mkdir, readdir, rename } from "node:fs/promises";
import path from "node:path";
import { isImportIncomplete } from "../server/backend/data-dir/import-marker.ts";
import { lockDataDir } from "../server/backend/data-dir/lock.ts";
import { openArchive } from "../server/ops/snapshot/archive-read.ts";
import { importSnapshot } from "../server/ops/snapshot/import-snapshot.ts";
import { openOwnTarget } from "../server/ops/snapshot/target.ts";
import { loadSettings } from "../server/settings.mjs";
import { StartError } from "../server/start-error.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const given = process.argv.slice(2);
  const [file] = given.filter((each) => !each.startsWith("--"));
  if (!file) throw new StartError("which backup? npm run restore -- FILE [--replace]");
  const settings = loadSettings();
  if (settings.hosted)
    throw new StartError(
      "a backup is restored into a place of your own; then npm run move -- takes it to the project",
    );
  const snapshot = await openArchive(path.resolve(file));
  console.log(`the backup of ${snapshot.manifest.created} is complete`);
  if (given.includes("--replace") && !settings.databaseUrl) await setAside(settings.dataDir);
  const target = await openOwnTarget(settings, snapshot);
  try {
    const { ownsStorage } = await importSnapshot(snapshot, target, console.log);
    if (!ownsStorage) console.log(sharedStorage);
  } finally {
    await target.close();
  }
  console.log("restored: start the site");
});

/** Printed if the storage contained the files before the restore. */
const sharedStorage =
  "the storage belongs to another database of this site: no file is deleted there until npm run storage:confirm";

/**
 * Moves the content of a data folder to a subfolder, because the folder itself may be a mount point. The
 * database is moved first: after an interruption it is missing, and the next run moves the rest.
 */
async function setAside(dataDir: string): Promise<void> {
  if (!existsSync(path.join(dataDir, "pg")) || isImportIncomplete(dataDir)) return;
  const lock = await lockDataDir(dataDir);
  try {
    const aside = path.join(
      dataDir,
      `before-restore-${new Date().toISOString().replaceAll(":", "-")}`,
    );
    await mkdir(aside, { mode: 0o700 });
    const held = ["pg", "secrets.json", "storage"];
    for (const name of await readdir(dataDir)) {
      if (held.includes(name)) await rename(path.join(dataDir, name), path.join(aside, name));
    }
    console.log(`what was there is in ${aside}`);
  } finally {
    await lock.release();
  }
}
