import { describe, expect, it } from "vitest";
import { loggedPath, requestKindOf } from "./logged-path";

describe("G10: the path of a request in a log", () => {
  it.each([
    ["/", "/"],
    ["/es/blog/el-arbol-carcaj?utm_source=x", "/es/blog/el-arbol-carcaj"],
    ["/rest/v1/contact_submissions?email=eq.ana@example.com", "/rest/v1/contact_submissions"],
    ["/auth/v1/admin/users/5149ea9b-e383-41cc-ba7a-ea5a12ba578b", "/auth/v1/admin/users/:id"],
    [
      "/storage/v1/object/public/tour-images/a1-2.webp",
      "/storage/v1/object/public/tour-images/a1-2.webp",
    ],
    [`/es/preview/${"0a".repeat(32)}`, "/es/preview/:token"],
    [`/p/${"0a".repeat(32)}`, "/p/:token"],
    [`/p/${"0a".repeat(32)}.pdf`, "/p/:token"],
    ["/ana@example.com", "/:other"],
    ["/ana%40example.com/x", "/:other/x"],
    ["/0034600111222", "/:other"],
    [`/${"a".repeat(81)}`, "/:other"],
    ["http://elsewhere.example/es#x", "/es"],
    ["*", ":other"],
  ])("of %s is %s", (url, path) => expect(loggedPath(url)).toBe(path));

  it("is short, however long the URL", () => {
    expect(loggedPath("/a".repeat(100_000)).length).toBeLessThan(100);
  });

  it.each([
    ["/", "page"],
    ["/es/blog/x?y=a.b", "page"],
    ["/es/tours.data?page=2", "page"],
    ["/admin/tours", "panel"],
    ["/assets/x-1.js", "file"],
    ["/admin/assets/x-1.js", "file"],
    ["/favicon.svg", "file"],
    ["/rest/v1/tours?x", "rest"],
    ["/auth/v1/token", "auth"],
    ["/storage/v1/object/x.png", "storage"],
    ["/functions/v1/x", "functions"],
    ["/healthz", "health"],
    ["/livez", "health"],
    ["/readyz?exclude=storage", "health"],
  ] as const)("%s counts as %s", (url, kind) => expect(requestKindOf(url)).toBe(kind));
});
