import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const cache = fileURLToPath(new URL("../../.cache", import.meta.url));

/**
 * Installs a package that only tests need when a test first uses it. It is larger than everything that a
 * deployer needs.
 * @returns its folder.
 */
export function ensurePackage(name: string, version: string): string {
  const prefix = join(cache, `${name.replace(/[@/]/g, "-").replace(/^-/, "")}-${version}`);
  const folder = join(prefix, "node_modules", name);
  // Written last, so that an interrupted installation is not used.
  const done = join(prefix, "node_modules/.package-lock.json");
  if (!existsSync(done)) {
    const flags = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync(
      "npm",
      ["install", "--prefix", prefix, "--ignore-scripts", ...flags, `${name}@${version}`],
      { stdio: ["ignore", "ignore", "inherit"] },
    );
  }
  return folder;
}
