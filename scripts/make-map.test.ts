import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { makeMap } from "./make-map";

it("J4: the stored map equals the generated one, and is small", () => {
  const stored = readFileSync("site/assets/southern-africa.json", "utf8");
  expect(stored === `${JSON.stringify(makeMap())}\n`, "run scripts/make-map.ts and commit").toBe(
    true,
  );
  expect(stored.length).toBeLessThan(100_000);
});
