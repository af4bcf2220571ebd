import { describe, expect, it } from "vitest";
import { locales } from "#shared/locales.ts";
import { localizePath, splitLocale } from "./paths";

describe("language prefixes", () => {
  it.each(["/", "/tours", "/blog/el-arbol-carcaj"])(
    "A10: splitLocale reverses localizePath for %s",
    (path) => {
      for (const locale of locales) {
        expect(splitLocale(localizePath(path, locale))).toEqual({ locale, path });
      }
      expect(splitLocale(localizePath(path, undefined))).toEqual({ locale: undefined, path });
    },
  );

  it("A10: a prefixed home page has no trailing slash", () => {
    expect(localizePath("/", "fr")).toBe("/fr");
    expect(splitLocale("/fr/")).toEqual({ locale: "fr", path: "/" });
  });

  it("A10: keeps a query", () => {
    expect(localizePath("/blog?page=2", "en")).toBe("/en/blog?page=2");
  });

  it("A10: unsupported languages are no prefix", () => {
    expect(splitLocale("/de/tours")).toEqual({ locale: undefined, path: "/de/tours" });
  });
});
