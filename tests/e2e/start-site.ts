import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "../site.ts";
import { insertCorners } from "./corner-content.ts";

/**
 * Two sites for all browser tests, each on a data folder of its own that goes with it: one with the
 * demonstration content, and one whose few entries are the corner cases. No test writes content
 * into either, so that they may run beside each other.
 */
export default async function start() {
  const folder = await mkdtemp(join(tmpdir(), "tsamma-e2e-"));
  const [site, corners] = await Promise.all([
    startSite({ DATA_DIR: join(folder, "demo") }),
    startSite({ DATA_DIR: join(folder, "corners"), SEED: "none" }),
  ]);
  await insertCorners(corners.url, join(folder, "corners"));
  process.env.TEST_SITE_URL = site.url;
  process.env.TEST_DATA_DIR = join(folder, "demo");
  process.env.TEST_CORNERS_URL = corners.url;
  return async () => {
    await Promise.all([site.stop(), corners.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
}
