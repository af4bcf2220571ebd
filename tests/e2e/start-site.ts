import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "../site.ts";

/** One site for all browser tests, on a data folder of its own that goes with them. */
export default async function start() {
  const dataDir = await mkdtemp(join(tmpdir(), "tsamma-e2e-"));
  const site = await startSite({ DATA_DIR: dataDir });
  process.env.TEST_SITE_URL = site.url;
  process.env.TEST_DATA_DIR = dataDir;
  return async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
