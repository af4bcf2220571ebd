import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = new Set(
  [...readFileSync("docs/requirements.md", "utf8").matchAll(/^\| ([A-NPR][1-9]\d*) +\|/gm)].map(
    ([, id = ""]) => id,
  ),
);

/** Ids at the beginning of titles, with the files whose titles they are. */
const named = new Map<string, string>();
for (const pattern of [
  "{site,content,panel,shared,server,supabase,scripts}/**/*.test.ts",
  "tests/**/*.{test,spec}.ts",
])
  for (const file of globSync(pattern))
    for (const [, ids = ""] of readFileSync(file, "utf8").matchAll(
      /["`]([A-NPR][1-9]\d*(?:, [A-NPR][1-9]\d*)*):? [^"`\n]/g,
    ))
      for (const id of ids.split(", ")) named.set(id, file);

test("I5: every id in a title has its row in docs/requirements.md", () => {
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter(([id]) => !rows.has(id))).toEqual([]);
});

test("I5: every row of docs/requirements.md has a test that names it", () => {
  expect([...rows].filter((id) => !named.has(id))).toEqual([]);
});
