/** Makes a backup: by the running server, or in this process if none is running. */
import { requestBackup } from "../server/ops/control.ts";
import { makeBackup } from "../server/ops/snapshot/backup.ts";
import { openSource } from "../server/ops/snapshot/source.ts";
import { loadSettings } from "../server/settings.mjs";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const settings = loadSettings();
  const made = (await requestBackup(settings.dataDir)) ?? (await makeHere());
  const megabytes = (made.bytes / 1e6).toFixed(1);
  console.log(`${made.file}: ${made.rows} rows and ${made.files} files, ${megabytes} MB`);
  for (const name of made.missing) console.log(`its file is missing in the storage: ${name}`);

  async function makeHere() {
    const source = await openSource(settings);
    try {
      return await makeBackup(source, settings.backups, console);
    } finally {
      await source.close();
    }
  }
});
