import { describe, expect, it } from "vitest";
import { pageAddress } from "./cacheable-pages";

const keyOf = (url: string, cookie?: string, accepted?: string) =>
  pageAddress(url, cookie, accepted)?.key;

describe("the address of a cacheable page", () => {
  it("A8: a path without a prefix has one entry per language", () => {
    expect(keyOf("/tours", undefined, "fr-CA,fr;q=0.9")).toBe("fr /tours");
    expect(keyOf("/tours", "theme=x; language=en; other=1", "fr")).toBe("en /tours");
    expect(keyOf("/tours", "language=xx; a=b", undefined)).toBe("es /tours");
    expect(keyOf("/tours", `session=${"x".repeat(3000)}`, undefined)).toBe("es /tours");
  });

  it("A10: with a prefix, cookie and Accept-Language make no other entry", () => {
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
    ["/es/tours/dunas", "/es/tours/dunas"],
    ["/en/tours/dunas.data", "/en/tours/dunas.data"],
    ["/fr/tours/dunas/days", "/fr/tours/dunas/days"],
    ["/destinations/namib", "es /destinations/namib"],
    ["/en/destinations/namib.data", "/en/destinations/namib.data"],
    ["/en/rss.xml", "/en/rss.xml"],
  ])("A6: %s is cached as %s", (url, key) => expect(keyOf(url)).toBe(key));

  it.each([
    "/admin",
    "/admin/tours",
    "/rest/v1/tours",
    "/healthz",
    "/nada",
    "/es/nada",
    "/es/",
    "/es/.data",
    "/.data",
    "/_",
    "/blog/:slug",
    "/TOURS",
    "/tours/",
    "/tours/a/b",
    "/tours/%64unas",
    "/tours/dunas/days.data",
    "/tours/dunas?sent=1",
    "/destinations/namib/days",
    "/blog/%65l-arbol",
    "/blog/a/b",
    "//tours",
    "http://elsewhere/tours",
    "*",
    "",
    `/blog/${"a".repeat(301)}`,
    "/contact?tour=Dunas",
    "/tours?tour=dunas",
    "/sitemap-blog-1.xml",
    "/about?page=2",
    "/tours/dunas?page=2",
    "/blog/el-arbol-carcaj?page=2",
    "/tours?page=02",
    "/tours?page=0",
    "/tours?page=x",
    "/tours?page=2&page=3",
    "/tours?page=2&tour=dunas",
    "/tours?_routes=root",
    `/tours?utm_source=${"x".repeat(3000)}`,
  ])("A6: %s is not", (url) => expect(keyOf(url)).toBeUndefined());

  it("A6: the pages of a list are cached by number", () => {
    expect(keyOf("/tours?page=2", undefined, "fr")).toBe("fr /tours?page=2");
    expect(keyOf("/en/blog.data?page=12")).toBe("/en/blog.data?page=12");
    expect(keyOf("/en/destinations?utm_source=x&page=2&fbclid=1")).toBe("/en/destinations?page=2");
    expect(keyOf("/en/tours?page=1")).toBe("/en/tours");
    expect(pageAddress("/es/blog?page=3&utm_source=x", undefined, undefined)).toEqual({
      key: "/es/blog?page=3",
      path: "/es/blog?page=3",
      locale: "es",
    });
  });

  it("J6: filtered tour lists are cached in canonical form, apart from pages", () => {
    const address = pageAddress(
      "/en/tours?month=7&country=NA&utm_source=x&style=&page=2",
      undefined,
      undefined,
    );
    expect(address).toEqual({
      key: "/en/tours?country=NA&month=7&page=2",
      path: "/en/tours?country=NA&month=7&page=2",
      locale: "en",
      isVariant: true,
    });
    expect(keyOf("/tours.data?days=7-10", undefined, "fr")).toBe("fr /tours.data?days=7-10");
    // A form that asks for nothing is the list itself.
    const whole = pageAddress("/es/tours?country=&style=&page=1", undefined, undefined);
    expect(whole).toEqual({ key: "/es/tours", path: "/es/tours", locale: "es" });
    expect(pageAddress("/es/tours?page=2", undefined, undefined)).not.toHaveProperty("isVariant");
  });

  it.each([
    "/tours?country=zz",
    "/tours?country=NA&country=BW",
    "/tours?country=NA&x=1",
    "/tours?days=10-7",
    "/tours?month=13",
    "/tours?price=-1",
    "/tours?country=NA&page=0",
    "/tours?country=NA&page=2&page=3",
    `/tours?country=${"N".repeat(1500)}`,
    "/destinations?country=NA",
    "/blog?month=3",
    "/search?q=delta",
    "/tours/dunas?country=NA",
  ])("J6: %s is not cached", (url) => expect(keyOf(url)).toBeUndefined());

  it("A6: tracking parameters make no other entry", () => {
    expect(keyOf("/en/tours?utm_source=mail&utm_medium=x&fbclid=1")).toBe("/en/tours");
    expect(keyOf("/en/tours?")).toBe("/en/tours");
    expect(keyOf("/en/tours?utm_source=mail&tour=x")).toBeUndefined();
  });
});
