import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Browser, chromium as engine } from "@playwright/test";
import { administrator } from "../tests/e2e/administrator.ts";
import { chromium } from "../tests/support/browser.ts";
import { type RunningSite, startSite } from "../tests/support/site.ts";
import { firstTourPath, newestPostPath } from "./addresses.ts";
import { loadPage, type PageLoad } from "./load-page.ts";
import { astroSite } from "./static-page.ts";
import { median } from "./statistics.ts";
import type { Row } from "./table.ts";
import { Visitor } from "./visitor.ts";

/** The last commit before React, whose database ran in the server's thread. */
const former = "4de0c80";
const folder = fileURLToPath(new URL(`../.cache/peers/${former}`, import.meta.url));
const rounds = 7;
const misses = 15;

/**
 * Compares the site with peers, alternating in one run, as medians of each round's ratio: a static page of
 * the same content made by Astro, and this site as of 2026-11-23. Unavailable peers are omitted.
 */
export async function measurePeers({ url }: RunningSite): Promise<Row[]> {
  const browser = await engine.launch(await chromium());
  const before = await formerSite();
  try {
    const tour = `/en${await firstTourPath(url)}`;
    const post = `/en${await newestPostPath(url)}`;
    const paths = ["/en", "/en/tours", tour, post];
    const astro = await astroSite(browser, url, paths);
    if (!astro) console.log("bench: Astro could not be installed, it is left out");
    const rows: Row[] = [];
    for (const path of [...paths, "/en/contact"]) {
      const name = path === tour ? "/en/tours/{slug}" : path === post ? "/en/blog/{slug}" : path;
      const there = new Map([["ours", url + path]]);
      if (astro && paths.includes(path)) there.set("Astro", astro.url + path);
      // That version has no tour pages.
      if (before && path !== tour) there.set(former, before.site.url + path);
      rows.push(...(await compareLooks(browser, name, there)));
    }
    if (before) {
      const both = { [former]: before.site.url, ours: url };
      for (const path of ["/en", "/en/tours", "/en/destinations", "/en/blog", post, "/en/contact"])
        rows.push(await compareMisses(path === post ? "/en/blog/{slug}" : path, path, both));
      rows.push(...(await compareStarts(before.start)));
    }
    await astro?.stop();
    return rows;
  } finally {
    await browser.close();
    await before?.site.stop();
    if (before) await rm(before.dataDir, { recursive: true, force: true });
  }
}

async function compareLooks(
  browser: Browser,
  name: string,
  there: Map<string, string>,
): Promise<Row[]> {
  const looks = new Map<string, PageLoad[]>([...there.keys()].map((peer) => [peer, []]));
  // Files rendered on demand are requested first.
  for (const address of there.values()) await loadPage(browser, address);
  for (let round = 0; round < rounds; round++)
    for (const [peer, address] of there)
      looks.get(peer)?.push(await loadPage(browser, address, "slow 4G"));
  const ours = looks.get("ours") ?? [];
  const rows: Row[] = [
    {
      what: `largest paint of ${name}, ours`,
      value: median(ours.map((l) => l.largest)),
      unit: "ms",
    },
    {
      what: `blocking time of ${name}, ours`,
      value: median(ours.map((l) => l.blocking)),
      unit: "ms",
    },
  ];
  for (const [peer, theirs] of looks) {
    if (peer === "ours") continue;
    const each = (of: (ours: PageLoad, theirs: PageLoad) => number) =>
      median(ours.map((one, round) => of(one, theirs[round] as PageLoad)));
    rows.push(
      {
        what: `largest paint of ${name}, ours to ${peer}`,
        value: each((a, b) => a.largest / b.largest),
        unit: "x",
        limit: peer === former ? 1.05 : 1.1,
      },
      {
        what: `blocking time of ${name}, ours above ${peer}`,
        value: each((a, b) => a.blocking - b.blocking),
        unit: "ms",
        limit: peer === former ? 0 : 60,
      },
    );
  }
  return rows;
}

/** An address that is not cached, because its query is unique. */
async function compareMisses(
  name: string,
  path: string,
  sites: Record<string, string>,
): Promise<Row> {
  const medians: Record<string, number> = {};
  for (const [site, url] of Object.entries(sites)) {
    const times: number[] = [];
    const visitor = new Visitor(url);
    for (let view = -5; view < misses; view++) {
      const { status, milliseconds } = await visitor.visit(`${path}?view=${view}`);
      if (status !== 200) throw new Error(`bench: ${site} answers ${status} to ${path}`);
      if (view >= 0) times.push(milliseconds);
    }
    visitor.leave();
    medians[site] = median(times);
  }
  return {
    what: `${name} rendered, ours to ${former}`,
    value: (medians.ours ?? 0) / (medians[former] ?? 1),
    unit: "x",
    limit: 0.67,
  };
}

type Start = (settings: Record<string, string>) => Promise<RunningSite>;

/** From the process's start until it serves, first on an empty folder, then with data, alternating. */
async function compareStarts(theirs: Start): Promise<Row[]> {
  const ratios = { first: [] as number[], again: [] as number[] };
  for (let round = 0; round < 3; round++) {
    const took: Record<string, { first: number; again: number }> = {};
    for (const [name, start] of [
      ["ours", startSite],
      ["theirs", theirs],
    ] as const) {
      const dataDir = await mkdtemp(join(tmpdir(), "tsamma-bench-"));
      const timed = async () => {
        const began = performance.now();
        const site = await start(settingsIn(dataDir));
        const milliseconds = performance.now() - began;
        await site.stop();
        return milliseconds;
      };
      took[name] = { first: await timed(), again: await timed() };
      await rm(dataDir, { recursive: true, force: true });
    }
    for (const which of ["first", "again"] as const)
      ratios[which].push((took.ours?.[which] ?? 0) / (took.theirs?.[which] ?? 1));
  }
  return [
    {
      what: `first start on an empty folder, ours to ${former}`,
      value: median(ratios.first),
      unit: "x",
    },
    { what: `start with data, ours to ${former}`, value: median(ratios.again), unit: "x" },
  ];
}

const settingsIn = (dataDir: string) => ({
  DATA_DIR: dataDir,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
});

/** The former commit, from this repository's history, installed and built once, running. */
async function formerSite(): Promise<
  { site: RunningSite; start: Start; dataDir: string } | undefined
> {
  if (!existsSync(join(folder, "build")) && !(await buildFormer())) {
    console.log(`bench: ${former} could not be built, it is left out`);
    return undefined;
  }
  const { startSite: start } = (await import(
    pathToFileURL(join(folder, "tests/site.ts")).href
  )) as { startSite: Start };
  const dataDir = await mkdtemp(join(tmpdir(), "tsamma-bench-"));
  return { site: await start(settingsIn(dataDir)), start, dataDir };
}

async function buildFormer(): Promise<boolean> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  if (spawnSync("git", ["cat-file", "-e", former], { cwd: root }).status !== 0) return false;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const packed = execFileSync("git", ["archive", former], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: packed });
  const run = (...args: string[]) =>
    spawnSync("npm", args, { cwd: folder, stdio: "inherit" }).status === 0;
  return run("ci", "--no-audit", "--no-fund", "--loglevel=error") && run("run", "build");
}
