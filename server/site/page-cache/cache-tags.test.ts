import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tableByFunction } from "./cache-tags.ts";

test("H11: every database function called by the site has a table that invalidates its pages", () => {
  const called = globSync("site/**/*.{ts,tsx}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\.rpc\(\s*"(\w+)"/g)].map(([, name]) => name),
  );
  expect(called.length).toBeGreaterThan(5);
  expect([...new Set(called)].sort()).toEqual([...tableByFunction.keys()].sort());
});
