/** Makes a backup: by the running server, or in this process where none runs. */
import path from "node:path";
import { askForBackup } from "../server/ops/control.ts";
import { newBackupName, pruneBackups, writeBackup } from "../server/ops/snapshot/backup.ts";
import { openSource } from "../server/ops/snapshot/source.ts";
import { loadSettings } from "../server/settings.mjs";
import { command } from "./command.ts";

await command(async () => {
  const settings = loadSettings();
  const { folder, keep } = settings.backups;
  const made = (await askForBackup(settings.dataDir)) ?? (await makeHere());
  const megabytes = (made.bytes / 1e6).toFixed(1);
  console.log(`${made.file}: ${made.rows} rows and ${made.files} files, ${megabytes} MB`);

  async function makeHere() {
    const source = await openSource(settings);
    try {
      const made = await writeBackup(source, path.join(folder, newBackupName()));
      await pruneBackups(folder, keep);
      return made;
    } finally {
      await source.close();
    }
  }
});
