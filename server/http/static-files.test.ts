import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { head, sendRaw } from "../../tests/support/raw-http.ts";
import { serveCachedFiles } from "./static-files.ts";

const script = 'console.log("ñandú");'.repeat(100);
const large = Buffer.alloc(65 << 10, "a");
let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"));
  await mkdir(join(folder, "assets"));
  const files: Record<string, string | Buffer> = {
    "assets/page-1a2b.js": script,
    "assets/page-1a2b.js.br": brotliCompressSync(script),
    "assets/page-1a2b.js.gz": gzipSync(script),
    "assets/panel-1a2b.js": large,
    "assets/panel-1a2b.js.br": brotliCompressSync(large),
    "favicon.svg": "<svg/>",
    "large.webp": large,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const serve = serveCachedFiles(pathToFileURL(`${folder}/`), {
    siteUrl: "https://example.com",
    hstsIncludeSubdomains: true,
  });
  await rm(folder, { recursive: true });
  server = createServer((incoming, outgoing) =>
    serve(incoming, outgoing, () => outgoing.writeHead(418).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(url + path, { method, headers: { "accept-encoding": "identity", ...headers } });

describe("files of the build", () => {
  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate, zstd", "gzip"],
    ["zstd", null],
    ["br;q=0, gzip", "gzip"],
    ["identity", null],
  ])("A6: a client that accepts %s gets %s with the same content", async (accepted, encoding) => {
    const answer = await get("/assets/page-1a2b.js", { "accept-encoding": accepted });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await answer.text()).toBe(script);
  });

  it("A6: are served from memory with the common headers", async () => {
    const answer = await get("/favicon.svg?v=2");
    expect(await answer.text()).toBe("<svg/>");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "public, max-age=3600",
      "content-type": "image/svg+xml; charset=utf-8",
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.has("vary")).toBe(false);
  });

  it("A6: get 304 per encoding if the client has them", async () => {
    const tags = new Set<string>();
    for (const accepted of ["br", "gzip", "identity"]) {
      const headers = { "accept-encoding": accepted };
      const tag = (await get("/assets/page-1a2b.js", headers)).headers.get("etag") ?? "";
      tags.add(tag);
      const again = await get("/assets/page-1a2b.js", { ...headers, "if-none-match": tag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      expect(again.headers.get("vary")).toBe("Accept-Encoding");
    }
    expect(tags.size).toBe(3);
  });

  it("A6: match a list of tags, a weak tag or a star in If-None-Match, and nothing else", async () => {
    const tag = (await get("/favicon.svg")).headers.get("etag") ?? "";
    const status = async (known: string) =>
      (await get("/favicon.svg", { "if-none-match": known })).status;
    for (const known of [tag, `W/${tag}`, `"b", ${tag}`, "*"])
      expect(await status(known)).toBe(304);
    for (const other of ['"b"', tag.slice(1, -1), ""]) expect(await status(other)).toBe(200);
  });

  it("A6: HEAD has the content length and no body", async () => {
    const answer = await get("/assets/page-1a2b.js", {}, "HEAD");
    expect(answer.headers.get("content-length")).toBe(String(Buffer.byteLength(script)));
    expect(await answer.text()).toBe("");
  });

  it.each([
    ["what is large", "/large.webp"],
    ["what is large unpacked", "/assets/panel-1a2b.js"],
    ["what there is not", "/assets/other.js"],
    ["what is packed", "/assets/page-1a2b.js.br"],
    ["a folder", "/assets/"],
    ["what only looks like an address", "/assets/%70age-1a2b.js"],
  ])("A6: %s is passed on", async (_what, path) => {
    expect((await get(path)).status).toBe(418);
  });

  it("A6: a file that is large only uncompressed is served compressed", async () => {
    const answer = await get("/assets/panel-1a2b.js", { "accept-encoding": "br" });
    expect((await answer.text()).length).toBe(large.length);
  });

  it("A6: other methods, and paths outside of the folder, are passed on", async () => {
    expect((await get("/favicon.svg", {}, "POST")).status).toBe(418);
    expect((await sendRaw(url, head("GET", "/assets/../favicon.svg"))).status).toBe(418);
  });
});
