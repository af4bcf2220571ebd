import { createHash } from "node:crypto";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { securityHeaders } from "../../server/http/security-headers.ts";
import { readSettings } from "../../server/settings.mjs";
import { copyOfTemplate } from "../integration/backend/harness.ts";
import { freePort } from "../support/free-port.ts";
import { type RunningSite, startSite } from "../support/site.ts";

const publishableKey = "sb_publishable_of_this_test";
let site: RunningSite;
let url = "";
/** Script of the build with a hash in its name. */
let script = "";

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  site = await startSite({
    PORT: String(port),
    // Behind a proxy that does TLS.
    SITE_URL: "https://www.example.com",
    DATA_DIR: await copyOfTemplate(),
    SEED: "none",
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
  });
  script = (await (await fetch(`${url}/en`)).text()).match(/\/assets\/[\w-]+\.js/)?.[0] ?? "";
});
afterAll(() => site?.stop("SIGKILL"));

const ask = (path: string, init: RequestInit = {}) =>
  fetch(url + path, { redirect: "manual", ...init });
const withKey = { headers: { apikey: publishableKey } };

/** One response of each kind: name, request, status. */
const answers: [what: string, status: number, get: () => Promise<Response>][] = [
  ["a page", 200, () => ask("/es/tours")],
  ["a cached page", 200, () => ask("/es/tours")],
  ["a cached page that has not changed", 304, notModified],
  ["a page to HEAD", 200, () => ask("/es/about", { method: "HEAD" })],
  ["a page that is not there", 404, () => ask("/es/nowhere")],
  ["an address that does not decode", 404, () => ask("/%E0%A4%A")],
  ["a redirect", 302, () => ask("/es/blog/none")],
  ["the data of a page", 200, () => ask("/es/tours.data")],
  ["a method that is not allowed", 405, () => ask("/es/tours", { method: "DELETE" })],
  ["the panel", 200, () => ask("/admin/login")],
  ["a script", 200, () => ask(script)],
  ["a picture", 200, () => ask("/og-image.jpg")],
  ["an icon that is a document", 200, () => ask("/favicon.svg")],
  ["the sitemap", 200, () => ask("/sitemap.xml")],
  ["the feed", 200, () => ask("/rss.xml")],
  ["the health", 200, () => ask("/healthz")],
  ["rows", 200, () => ask("/rest/v1/tours?select=id", withKey)],
  ["rows without a key", 401, () => ask("/rest/v1/tours?select=id")],
  ["a table that is not there", 404, () => ask("/rest/v1/nothing", withKey)],
  ["settings of the sign-in", 200, () => ask("/auth/v1/settings", withKey)],
  ["a wrong password", 400, wrongPassword],
  ["a mail's link", 303, () => ask("/auth/v1/verify?type=recovery&token=none")],
  ["an upload that is not there", 404, () => ask("/storage/v1/object/public/tour-images/none.png")],
  ["a backend that is not there", 404, () => ask("/rest/v2/tours")],
  ["a function", 200, () => ask("/functions/v1/get-recaptcha-key", { method: "POST" })],
  ["a function that is not there", 404, () => ask("/functions/v1/none")],
  ["a preflight", 204, preflight],
];

async function notModified() {
  const etag = (await ask("/es/tours")).headers.get("etag") ?? "";
  return ask("/es/tours", { headers: { "if-none-match": etag } });
}

function wrongPassword() {
  const body = JSON.stringify({ email: "admin@example.com", password: "wrong" });
  return ask("/auth/v1/token?grant_type=password", { method: "POST", body, ...withKey });
}

function preflight() {
  return ask("/rest/v1/tours", {
    method: "OPTIONS",
    headers: { origin: "https://www.example.com", "access-control-request-method": "GET" },
  });
}

const directives = (policy: string | null) =>
  new Map(
    (policy ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

test.each(answers)("A6: %s has all security headers", async (what, status, get) => {
  const { headers, ...answer } = await get().then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }));
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("geolocation=()"),
    "strict-transport-security": "max-age=31536000",
    "cross-origin-resource-policy": /picture|icon/.test(what) ? "cross-origin" : "same-origin",
  });
  // The headers do not reveal the software.
  for (const name of ["server", "x-powered-by"]) expect(headers.has(name)).toBe(false);

  const policy = directives(headers.get("content-security-policy"));
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
  expect(policy.get("base-uri")).toEqual(["'none'"]);
  const isDocument = answer.text.includes("<html") || headers.get("content-type")?.includes("html");
  if (!isDocument && status !== 304) {
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.has("script-src")).toBe(false);
    return;
  }
  expect(policy.get("default-src")).toEqual(["'self'"]);
  expect(policy.get("object-src")).toEqual(["'none'"]);
  // Data blocks are not executed and need no hash.
  const inline = [
    ...answer.text.matchAll(
      /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ];
  expect(answer.text).not.toContain("nonce=");
  const hashes = inline.map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  const scripts = policy.get("script-src") ?? [];
  expect(scripts).toContain("'self'");
  if (answer.text) expect(new Set(scripts)).toEqual(new Set(["'self'", ...hashes]));
  for (const source of scripts) expect(source).toMatch(/^'(?:self|sha256-[\w+/]{43}=)'$/);
  expect(answer.text).not.toMatch(/<[^>]+\son[a-z]+=/);
});

test("A6, A13: excess concurrent requests are refused, with the headers of other refusals", async () => {
  const told = ({ headers }: Response) => {
    const own = /^(?:x-request-id|date|content-length|transfer-encoding)$/;
    return Object.fromEntries([...headers].filter(([name]) => !own.test(name)));
  };
  const refused: Record<string, string>[] = [];
  const client = async () => {
    for (let round = 0; round < 3; round++) {
      const response = await ask("/rest/v1/tours?select=id", withKey);
      await response.arrayBuffer();
      if (response.status === 429) refused.push(told(response));
    }
  };
  await Promise.all(Array.from({ length: 80 }, client));
  const tooLong = await ask(`/rest/v1/tours?slug=eq.${"x".repeat(9_000)}`, withKey);
  expect(tooLong.status).toBe(414);
  const other = { ...told(tooLong), "retry-after": "1" };
  const different = [...new Set(refused.map((each) => JSON.stringify(each)))];
  expect(different.map((each) => JSON.parse(each))).toEqual([other]);
});

test("A6: text responses declare UTF-8", async () => {
  const paths = ["/es/tours", "/admin/login", "/rss.xml", "/sitemap.xml", "/robots.txt", script];
  for (const path of paths)
    expect((await ask(path)).headers.get("content-type"), path).toMatch(/; ?charset=utf-8$/i);
});

test("I2: backend responses opened in a browser are downloads with their own name", async () => {
  const paths = ["/rest/v1/tours?select=id", "/auth/v1/settings", "/functions/v1/none"];
  for (const path of paths) {
    const { headers } = await ask(path, withKey);
    expect(headers.get("content-disposition"), path).toBe('attachment; filename="api.json"');
  }
  expect((await ask("/healthz")).headers.has("content-disposition")).toBe(false);
});

describe("A6: HSTS", () => {
  const headersAt = async (siteUrl: string, hstsIncludeSubdomains: boolean) => {
    const app = new Hono().use(securityHeaders({ siteUrl, hstsIncludeSubdomains, dev: false }));
    return (await app.get("/", (c) => c.text("x")).request("/")).headers;
  };

  test("is not sent if the site has an http address", async () => {
    for (const siteUrl of ["http://localhost:3000", "http://https.example"]) {
      const headers = await headersAt(siteUrl, true);
      expect(headers.has("strict-transport-security")).toBe(false);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  test("covers subdomains only with its setting", async () => {
    const said = async (HSTS_INCLUDE_SUBDOMAINS?: string) => {
      const { hstsIncludeSubdomains } = readSettings({ HSTS_INCLUDE_SUBDOMAINS });
      const headers = await headersAt("https://www.example.com", hstsIncludeSubdomains);
      return headers.get("strict-transport-security");
    };
    expect(await said()).toBe("max-age=31536000");
    expect(await said("off")).toBe("max-age=31536000");
    expect(await said("on")).toBe("max-age=31536000; includeSubDomains");
  });
});

test("I2: personal and temporary responses are not cacheable", async () => {
  const paths = ["/admin", "/healthz", "/rest/v1/tours?select=id", "/auth/v1/settings"];
  for (const path of paths)
    expect((await ask(path, withKey)).headers.get("cache-control")).toBe("no-store");
  expect((await wrongPassword()).headers.get("cache-control")).toBe("no-store");
});

test("A8: no response sets a cookie for a visitor who makes no choice", async () => {
  for (const [, , get] of answers) {
    const { headers } = await get();
    expect(headers.getSetCookie()).toEqual([]);
  }
  const sent = await ask("/es/contact", {
    method: "POST",
    headers: { origin: "https://www.example.com" },
    body: new URLSearchParams({ name: "Ana", email: "ana@example.com", phone: "", message: "" }),
  });
  expect(sent.status).toBe(422);
  expect(sent.headers.getSetCookie()).toEqual([]);
});
