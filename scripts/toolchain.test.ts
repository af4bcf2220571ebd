import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { filesNeededBy } from "../tests/process/container-image.ts";
import { removeFolder } from "../tests/support/remove-folder.ts";
import { buildFiles, root } from "./toolchain.mjs";

test("I5: a change of any input file changes the build", () => {
  const watched = new Set(buildFiles().map((file) => relative(root, file)));
  const needed = filesNeededBy([
    "vite.config.ts",
    "react-router.config.ts",
    "panel/vite.config.ts",
    "scripts/precompress.mjs",
  ]);
  expect(needed).toContain("scripts/crop-directive.ts");
  // Their output is not an input.
  const inputs = [...needed].filter((file) => !file.startsWith("build/"));
  expect(inputs.filter((file) => !watched.has(file))).toEqual([]);
});

test("I5: two commands in a new clone install once, one after the other", async () => {
  const clone = await mkdtemp(join(tmpdir(), "toolchain-"));
  onTestFinished(() => removeFolder(clone));
  await cp(join(root, "scripts/toolchain.mjs"), join(clone, "scripts/toolchain.mjs"));
  await writeFile(join(clone, "package-lock.json"), "{}");
  const node = join(clone, "node_modules/node/bin/node");
  await mkdir(dirname(node), { recursive: true });
  await writeFile(node, "");
  const log = join(clone, "log");
  await writeFile(
    join(clone, "npm.js"),
    `const { appendFileSync } = require("node:fs");
     appendFileSync(${JSON.stringify(log)}, "begin ");
     setTimeout(() => appendFileSync(${JSON.stringify(log)}, "end "), 1_000);`,
  );
  const install = () =>
    promisify(execFile)(
      process.execPath,
      ["--eval", 'import("./scripts/toolchain.mjs").then((tools) => tools.ensureInstalled())'],
      { cwd: clone, env: { ...process.env, npm_execpath: join(clone, "npm.js") } },
    );
  await Promise.all([install(), install()]);
  expect(await readFile(log, "utf8")).toBe("begin end ");
});
