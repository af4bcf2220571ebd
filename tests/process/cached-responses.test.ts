import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyOfTemplate, temporaryFolder } from "../integration/backend/harness.ts";
import { freePort } from "../support/free-port.ts";
import { type RunningSite, startSite } from "../support/site.ts";

let site: RunningSite;
let metricsPort: number;

beforeAll(async () => {
  const folder = await copyOfTemplate(await temporaryFolder());
  metricsPort = await freePort();
  site = await startSite({ DATA_DIR: folder, SEED: "none", METRICS_PORT: String(metricsPort) });
});
afterAll(() => site.stop("SIGKILL"));

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + path, { headers, redirect: "manual" });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe("A6: a cached page is sent", () => {
  test("with a strong ETag, and with 304 to a client that has it", async () => {
    const first = await read("/en/about", { "accept-encoding": "br" });
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get("vary")).toContain("Accept-Encoding");
    const second = await read("/en/about", { "accept-encoding": "br", "if-none-match": etag });
    expect([second.status, second.text]).toEqual([304, ""]);
    expect(second.headers.get("etag")).toBe(etag);
    const other = await read("/en/about", { "accept-encoding": "gzip", "if-none-match": etag });
    expect(other.status).toBe(200);
    expect(other.text).toBe(first.text);
    // Nothing differs between renderings, or the ETag would change after a restart.
    expect((await read("/en/about?utm_source=x", { "accept-encoding": "br" })).text).toBe(
      first.text,
    );
  });

  test("in each accepted encoding, and for HEAD without a body", async () => {
    const plain = await read("/fr", { "accept-encoding": "identity" });
    for (const accepted of ["br", "zstd", "gzip", "nonsense", "*;q=0", "gzip;q=0, identity"]) {
      const answer = await read("/fr", { "accept-encoding": accepted });
      expect(answer.text, accepted).toBe(plain.text);
    }
    const head = await fetch(`${site.url}/fr`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(1000);
  });

  test("with the policy for its own scripts, and all other headers of a page", async () => {
    const bypassed = await read("/es/tours?tour=nada");
    const cached = await read("/es/tours");
    for (const { headers } of [bypassed, cached]) {
      expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("content-language")).toBe("es");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    }
  });

  test("A8: an address without prefix is in the visitor's language, whatever else is sent", async () => {
    const languages = ["fr", "en", "es"];
    for (let round = 0; round < 2; round++) {
      for (const language of languages) {
        const { text } = await read("/tours", {
          "accept-language": language,
          cookie: `noise=${Math.random()}`,
        });
        expect(text).toContain(`<html lang="${language}"`);
        const saved = await read("/tours", {
          "accept-language": "de",
          cookie: `language=${language}`,
        });
        expect(saved.text).toContain(`<html lang="${language}"`);
      }
    }
  });
});

test("G3: the page of a refused form is not shown to the next visitor", async () => {
  const before = await read("/es/contact");
  const refused = await fetch(`${site.url}/es/contact`, {
    method: "POST",
    headers: { origin: site.url },
    body: new URLSearchParams({ name: "Q", email: "x", message: "y", phone: "" }),
  });
  expect(await refused.text()).toContain('value="Q"');
  expect((await read("/es/contact")).text).toBe(before.text);
  expect((await read("/es/contact?tour=Dunas")).text).toContain("Dunas");
  expect((await read("/es/contact")).text).toBe(before.text);
});

test("A13: odd requests get the same page, and are not cached", async () => {
  const cached = async () => {
    const numbers = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/^site_page_cache_pages (\d+)$/m.exec(numbers)?.[1]);
  };
  const before = await cached();
  expect(before).toBeGreaterThan(0);
  for (const [method, path, expected] of [
    ["GET", "/es/tours?x=1", 200],
    ["GET", "/%00", 404],
    ["GET", "/es/blog/%E0%A4%A", 404],
    ["GET", `/blog/${"a".repeat(5000)}`, 302],
    ["POST", "/es/tours", 405],
    ["DELETE", "/es", 405],
    ["OPTIONS", "/es", 405],
    ["GET", "*", 400],
  ] as const) {
    const status = await new Promise<number>((resolve, reject) => {
      request(site.url, { method, path }, (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      })
        .on("error", reject)
        .end();
    });
    expect(status, `${method} ${path}`).toBe(expected);
  }
  expect(await cached()).toBe(before);
});
