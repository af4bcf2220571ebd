import { relative } from "node:path";
import { expect, test } from "vitest";
import { filesNeededBy } from "../tests/process/container-image.ts";
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
  // What they write is no input.
  const inputs = [...needed].filter((file) => !file.startsWith("build/"));
  expect(inputs.filter((file) => !watched.has(file))).toEqual([]);
});
