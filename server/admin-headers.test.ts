import { expect, test } from "vitest";
import { isAdminPath, setAdminHeaders } from "./admin-headers.ts";

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
])("H3: %s is the panel's: %s", (pathname, expected) => {
  expect(isAdminPath(pathname)).toBe(expected);
});

test("H3: the panel's answers are listed and kept nowhere, whatever its route says", () => {
  const headers = new Headers({ "cache-control": "public, max-age=60" });
  setAdminHeaders(headers);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
});
