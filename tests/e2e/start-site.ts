import { existsSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { removeFolder } from "../support/remove-folder.ts";
import { startSite } from "../support/site.ts";
import { administrator } from "./administrator.ts";
import { insertCorners } from "./corner-content.ts";

/**
 * Starts the two read-only sites, each with its own data folder: one with the demonstration
 * content, one with corner cases. Other tests start sites on copies of a third, already initialized
 * folder.
 */
export default async function start() {
  const folder = await mkdtemp(join(tmpdir(), "tsamma-e2e-"));
  const started = join(folder, "started");
  process.env.TEST_STARTED_DIR = started;
  const [site, corners] = await Promise.all([
    startSite({ DATA_DIR: join(folder, "demo"), CONTACT_LIMIT_PER_ADDRESS: "1000" }),
    startCorners(started, join(folder, "corners")),
  ]);
  process.env.TEST_SITE_URL = site.url;
  process.env.TEST_DATA_DIR = join(folder, "demo");
  process.env.TEST_CORNERS_URL = corners.url;
  return async () => {
    await Promise.all([site.stop(), corners.stop()]);
    await removeFolder(folder);
  };
}

async function startCorners(started: string, dataDir: string) {
  const first = await startSite({
    DATA_DIR: started,
    SEED: "none",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  await first.stop();
  // On a busy machine the site ends before its database does.
  const lock = join(started, "pg/18/postmaster.pid");
  for (let waitedMs = 0; existsSync(lock) && waitedMs < 60_000; waitedMs += 100)
    await setTimeout(100);
  await cp(started, dataDir, { recursive: true });
  const corners = await startSite({ DATA_DIR: dataDir, SEED: "none" });
  await insertCorners(corners.url, dataDir);
  return corners;
}
