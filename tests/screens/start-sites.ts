import { mkdir, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { administrator } from "../e2e/administrator.ts";
import { insertCorners } from "../e2e/corner-content.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { startSite } from "../support/site.ts";
import { contactSheet } from "./contact-sheet.ts";
import { insertPanelContent } from "./panel-content.ts";
import { folder } from "./screen.ts";

/** Three sites on temporary folders; at the end writes the page with all pictures. */
export default async function start() {
  const data = await mkdtemp(join(tmpdir(), "tsamma-screens-"));
  const account = {
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  const sites = await Promise.all([
    startSite({
      DATA_DIR: join(data, "demo"),
      ...account,
    }),
    startSite({ DATA_DIR: join(data, "corners"), SEED: "none" }),
    // Third-party scripts wait for a consent that nobody gives.
    startSite({
      DATA_DIR: join(data, "bare"),
      ...account,
      SEED: "none",
      REVIEW_WIDGET_SRC: "https://reviews.example/widget.js",
    }),
  ]);
  const [demo, corners, bare] = sites;
  await insertCorners(corners.url, join(data, "corners"));
  await insertPanelContent(demo.url, join(data, "demo"));
  process.env.SCREENS_SITES = JSON.stringify({
    demo: demo.url,
    corners: corners.url,
    bare: bare.url,
  });
  await removeFolder(folder);
  await mkdir(folder, { recursive: true });
  return async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await removeFolder(data);
    await writeFile(join(folder, "index.html"), contactSheet(await readdir(folder)));
    console.log(`\n${join(folder, "index.html")}`);
  };
}
