import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "../site.ts";
import { administrator } from "./administrator.ts";
import { insertCorners } from "./corner-content.ts";

/**
 * Three sites for all browser tests, each on a data folder of its own that goes with it: one with the
 * demonstration content, one whose few entries are the corner cases, and one whose content is for the
 * tests of the admin panel to write. No test writes content into the first two; in the third each
 * keeps to entries of its own, so that they may run beside each other.
 */
export default async function start() {
  const folder = await mkdtemp(join(tmpdir(), "tsamma-e2e-"));
  const [site, [corners, admin]] = await Promise.all([
    startSite({ DATA_DIR: join(folder, "demo"), CONTACT_LIMIT_PER_ADDRESS: "1000" }),
    startWithoutContent(folder),
  ]);
  await insertCorners(corners.url, join(folder, "corners"));
  process.env.TEST_SITE_URL = site.url;
  process.env.TEST_DATA_DIR = join(folder, "demo");
  process.env.TEST_CORNERS_URL = corners.url;
  process.env.TEST_ADMIN_URL = admin.url;
  process.env.TEST_ADMIN_DATA_DIR = join(folder, "admin");
  process.env.TEST_STARTED_DIR = join(folder, "started");
  return async () => {
    await Promise.all([site.stop(), corners.stop(), admin.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
}

/** The two sites that begin empty, and the folder on whose copies all further ones begin: one first start. */
async function startWithoutContent(folder: string) {
  const first = await startSite({
    DATA_DIR: join(folder, "started"),
    SEED: "none",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  await first.stop();
  const startCopy = async (name: string) => {
    await cp(join(folder, "started"), join(folder, name), { recursive: true });
    return startSite({ DATA_DIR: join(folder, name), SEED: "none" });
  };
  return Promise.all([startCopy("corners"), startCopy("admin")]);
}
