/**
 * `npm run bench`: measures what visitors and deployers notice, on this machine in one run, as a table on
 * standard output and as JSON in `bench/results/`. `npm run bench -- saves soak` runs these parts only. See
 * bench/README.md.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { administrator } from "../tests/e2e/administrator.ts";
import { type RunningSite, startSite } from "../tests/support/site.ts";
import { measureAdminLists } from "./admin-lists.ts";
import { measureBytes } from "./bytes.ts";
import { measureFirstView } from "./first-view.ts";
import { measureGrowth } from "./growth.ts";
import { measureHero } from "./hero.ts";
import { measureInteractions } from "./interactions.ts";
import { measureJavaScript } from "./javascript.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureLoad } from "./load.ts";
import { measureMemory } from "./memory.ts";
import { measurePageCache } from "./page-cache.ts";
import { measurePages } from "./pages.ts";
import { measurePeers } from "./peers.ts";
import { measurePictures, measureUploads } from "./pictures.ts";
import { measureVisits } from "./saves.ts";
import { measureSoak } from "./soak.ts";
import { type Row, table } from "./table.ts";

const dataDir = await mkdtemp(join(tmpdir(), "tsamma-bench-"));
const settings = {
  DATA_DIR: dataDir,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};

/** In running order: later parts start with more memory in use. */
const parts: Record<string, (site: RunningSite) => Promise<Row[]>> = {
  pages: ({ url }) => measurePages(url),
  javascript: ({ url }) => measureJavaScript(url),
  bytes: ({ url }) => measureBytes(url),
  "page-cache": ({ url }) => measurePageCache(url, dataDir),
  saves: measureVisits,
  hero: ({ url }) => measureHero(url),
  "first-view": ({ url }) => measureFirstView(url),
  peers: measurePeers,
  interactions: ({ url }) => measureInteractions(url),
  lighthouse: ({ url }) => measureLighthouse(url),
  pictures: measurePictures,
  memory: measureMemory,
  uploads: measureUploads,
  "admin-lists": ({ url }) => measureAdminLists(url, dataDir),
};

/** Parts that start their own sites. */
const apart: Record<string, () => Promise<Row[]>> = {
  growth: measureGrowth,
  soak: measureSoak,
  load: measureLoad,
};

const asked = process.argv.slice(2);
const known = [...Object.keys(parts), ...Object.keys(apart)];
const unknown = asked.find((name) => !known.includes(name));
if (unknown) throw new Error(`there is no benchmark ${unknown}; there are ${known.join(", ")}`);
const wanted = (name: string) => asked.length === 0 || asked.includes(name);

const rows: Row[] = [];
const failed: string[] = [];

/** A failing part must not lose the figures of the others. */
async function run(name: string, measure: () => Promise<Row[]>) {
  if (!wanted(name)) return;
  console.log(`bench: ${name}`);
  try {
    rows.push(...(await measure()));
  } catch (error) {
    console.error(`bench: ${name} failed:`, error);
    failed.push(name);
  }
}

async function timedStart(what: string): ReturnType<typeof startSite> {
  const began = performance.now();
  const site = await startSite(settings);
  rows.push({ what, value: (performance.now() - began) / 1000, unit: "s" });
  return site;
}

try {
  if (Object.keys(parts).some(wanted)) {
    const first = await timedStart(
      "start to healthy, empty data folder, filled with the demonstration",
    );
    await first.stop();
    const site = await timedStart("start to healthy, with data");
    for (const [name, measure] of Object.entries(parts)) await run(name, () => measure(site));
    await site.stop();
  }
  for (const [name, measure] of Object.entries(apart)) await run(name, measure);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

if (rows.length > 0) console.log(table(rows));
const folder = fileURLToPath(new URL("results/", import.meta.url));
await mkdir(folder, { recursive: true });
const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, "-")}.json`);
await writeFile(file, `${JSON.stringify({ node: process.version, failed, rows }, null, 2)}\n`);
if (failed.length > 0) {
  console.error(`bench: failed: ${failed.join(", ")}`);
  process.exitCode = 1;
}
