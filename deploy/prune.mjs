/**
 * Removes from installed production dependencies what a running server never loads: compilers that
 * packages name as companions, type declarations, source maps. Half of the bytes of an image.
 *
 *     node deploy/prune.mjs node_modules
 */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const companions = [
  "@oxc-project",
  "@rolldown",
  "@supabase/lite/node_modules/typescript",
  "@types",
  "@typescript",
  "lightningcss",
  "lightningcss-linux-arm64-gnu",
  "lightningcss-linux-x64-gnu",
  "rolldown",
  "typescript",
  "vite",
];

const folder = process.argv[2];
if (!folder) throw new Error("which node_modules?");
for (const name of companions) rmSync(join(folder, name), { recursive: true, force: true });
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.map$|\.d\.[cm]?ts$/.test(entry.name)) continue;
  rmSync(join(entry.parentPath, entry.name));
}
