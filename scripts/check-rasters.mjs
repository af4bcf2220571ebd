/**
 * Checks that `art/rasters/site` contains exactly the rasters that the build needs, all committed. The
 * build generates missing ones, which takes minutes; commit them together with the changed drawing.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const committed = "art/rasters/site";

/** @param {string} folder @param {RegExp} names @returns {Map<string, string>} name by digest */
const digests = (folder, names) =>
  new Map(
    readdirSync(join(root, folder))
      .filter((name) => names.test(name))
      .map((name) => [
        createHash("sha1")
          .update(readFileSync(join(root, folder, name)))
          .digest("hex"),
        name,
      ]),
  );

const built = new Map(
  ["build/client/assets", "build/panel/assets"].flatMap((folder) => [
    ...digests(folder, /\.(avif|webp)$/),
  ]),
);
const stale = [...digests(committed, /./)].filter(([digest]) => !built.has(digest));
const problems = stale.map(([, name]) => `${committed}/${name} is not used any more: remove it`);

// Without a git history there is nothing to compare with.
const git = spawnSync("git", ["ls-files", "--others", "--exclude-standard", "art/rasters"], {
  cwd: root,
  encoding: "utf8",
});
for (const file of git.status === 0 ? git.stdout.split("\n").filter(Boolean) : []) {
  problems.push(`${file} was made now: commit it with the drawing that it is of`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
