/**
 * How much JavaScript each page may ask for, in kilobytes after gzip -9, held against the manifests that
 * the browser itself goes by. A page grows only by a change of its line here.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** By route id: `app/routes.ts`. React and React Router are 105 kB of each. */
const budgets = {
  prefixed: {
    "es/home": 120,
    "es/about": 119,
    "es/destinations": 121,
    "es/tours": 124,
    "es/blog": 119,
    "es/post": 119,
    "es/contact": 122,
    "es/privacy": 118,
    "routes/site/not-found": 118,
  },
  admin: {
    "routes/admin/login": 160,
    "routes/admin/dashboard": 176,
    "routes/admin/tours": 169,
    "routes/admin/destinations": 169,
    "routes/admin/posts": 169,
    "routes/admin/contacts": 177,
    "routes/admin/tour": 201,
    "routes/admin/destination": 201,
    "routes/admin/post": 201,
  },
};

const client = fileURLToPath(new URL("../build/client", import.meta.url));
/** @type {Map<string, number>} */
const sizes = new Map();

/** @param {string} file */
function sizeOf(file) {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

let broken = 0;
for (const [part, pages] of Object.entries(budgets)) {
  const name = readdirSync(join(client, "assets")).find((file) =>
    new RegExp(`^manifest-[0-9a-f]{8}-${part}\\.js$`).test(file),
  );
  if (!name) throw new Error(`the build has no manifest of ${part}`);
  const text = readFileSync(join(client, "assets", name), "utf8");
  /** @type {{ entry: Part, routes: Record<string, Part & { parentId?: string }> }} */
  const { entry, routes } = JSON.parse(text.slice(text.indexOf("=") + 1).replace(/;\s*$/, ""));
  for (const [page, budget] of Object.entries(pages)) {
    const files = new Set([`/assets/${name}`, entry.module, ...(entry.imports ?? [])]);
    if (!routes[page]) throw new Error(`there is no route ${page}`);
    /** @type {typeof routes[string] | undefined} */
    let route = routes[page];
    while (route) {
      for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
      route = routes[route.parentId ?? ""];
    }
    const size = [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
    if (size <= budget) continue;
    console.error(
      `${page} asks for ${size.toFixed(1)} kB of JavaScript, its budget is ${budget} kB`,
    );
    broken += 1;
  }
}
if (broken > 0) process.exit(1);

/** @typedef {{ module: string, imports?: string[] }} Part */
