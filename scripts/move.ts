/**
 * Moves a site: `npm run move -- FILE`. Reads the database and storage of the current settings, and writes
 * to those of the settings in FILE. The site must not be running.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { openHostedTarget } from "../server/ops/snapshot/hosted-target.ts";
import { importSnapshot } from "../server/ops/snapshot/import-snapshot.ts";
import { readSnapshot } from "../server/ops/snapshot/read-snapshot.ts";
import { openSource } from "../server/ops/snapshot/source.ts";
import { openOwnTarget } from "../server/ops/snapshot/target.ts";
import type { Snapshot } from "../server/ops/snapshot/types.ts";
import {
  loadSettings,
  readSettings,
  readSettingsFile,
  type Settings,
} from "../server/settings.mjs";
import { StartError } from "../server/start-error.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file || !existsSync(file))
    throw new StartError(
      "where to? npm run move -- FILE, a file with the settings of the new place",
    );
  const from = loadSettings();
  const to = readSettings(readSettingsFile(path.resolve(file)));
  if (samePlace(from, to)) throw new StartError(`${file} names the place where the site is now`);
  const source = await openSource(from);
  try {
    const { missing } = await readSnapshot(source, async (snapshot) => {
      const target = await openTarget(to, snapshot);
      try {
        return await importSnapshot(snapshot, target, console.log, true);
      } finally {
        await target.close();
      }
    });
    for (const name of missing) console.log(`its file was gone already: ${name}`);
  } finally {
    await source.close();
  }
  console.log(`moved: put the settings of ${file} into .env and start the site`);
});

function openTarget({ hosted, hostedDatabaseUrl, ...own }: Settings, snapshot: Snapshot) {
  if (!hosted) return openOwnTarget(own, snapshot);
  if (!hostedDatabaseUrl) {
    throw new StartError(
      "SUPABASE_DB_URL is missing beside SUPABASE_URL: copy the connection string from the project's settings",
    );
  }
  return openHostedTarget({ ...hosted, databaseUrl: hostedDatabaseUrl });
}

function samePlace(one: Settings, other: Settings): boolean {
  const placeOf = ({ dataDir, databaseUrl, hosted }: Settings) =>
    hosted?.url ?? databaseUrl ?? dataDir;
  return placeOf(one) === placeOf(other);
}
