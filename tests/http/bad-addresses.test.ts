import { expect, test } from "vitest";
import { head, sendRaw } from "../support/raw-http.ts";
import { ask, siteUrl as site } from "./site.ts";

const stack = /\n\s*at .+:\d+:\d+|node_modules|file:\/\//;

test("bad input: unknown addresses are 404 pages", async () => {
  for (const path of [
    "/nothing",
    "/de/tours",
    "/en/de",
    "/en/en/tours",
    "/EN-us",
    "/tours/1",
    "/blog/a/b",
    "/index.php",
    "/wp-admin/setup.php?x=<script>",
    "/.env",
    "/%3Cscript%3Ealert(1)%3C/script%3E",
    "/constructor",
    "/__proto__",
    "/en/__proto__/tours",
  ]) {
    const answer = await ask(path, { headers: { "accept-language": "en" } });
    expect(answer.status, path).toBe(404);
    const html = await answer.text();
    expect(html, path).toContain("Page Not Found");
    expect(html, path).not.toContain("<script>alert(1)");
    expect(answer.headers.get("x-content-type-options"), path).toBe("nosniff");
  }
});

test("A10: an upper-case language prefix redirects to the page", async () => {
  for (const [path, leads] of [
    ["/EN", "/en"],
    ["/Fr/Tours?page=2", "/fr/tours?page=2"],
    ["/%65n/about", "/en/about"],
    ["/ES.data?_routes=root", "/es.data?_routes=root"],
  ] as const) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(308);
    expect(answer.headers.get("location"), path).toBe(leads);
  }
  for (const path of ["/EN%2Ftours", "/E%4E%00/tours", "/ENG"]) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(404);
  }
});

test("bad input: no malformed path causes a server error", async () => {
  const long = "a".repeat(12_000);
  for (const path of [
    "/%",
    "/%E0%A4%A",
    "/en/%ff",
    "/en/%ff/tours",
    "/fr/blog/%ff",
    "/%00",
    "/en/blog/%00",
    "/en/tours%00.html",
    "/blog/%F0%9F%A6%92",
    "/blog/..%2f..%2fetc%2fpasswd",
    "/../../etc/passwd",
    "/assets/../../../etc/passwd",
    "/assets/..%2f..%2f..%2fpackage.json",
    "/assets/%ff.js",
    "/storage/v1/object/public/%ff/x",
    "/storage/v1/object/public/tour-images/%00",
    "/rest/v1/%ff",
    "/functions/v1/%ff",
    "//",
    "///example.com",
    "//example.com/tours",
    "/\\example.com",
    "/tours;x=1",
    "/tours/",
    "/en//tours",
    "/tours.data",
    "/en/nothing.data",
    "/en/blog/%ff.data",
    "/__manifest?p=/%ff",
    "/__manifest?p=%00",
    `/en/${long}`,
    `/en/blog/${long.slice(0, 4000)}`,
    "/tours?%",
    "/contact?tour=%E0%A4%A",
    "/contact?tour=%00",
    "/contact?tour=a&tour=b&tour[]=c",
    `/contact?tour=${long.slice(0, 10_000)}`,
    `/blog?${"page=1&".repeat(1400)}`,
    "/blog?page=-1&page=NaN&page=999999999999999999999",
  ]) {
    const { status, text } = await sendRaw(site(), head("GET", path));
    expect(status, path.slice(0, 80)).toBeGreaterThanOrEqual(200);
    expect(status, path.slice(0, 80)).toBeLessThan(500);
    expect(text, path.slice(0, 80)).not.toMatch(stack);
    expect(text, path.slice(0, 80)).not.toContain("root:x:0");
    // No open redirect.
    expect(text, path.slice(0, 80)).not.toMatch(/^location: (https?:)?[\\/]{2}(?!localhost)/im);
  }
  const { status } = await sendRaw(site(), head("GET", "/healthz"));
  expect(status).toBe(200);
});

test("bad input: a missing or malformed picture, script or feed causes no server error", async () => {
  for (const path of [
    "/assets/nothing.js",
    "/storage/v1/object/public/tour-images/nothing.webp",
    "/storage/v1/object/public/no-bucket/nothing.webp",
    "/de/rss.xml",
    "/functions/v1/nothing",
  ]) {
    const answer = await ask(path);
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.status, path).toBeLessThan(500);
    expect(await answer.text(), path).not.toMatch(stack);
  }
});

test("bad input: unusual methods are rejected or answered like a page", async () => {
  for (const path of ["/", "/en/tours", "/en/contact", "/en/nothing", "/healthz"]) {
    // Only the form accepts POST; this one is empty.
    const sent = path === "/en/contact" ? 400 : 405;
    for (const [method, expected] of [
      ["POST", sent],
      ["PUT", sent],
      ["PATCH", sent],
      ["DELETE", sent],
      ["OPTIONS", 405],
      ["PROPFIND", 405],
      ["QUERY", 405],
      ["HEAD", (await ask(path)).status],
    ] as const) {
      const { status, text } = await sendRaw(site(), head(method, path, { "content-length": "0" }));
      expect(status, `${method} ${path}`).toBe(expected);
      expect(text, `${method} ${path}`).not.toMatch(stack);
    }
  }
  // Node rejects unknown methods and closes CONNECT requests.
  for (const [method, expected] of [
    ["TRACE", 405],
    ["CONNECT", 0],
    ["FOO", 400],
    ["get", 400],
  ] as const) {
    const { status, text } = await sendRaw(site(), head(method, "/en"));
    expect(status, method).toBe(expected);
    expect(text, method).not.toMatch(stack);
  }
  expect((await ask("/en")).status).toBe(200);
});

test("bad input: hostile headers change nothing", async () => {
  const tags = [
    "<script>",
    "en\u00a0",
    ";;;,,,=",
    "q=9",
    "en;q=NaN, fr;q=-1",
    "é, ñ",
    `${"fr-".repeat(2000)}`,
    "constructor",
  ];
  for (const tag of tags) {
    const answer = await sendRaw(
      site(),
      Buffer.from(head("GET", "/about", { "accept-language": tag })),
    );
    expect(answer.status, tag.slice(0, 30)).toBe(200);
    expect(answer.text, tag.slice(0, 30)).toMatch(/<html lang="(es|en|fr)"/);
  }
  const cookies = [
    "language=%ff",
    "language=<b>",
    "=;=;=",
    "language",
    "language=en; language=fr",
    `x=${"y".repeat(7000)}`,
    "\u00ff\u00fe=1",
  ];
  for (const cookie of cookies) {
    const answer = await sendRaw(site(), Buffer.from(head("GET", "/about", { cookie }), "latin1"));
    expect(answer.status, cookie.slice(0, 30)).toBe(200);
    expect(answer.text, cookie.slice(0, 30)).toMatch(/<html lang="(es|en|fr)"/);
  }
  for (const [name, value, expected] of [
    ["host", "evil.example", 200],
    ["host", "", 200],
    ["x-forwarded-host", "evil.example", 200],
    ["range", "bytes=9-1", 200],
    ["if-none-match", '"'.repeat(500), 200],
    ["accept", "application/json", 200],
    ["accept-encoding", "br;q=x, zstd, *;q=0", 200],
    ["origin", "null", 200],
    ["referer", "javascript:alert(1)", 200],
    ["transfer-encoding", "gzip", 400],
    ["expect", "200-maybe", 417],
    ["x-big", "a".repeat(20_000), 431],
  ] as const) {
    const { status, text } = await sendRaw(site(), head("GET", "/en/about", { [name]: value }));
    expect(status, `${name}: ${value.slice(0, 30)}`).toBe(expected);
    expect(text, `${name}: ${value}`).not.toMatch(stack);
    // URLs in the page use the configured origin, whatever the Host header says.
    expect(text, `${name}: ${value}`).not.toContain("evil.example");
  }
  expect(await (await ask("/healthz")).json()).toEqual({ status: "ok" });
});
