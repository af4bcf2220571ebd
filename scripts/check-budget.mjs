/**
 * Checks the JavaScript of each page (kB after gzip -9) against its budget, using the manifests of both
 * builds. Budgets are in `site/page-config.ts` and below.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { notFoundPage, pageConfig } from "../site/page-config.ts";

/** Keys are route ids: `site/routes.ts`. */
const site = {
  ...Object.fromEntries(
    Object.entries(pageConfig).map(([name, { budget }]) => [`es/${name}`, budget]),
  ),
  lost: notFoundPage.budget,
};

/** Pages outside of the panel's layout; all others are nested in `panel.tsx`. */
const inFront = ["login", "reset", "invitation"];

/** Keys are file names in `panel/src/pages`. */
const panel = {
  login: 150.4,
  reset: 150.4,
  invitation: 152.4,
  dashboard: 191.6,
  entries: 191.4,
  contacts: 189.3,
  statistics: 180,
  trash: 180,
  departures: 178.4,
  proposals: 177,
  proposal: 245.4,
  administrators: 180,
  activity: 180,
  account: 180,
  translations: 180,
  launch: 182,
  pictures: 186.9,
  texts: 190,
  "text-page": 180,
  translation: 221.5,
  entry: 238.5,
};

const build = fileURLToPath(new URL("../build", import.meta.url));
/** @type {Map<string, number>} */
const sizes = new Map();
let broken = 0;

/** @param {string} file */
function sizeOf(file) {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(build, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

/** @param {string} page @param {Set<string>} files @param {number} budget */
function checkPage(page, files, budget) {
  const size = [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
  if (process.argv.includes("--sizes")) console.log(`${page}: ${size.toFixed(2)} of ${budget} kB`);
  if (size <= budget) return;
  console.error(`${page} asks for ${size.toFixed(2)} kB of JavaScript, its budget is ${budget} kB`);
  broken += 1;
}

function checkSite() {
  const assets = join(build, "client/assets");
  const name = readdirSync(assets).find((file) => /^manifest-[0-9a-f]{8}\.js$/.test(file));
  if (!name) throw new Error("the build has no manifest of the site");
  const text = readFileSync(join(assets, name), "utf8");
  /** @type {{ entry: Part, routes: Record<string, Part & { parentId?: string }> }} */
  const { entry, routes } = JSON.parse(text.slice(text.indexOf("=") + 1).replace(/;\s*$/, ""));
  for (const [id, { parentId }] of Object.entries(routes)) {
    const page = id.replace(/^(?:bare|[a-z]{2})\//, "es/");
    if (parentId === "layout/layout" && !(page in site))
      throw new Error(`the route ${id} is no page of site/page-config.ts`);
  }
  for (const [page, budget] of Object.entries(site)) {
    const files = new Set([`/assets/${name}`, entry.module, ...(entry.imports ?? [])]);
    if (!routes[page]) throw new Error(`there is no route ${page}`);
    /** @type {typeof routes[string] | undefined} */
    let route = routes[page];
    while (route) {
      for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
      route = routes[route.parentId ?? ""];
    }
    checkPage(page, new Set([...files].map((file) => `client${file}`)), budget);
  }
}

function checkPanel() {
  /** @type {Record<string, { file: string, imports?: string[] }>} */
  const manifest = JSON.parse(readFileSync(join(build, "panel/.vite/manifest.json"), "utf8"));
  for (const [page, budget] of Object.entries(panel)) {
    /** @type {Set<string>} */
    const files = new Set();
    const add = (/** @type {string} */ name) => {
      const part = manifest[name];
      if (!part) throw new Error(`the panel's build has no ${name}`);
      if (files.has(`panel/${part.file}`)) return;
      files.add(`panel/${part.file}`);
      part.imports?.forEach(add);
    };
    add("index.html");
    add(`src/pages/${page}.tsx`);
    if (!inFront.includes(page)) add("src/pages/panel.tsx");
    checkPage(`panel/${page}`, files, budget);
  }
}

checkSite();
checkPanel();
if (broken > 0) process.exit(1);

/** @typedef {{ module: string, imports?: string[] }} Part */
