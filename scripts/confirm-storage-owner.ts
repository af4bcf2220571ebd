/** Confirms a stopped sweep: claims the storage for the running site's database, and sweeps. */
import { requestSweep } from "../server/ops/control.ts";
import { loadSettings } from "../server/settings.mjs";
import { StartError } from "../server/start-error.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const swept = await requestSweep(loadSettings().dataDir);
  if (!swept) throw new StartError("no site runs on this DATA_DIR: start it first");
  console.log(`removed ${swept.pictures} pictures and ${swept.files} stray files`);
});
