import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CachedPage } from "./cached-page";

const body = Buffer.from("<p>ñandú, œuvre, 🐘</p>".repeat(500));
const unpack = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
  identity: (buffer: Buffer) => buffer,
};

/** Names and values in turn as an object. */
const named = (headers: readonly string[]) =>
  Object.fromEntries(
    headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : [])),
  ) as Record<string, string | undefined>;

const all = ["br", "zstd", "gzip", "identity"] as const;

describe("a cached page", () => {
  it.each(all.flatMap((as) => all.map((first) => ({ as, first }))))(
    "A6: as $as has the original content, first requested as $first",
    async ({ as, first }) => {
      const page = await CachedPage.of(new Headers({ "content-type": "text/html" }), body, first);
      const sent = await page.as(as);
      expect(unpack[as](sent.body).equals(body)).toBe(true);
      expect(await page.as(as)).toEqual(sent);
      const headers = named(sent.headers);
      expect(headers["content-encoding"]).toBe(as === "identity" ? undefined : as);
      expect(headers["content-length"]).toBe(String(sent.body.byteLength));
      expect(headers["content-type"]).toBe("text/html");
      expect(named(sent.headersAlone)).toEqual({ vary: "Accept-Encoding", etag: sent.etag });
    },
  );

  it("A6: each encoding has its own strong tag, equal for equal content", async () => {
    const headers = new Headers({ vary: "Cookie, Accept-Encoding", "content-length": "7" });
    const page = await CachedPage.of(headers, body, "br");
    const tags = await Promise.all(all.map(async (as) => (await page.as(as)).etag));
    expect(new Set(tags).size).toBe(4);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    expect(named((await page.as("br")).headers).vary).toBe("Cookie, Accept-Encoding");
    const again = await CachedPage.of(headers, Buffer.from(body), "gzip");
    expect((await again.as("br")).etag).toBe(tags[0]);
    const other = await CachedPage.of(headers, Buffer.from("other"), "br");
    expect((await other.as("br")).etag).not.toBe(tags[0]);
  });
});
