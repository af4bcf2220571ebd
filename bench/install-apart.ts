import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Installs what only benchmarks need, when it is first measured with, in a folder of its own.
 * @param packaged name and version, as npm takes it.
 * @returns whether it is there.
 */
export async function installApart(folder: string, packaged: `${string}@${string}`) {
  const program = join(folder, "node_modules", packaged.slice(0, packaged.lastIndexOf("@")));
  if (existsSync(program)) return true;
  await mkdir(folder, { recursive: true });
  const quiet = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", "--prefix", folder, ...quiet, packaged], {
    stdio: "inherit",
  });
  return status === 0 && existsSync(program);
}
