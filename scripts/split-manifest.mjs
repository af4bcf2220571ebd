/**
 * Parts React Router's manifest of all routes in two: the site's visitors do not download the map of
 * the admin panel, nor of the files for machines, and nobody's browser goes from one half to the other
 * without loading a page. The server names the half that a page needs (`server/pages.ts`).
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../build/client/assets", import.meta.url));
const prefix = "window.__reactRouterManifest=";

/** @param {string} id */
const isAdmin = (id) => /^(routes\/)?admin\//.test(id);
/** Resource routes are fetched, never navigated to. @param {string} id */
const isMachine = (id) => /^routes\/machine\/|\/rss$/.test(id);

/**
 * What a route has not (`"hasAction": false`, `"css": []`) need not be said: React Router asks only for what
 * there is.
 * @param {string} key @param {unknown} value
 */
const ownParts = (key, value) =>
  value === false || (key === "css" && String(value) === "") ? undefined : value;

const names = readdirSync(folder).filter((name) => /^manifest-[0-9a-f]{8}\.js$/.test(name));
const [name] = names;
if (!name || names.length > 1) throw new Error(`one manifest expected, found ${names.length}`);
const file = join(folder, name);
const script = readFileSync(file, "utf8");
if (!script.startsWith(prefix)) throw new Error("the manifest does not begin as it used to");
const manifest = JSON.parse(script.slice(prefix.length).replace(/;\s*$/, ""));

for (const [half, belongs] of /** @type {const} */ ([
  ["site", (/** @type {string} */ id) => !isAdmin(id) && !isMachine(id)],
  ["admin", (/** @type {string} */ id) => id === "root" || isAdmin(id)],
])) {
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => belongs(id)));
  const ownName = name.replace(/\.js$/, `-${half}.js`);
  const own = { ...manifest, routes, url: manifest.url.replace(name, ownName) };
  writeFileSync(join(folder, ownName), `${prefix}${JSON.stringify(own, ownParts)};`);
}
rmSync(file);
