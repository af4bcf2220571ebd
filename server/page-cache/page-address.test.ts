import { describe, expect, it } from "vitest";
import { pageAddress } from "./page-address";

const keyOf = (url: string, cookie?: string, accepted?: string) =>
  pageAddress(url, cookie, accepted)?.key;

describe("the address of a page that may be kept", () => {
  it("A8: a bare address has an entry for each language and none for anything else", () => {
    expect(keyOf("/tours", undefined, "fr-CA,fr;q=0.9")).toBe("fr /tours");
    expect(keyOf("/tours", "theme=x; language=en; other=1", "fr")).toBe("en /tours");
    expect(keyOf("/tours", "language=xx; a=b", undefined)).toBe("es /tours");
    expect(keyOf("/tours", `session=${"x".repeat(3000)}`, undefined)).toBe("es /tours");
  });

  it("A10: under a prefix neither cookie nor browser make another entry", () => {
    expect(keyOf("/en/tours", "language=fr", "es")).toBe("/en/tours");
    expect(keyOf("/fr", undefined, "es")).toBe("/fr");
  });

  it.each([
    ["/", "es /"],
    ["/_.data", "es /_.data"],
    ["/es", "/es"],
    ["/es.data", "/es.data"],
    ["/es/blog/el-arbol-carcaj", "/es/blog/el-arbol-carcaj"],
    ["/fr/blog/el-arbol-carcaj.data", "/fr/blog/el-arbol-carcaj.data"],
    ["/sitemap.xml", "/sitemap.xml"],
    ["/en/rss.xml", "/en/rss.xml"],
  ])("A6: %s is kept as %s", (url, key) => expect(keyOf(url)).toBe(key));

  it.each([
    "/admin",
    "/admin/tours",
    "/rest/v1/tours",
    "/healthz",
    "/nada",
    "/es/nada",
    "/es/",
    "/TOURS",
    "/tours/",
    "/tours/x",
    "/blog/%65l-arbol",
    "/blog/a/b",
    "//tours",
    "http://elsewhere/tours",
    "*",
    "",
    `/blog/${"a".repeat(301)}`,
    "/contact?tour=Dunas",
    "/tours?tour=dunas",
    "/tours?page=2",
    "/tours?_routes=root",
    `/tours?utm_source=${"x".repeat(3000)}`,
  ])("A6: %s is not", (url) => expect(keyOf(url)).toBeUndefined());

  it("A6: the marks of campaigns make no other page", () => {
    expect(keyOf("/en/tours?utm_source=mail&utm_medium=x&fbclid=1")).toBe("/en/tours");
    expect(keyOf("/en/tours?")).toBe("/en/tours");
    expect(keyOf("/en/tours?utm_source=mail&tour=x")).toBeUndefined();
  });
});
