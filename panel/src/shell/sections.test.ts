import { expect, test } from "vitest";
import { contentTypes } from "#content/index.ts";
import { barSections, currentOf, moreSections, sections } from "./sections";

test("H3: on phones every section is either in the bar or in the sheet", () => {
  const all = [...barSections, ...moreSections].map(({ to }) => to);
  expect(new Set(all).size).toBe(all.length);
  for (const { to } of sections) expect(all).toContain(to);
  expect(barSections).toHaveLength(Math.min(2, contentTypes.length) + 1);
});

test.each([
  ["/administrators/activity", "/administrators/activity"],
  ["/administrators", "/administrators"],
  ["/trash", "/trash"],
  ["/trashed", undefined],
])("H3: the sheet marks %s as %s", (pathname, to) => {
  expect(currentOf(moreSections, pathname)?.to).toBe(to);
});
