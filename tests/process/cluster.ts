import { spawnSync } from "node:child_process";
import { readdir, readFile, readlink } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { onTestFinished } from "vitest";
import type { Database } from "../../shared/database.types.ts";
import { type RunningSite, startSite } from "../support/site.ts";

export const isRoot = process.getuid?.() === 0;
/** User of the database server when the site is started by root. */
export const serverUid = isRoot ? 65_525 : process.getuid?.();

/** Only root can change the user, who must be able to read this checkout. */
export function canBecomeUser(uid: number): boolean {
  if (!isRoot) return false;
  const reads = 'require("node:fs").readFileSync("server/main.ts")';
  return spawnSync(process.execPath, ["-e", reads], { uid, gid: uid }).status === 0;
}

export const clusterFolder = (dataDir: string) => join(dataDir, "pg", "18");

/** Ids and command lines of the processes whose working folder this is. */
export async function processesIn(folder: string): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    if ((await readlink(`/proc/${pid}/cwd`).catch(() => "")) !== folder) continue;
    found.set(Number(pid), await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => ""));
  }
  return found;
}

export const postmasterPid = async (dataDir: string) =>
  Number((await readFile(join(clusterFolder(dataDir), "postmaster.pid"), "utf8")).split("\n")[0]);

/** Site on this folder, which ends with the test. */
export async function start(dataDir: string): Promise<RunningSite> {
  const site = await startSite({
    DATA_DIR: dataDir,
    SEED: "none",
    BACKUP_EVERY_HOURS: "0",
    LOG_LEVEL: "info",
  });
  onTestFinished(async () => void (await site.stop()));
  return site;
}

/** Rows of the site, read with the secret key. */
export async function adminClient(site: RunningSite, dataDir: string) {
  const { secretKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  return createClient<Database>(site.url, secretKey, { auth: { persistSession: false } });
}
