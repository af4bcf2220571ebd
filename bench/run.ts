/**
 * `npm run bench`: what a visitor and a deployer feel, measured on this machine in one run, as a
 * table on standard output and as JSON in `bench/results/`. See bench/README.md.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { administrator } from "../tests/e2e/administrator.ts";
import { startSite } from "../tests/site.ts";
import { measureAdminLists } from "./admin-lists.ts";
import { measureFirstView } from "./first-view.ts";
import { measureHero } from "./hero.ts";
import { measureJavaScript } from "./javascript.ts";
import { measureMemory } from "./memory.ts";
import { measurePageCache } from "./page-cache.ts";
import { measurePages } from "./pages.ts";
import { measurePictures, measureUploads } from "./pictures.ts";
import { type Row, table } from "./table.ts";

const dataDir = await mkdtemp(join(tmpdir(), "tsamma-bench-"));
const settings = {
  DATA_DIR: dataDir,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};
const rows: Row[] = [];

async function timedStart(what: string): ReturnType<typeof startSite> {
  const began = performance.now();
  const site = await startSite(settings);
  rows.push({ what, value: (performance.now() - began) / 1000, unit: "s" });
  return site;
}

try {
  const first = await timedStart(
    "start to healthy, empty data folder, filled with the demonstration",
  );
  await first.stop();
  const site = await timedStart("start to healthy, with data");
  rows.push(...(await measurePages(site.url)));
  rows.push(...(await measureJavaScript(site.url)));
  rows.push(...(await measurePageCache(site.url, dataDir)));
  rows.push(...(await measureHero(site.url)));
  rows.push(...(await measureFirstView(site.url)));
  rows.push(...(await measurePictures(site)));
  rows.push(...(await measureMemory(site)));
  rows.push(...(await measureUploads(site)));
  rows.push(...(await measureAdminLists(site.url, dataDir)));
  await site.stop();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

console.log(table(rows));
const folder = fileURLToPath(new URL("results/", import.meta.url));
await mkdir(folder, { recursive: true });
const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, "-")}.json`);
await writeFile(file, `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`);
