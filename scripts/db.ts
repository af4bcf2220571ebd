/**
 * `npm run db`: runs psql on the site's database, or prints how to connect if psql is not installed.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import path from "node:path";
import {
  clusterFolder,
  readPassword,
  siteRole,
} from "../server/backend/database/embedded/cluster.ts";
import { isListening } from "../server/backend/database/embedded/leftovers.ts";
import { openStores } from "../server/backend/stores.ts";
import { loadSettings } from "../server/settings.mjs";
import { StartError } from "../server/start-error.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const settings = loadSettings();
  const { dataDir, databaseUrl, hosted, hostedDatabaseUrl } = settings;
  const url = hosted ? hostedDatabaseUrl : databaseUrl;
  if (hosted && !url)
    throw new StartError(
      "SUPABASE_DB_URL is missing: copy the connection string from the project's settings",
    );
  if (url) return psql([url], {}, url.replace(/:[^:@/]*@/, ":…@"));

  const folder = clusterFolder(dataDir);
  if (!existsSync(folder)) throw new StartError(`DATA_DIR ${dataDir} holds no database`);
  const descriptor = openSync(folder, "r");
  const opened: (() => Promise<void>)[] = [];
  try {
    // Short path to the folder on Linux; the folder itself on other systems.
    const short = `/proc/${process.pid}/fd/${descriptor}`;
    const host = existsSync(short) ? short : folder;
    // If the site is not running, the database runs as long as psql.
    if (!(await isListening(host))) await openStores(settings, opened);
    const password = (await readPassword(dataDir)) ?? "";
    const passwordFile = path.join(dataDir, "pg", "password");
    await psql(
      [],
      { PGHOST: host, PGUSER: siteRole, PGDATABASE: siteRole, PGPASSWORD: password },
      `host=${folder} user=${siteRole} dbname=${siteRole}, with the password in ${passwordFile}, while the site is running`,
    );
  } finally {
    for (const close of opened.reverse()) await close();
    closeSync(descriptor);
  }
});

async function psql(target: string[], env: Record<string, string>, address: string): Promise<void> {
  if (spawnSync("psql", ["--version"]).status !== 0) {
    console.log(`psql is not installed. The database: ${address}`);
    return;
  }
  const child = spawn("psql", [...target, ...process.argv.slice(2)], {
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  // psql handles Ctrl-C.
  process.on("SIGINT", () => {});
  const [code] = await once(child, "exit");
  process.exitCode = code ?? 1;
}
