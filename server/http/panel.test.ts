import { expect, test } from "vitest";
import { brandOf } from "#shared/brand/brand.ts";
import { createPanel } from "./panel.ts";

const siteUrl = "https://site.example";
const document = "<html><head><script>theme()</script></head><body></body></html>";
const office = { companyName: "Camino Rojo", timeZone: "Africa/Windhoek", replyHours: 48 };
const panelOf = (publicUrl: string, publishableKey = "key") =>
  createPanel(
    async () => document,
    { readOffice: async () => office, readBrand: async () => brandOf(null) },
    {
      backend: { publicUrl, publishableKey },
      siteUrl,
      dev: false,
      mailProblems: ["no-provider"],
      translation: undefined,
    },
  );

const settingsIn = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? "",
  );

test("H3: every path below /admin gets the panel's document, in Spanish, neither cached nor indexed", async () => {
  for (const path of ["/admin", "/admin/", "/admin/tours/new", "/admin/none.data"]) {
    const answer = await panelOf(siteUrl).request(path);
    expect(answer.status, path).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-store",
      "content-language": "es",
      "content-type": "text/html; charset=UTF-8",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(await answer.text()).toContain("theme()");
  }
});

test("H3: a path in upper case or with more slashes redirects to the canonical one", async () => {
  for (const [path, location] of [
    ["/Admin", "/admin"],
    ["//ADMIN/login?x=1", "/admin/login?x=1"],
  ] as const) {
    const answer = await panelOf(siteUrl).request(`${siteUrl}${path}`);
    expect([answer.status, answer.headers.get("location")], path).toEqual([308, location]);
  }
});

test.each(["/administrators", "/blog/admin", "/en/admin", "/admin.data", "/%61dmin", "/"])(
  "H3: %s is not a path of the panel",
  async (path) => {
    expect((await panelOf(siteUrl).request(path)).status).toBe(404);
  },
);

test("H3: a missing file gets 404, and other methods are refused", async () => {
  const panel = panelOf(siteUrl);
  const file = await panel.request("/admin/assets/none.js");
  expect([file.status, await file.text()]).toEqual([404, "Not Found"]);
  const sent = await panel.request("/admin/login", { method: "POST" });
  expect([sent.status, sent.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(sent.headers.get("cache-control")).toBe("no-store");
});

test("H1: the document contains the settings as data, whatever their content, and runs only its own scripts", async () => {
  const key = "</script><script>alert(1)</script>";
  const own = await panelOf(siteUrl, key).request("/admin");
  expect(settingsIn(await own.text())).toEqual({
    backendUrl: "",
    publishableKey: key,
    mailProblems: ["no-provider"],
    office,
  });
  const policy = own.headers.get("content-security-policy") ?? "";
  expect(policy.match(/script-src [^;]+/)?.[0]).toMatch(/^script-src 'self' 'sha256-[\w+/=]+'$/);
  expect(policy).not.toContain("connect-src");
  const hosted = await panelOf("https://project.example").request("/admin");
  expect(settingsIn(await hosted.text()).backendUrl).toBe("https://project.example");
  expect(hosted.headers.get("content-security-policy")).toContain(
    "connect-src 'self' https://project.example",
  );
});
