import { expect, test } from "vitest";
import { contentTypes } from "#content/index.ts";
import { barSections, currentOf, moreSections, sections } from "./sections";

test("H3: on phones every section is either in the bar or in the sheet", () => {
  const all = [...barSections, ...moreSections].map(({ to }) => to);
  expect(new Set(all).size).toBe(all.length);
  for (const { to } of sections) expect(all).toContain(to);
  expect(barSections).toHaveLength(Math.min(2, contentTypes.length) + 1);
});

test("H3: a section is marked on its own pages, and not on those of a section whose name begins like it", () => {
  const [first] = sections;
  if (!first) throw new Error("there are no sections");
  expect(currentOf([first], first.to)).toBe(first);
  expect(currentOf([first], `${first.to}/new`)).toBe(first);
  expect(currentOf([first], `${first.to}_tags`)).toBeUndefined();
});

test.each([
  ["/administrators/activity", "/administrators/activity"],
  ["/administrators", "/administrators"],
  ["/trash", "/trash"],
  ["/trashed", undefined],
])("H3: the sheet marks %s as %s", (pathname, to) => {
  expect(currentOf(moreSections, pathname)?.to).toBe(to);
});
