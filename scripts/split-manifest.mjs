/**
 * Parts React Router's manifest of all routes in three: the bare addresses of the site, those under a
 * language, and the admin panel. No browser goes from one part to another without loading a page, and each
 * route more is work for the router when a page arrives. The server names the part that a page needs
 * (`server/site/pages.ts`).
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
/** @param {string} id */
const isSite = (id) => !isAdmin(id) && !isMachine(id);
/** @param {string} id */
const isBare = (id) => id.startsWith("bare/");
/** @param {string} id */
const isPrefixed = (id) => /^[a-z]{2}\//.test(id);

/**
 * What a route has not (`"hasAction": false`, `"css": []`) need not be said: React Router asks only for what
 * there is. Whether it has a component, it does not ask a browser's manifest at all.
 * @param {string} key @param {unknown} value
 */
const ownParts = (key, value) => {
  const none = value === false || (Array.isArray(value) && value.length === 0);
  return none || key === "hasDefaultExport" ? undefined : value;
};

const names = readdirSync(folder).filter((name) => /^manifest-[0-9a-f]{8}\.js$/.test(name));
const [name] = names;
if (!name || names.length > 1) throw new Error(`one manifest expected, found ${names.length}`);
const file = join(folder, name);
const script = readFileSync(file, "utf8");
if (!script.startsWith(prefix)) throw new Error("the manifest does not begin as it used to");
const manifest = JSON.parse(script.slice(prefix.length).replace(/;\s*$/, ""));

/** Where a page is fetched ahead, what every page has already need not be asked for. @param {string} file */
const comesLater = (file) => !manifest.entry.imports.includes(file);

for (const [part, belongs] of /** @type {const} */ ([
  ["bare", (/** @type {string} */ id) => isSite(id) && !isPrefixed(id)],
  ["prefixed", (/** @type {string} */ id) => isSite(id) && !isBare(id)],
  ["admin", (/** @type {string} */ id) => id === "root" || isAdmin(id)],
])) {
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([id]) => belongs(id))
      .map(([id, route]) => [id, { ...route, imports: route.imports.filter(comesLater) }]),
  );
  const ownName = name.replace(/\.js$/, `-${part}.js`);
  const own = { ...manifest, routes, url: manifest.url.replace(name, ownName) };
  writeFileSync(join(folder, ownName), `${prefix}${JSON.stringify(own, ownParts)};`);
}
rmSync(file);
