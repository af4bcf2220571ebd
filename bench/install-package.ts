import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Installs packages that only benchmarks need into a separate folder, on first use.
 * @param packaged name and version for npm.
 * @returns whether it is installed.
 */
export async function installBenchPackage(folder: string, packaged: `${string}@${string}`) {
  const program = join(folder, "node_modules", packaged.slice(0, packaged.lastIndexOf("@")));
  if (existsSync(program)) return true;
  await mkdir(folder, { recursive: true });
  const quiet = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", "--prefix", folder, ...quiet, packaged], {
    stdio: "inherit",
  });
  return status === 0 && existsSync(program);
}
