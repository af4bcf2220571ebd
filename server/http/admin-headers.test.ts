import { expect, test } from "vitest";
import { setAdminHeaders } from "./admin-headers.ts";

test("H3: panel responses are neither indexed nor cached", () => {
  const headers = new Headers({ "cache-control": "public, max-age=60" });
  setAdminHeaders(headers);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
});
