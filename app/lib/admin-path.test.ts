import { expect, test } from "vitest";
import { isAdminPath } from "./admin-path";

test.each([
  ["/admin", true],
  ["/admin/", true],
  ["/admin/blog/new", true],
  ["/ADMIN/login", true],
  ["/%61dmin", true],
  ["//admin", true],
  ["/admin.data", true],
  ["/admin/tours.data", true],
  ["/administrators", false],
  ["/blog/admin", false],
  ["/en/admin", false],
  ["/", false],
  ["/%E0%A4%A", false],
])("H3: %s is the panel's: %s", (pathname, expected) => {
  expect(isAdminPath(pathname)).toBe(expected);
});
