import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

describe("canonicalPath", () => {
  it.each([
    ["/tours/", "/tours"],
    ["/TOURS", "/tours"],
    ["/en/Tours//", "/en/tours"],
    ["/EN", "/en"],
    ["/es/", "/es"],
    ["/EN/ABOUT/", "/en/about"],
    ["/es/tours/El-Delta", "/es/tours/el-delta"],
    ["/Blog/Category/Fauna/", "/blog/category/Fauna"],
    ["/%74ours", "/tours"],
    ["/%65n/blog/a%2fb/", "/en/blog/a%2Fb"],
    ["//tours", "/tours"],
    ["//", "/"],
    ["/FR/RSS.xml", "/fr/rss.xml"],
    ["/sitemap.xml/", "/sitemap.xml"],
    ["/Tours/Dunas.PDF", "/tours/dunas.pdf"],
    ["/EN/tours.data", "/en/tours.data"],
    ["/EN.data", "/en.data"],
  ])("A16: %s is another spelling of %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBeUndefined();
  });

  it.each([
    "/",
    "/es",
    "/tours",
    "/fr/tours/dunas",
    "/blog/tag/agua",
    "/blog/tag/AGUA",
    "/sitemap.xml",
    "/_.data",
    "/en/tours.data",
  ])("A16: %s is canonical", (path) => expect(canonicalPath(path)).toBeUndefined());

  it.each([
    "//evil.example",
    "//evil.example/tours",
    "///evil.example/",
    "/%2F%2Fevil.example/",
    "/tours%2F",
    "/%5Cevil.example/",
    "/nothing/",
    "/ADMIN",
    "/Rest/v1/tours",
    "/%E0%A4%A/",
    "/en/EN/tours",
  ])("A16: %s belongs to no page", (path) => expect(canonicalPath(path)).toBeUndefined());
});
