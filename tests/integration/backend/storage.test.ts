import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  admin,
  type Client,
  onePixelPng,
  siteUrl,
  startBackend,
  type TestBackend,
} from "./harness.ts";
import { pngOfSize, sample } from "./picture-samples.ts";

let backend: TestBackend;
let administrator: Client;
const png = new Blob([onePixelPng], { type: "image/png" });
let another: Blob;

beforeAll(async () => {
  another = new Blob([await sample("image/png")], { type: "image/png" });
  backend = await startBackend();
  administrator = await backend.signedIn(admin);
});
afterAll(() => backend.dispose());

const objects = () => administrator.storage.from("tour-images");
const publicPath = (name: string) => new URL(objects().getPublicUrl(name).data.publicUrl).pathname;
const read = (name: string, headers: Record<string, string> = {}, method = "GET") =>
  backend.backend.fetch(new Request(siteUrl + publicPath(name), { method, headers }));

describe("uploads", () => {
  test.each([
    ["a Blob, which is sent as multipart", () => png],
    ["a File", () => new File([onePixelPng], "cualquier.png", { type: "image/png" })],
    ["bytes, which are sent bare", () => onePixelPng],
    ["an ArrayBuffer", () => onePixelPng.buffer],
    ["a Buffer", () => Buffer.from(onePixelPng)],
  ])("I3: stores %s with the given cache time", async (what, body) => {
    const name = `${what.length}-${Date.now()}.png`;
    const { data, error } = await objects().upload(name, body(), {
      contentType: "image/png",
      cacheControl: "3600",
      upsert: false,
    });
    expect(error).toBeNull();
    expect(data?.path).toBe(name);
    const response = await read(name);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(onePixelPng);
  });

  test("I2: without upsert an existing picture is not overwritten", async () => {
    await objects().upload("once.png", png);
    const { error } = await objects().upload("once.png", another);
    expect(error?.message).toMatch(/already exists/i);
    expect((await (await read("once.png")).arrayBuffer()).byteLength).toBe(onePixelPng.byteLength);
  });

  test("I2: upsert and update replace a picture", async () => {
    await objects().upload("changed.png", png);
    const first = (await read("changed.png")).headers.get("etag");
    expect((await objects().upload("changed.png", another, { upsert: true })).error).toBeNull();
    const second = await read("changed.png");
    expect(second.headers.get("etag")).not.toBe(first);
    expect(second.headers.get("content-length")).toBe(String(another.size));
    expect((await objects().update("changed.png", png)).error).toBeNull();
    expect((await read("changed.png")).headers.get("etag")).toBe(first);
  });

  test.each([
    [
      "a type the bucket does not list",
      new Blob(["<svg/>"], { type: "image/svg+xml" }),
      /^mime type image\/svg\+xml is not supported/,
    ],
    [
      "a page that claims to be a picture",
      new Blob(["<script>alert(1)</script>"], { type: "image/png" }),
      /^This is no image\/png: an unknown format/,
    ],
    [
      "a text without a type",
      new Blob(["hola"]),
      /^mime type application\/octet-stream is not supported/,
    ],
  ])("I2: refuses %s", async (_what, body, message) => {
    const { error } = await objects().upload(`refused-${body.size}.png`, body);
    expect(error?.message).toMatch(message);
  });

  test("I2: accepts exactly 5,242,880 bytes and not one more, whatever Content-Length says", async () => {
    const limit = 5_242_880;
    const contentType = "image/png";
    const [largest, larger] = [await pngOfSize(limit), await pngOfSize(limit + 1)];
    expect((await objects().upload("largest.png", largest, { contentType })).error).toBeNull();
    const { error } = await objects().upload("larger.png", larger, { contentType });
    expect(error?.message).toMatch(/exceeded the maximum allowed size/);
    const asBlob = new Blob([larger], { type: contentType });
    expect((await objects().upload("larger.png", asBlob)).error?.message).toMatch(
      /exceeded the max/,
    );

    const { data } = await administrator.auth.getSession();
    const chunked = await backend.request("/storage/v1/object/tour-images/larger.png", {
      method: "POST",
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        "content-type": "image/png",
      },
      body: new Blob([larger]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(chunked.ok).toBe(false);
    expect((await read("larger.png")).status).toBe(404);
  });

  test.each([
    "../escape.png",
    "a/../../escape.png",
    "..%2f..%2fescape.png",
    "%2e%2e/escape.png",
    "/etc/passwd",
  ])("I2: the name %s stays inside the bucket", async (name) => {
    const { data } = await administrator.auth.getSession();
    const response = await backend.request(`/storage/v1/object/tour-images/${name}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        "content-type": "image/png",
      },
      body: onePixelPng,
    });
    expect(response.status).toBeLessThan(500);
    const { data: rows } = await backend.service().storage.from("tour-images").list();
    expect(rows?.every((row) => !row.name.includes(".."))).toBe(true);
  });

  test("I3: a name and a longer one below it can both exist, with spaces and accents", async () => {
    for (const name of ["níñez y más.png", "níñez y más.png/otra.png"]) {
      expect((await objects().upload(name, png)).error?.message ?? null).toSatisfy(
        // Hosted Storage refuses such names; here nothing must break.
        (message: string | null) => message === null || /invalid key/i.test(message),
      );
    }
    await objects().upload("a", png);
    expect((await objects().upload("a/b.png", png)).error).toBeNull();
    expect((await read("a/b.png")).status).toBe(200);
  });

  test("I3: a removed picture is gone at once", async () => {
    await objects().upload("gone.png", png);
    expect((await objects().remove(["gone.png"])).data).toHaveLength(1);
    expect((await read("gone.png")).status).toBe(404);
    expect((await objects().upload("gone.png", png)).error).toBeNull();
  });

  test("I3: supabase-js can use signed addresses", async () => {
    await objects().upload("signed.png", png);
    const reading = await objects().createSignedUrl("signed.png", 60);
    const { pathname, search } = new URL(reading.data?.signedUrl ?? "");
    const response = await backend.backend.fetch(new Request(siteUrl + pathname + search));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(onePixelPng);
    const forged = new Request(`${siteUrl}${pathname}${search}x`);
    expect((await backend.backend.fetch(forged)).status).toBe(400);
    const { data } = await objects().createSignedUploadUrl("by-address.png");
    expect(new URL(data?.signedUrl ?? "").searchParams.get("token")).toBe(data?.token);
    const uploaded = await objects().uploadToSignedUrl("by-address.png", data?.token ?? "", png);
    expect(uploaded.error).toBeNull();
    expect((await read("by-address.png")).status).toBe(200);
  });

  test("I3: a picture can be moved and copied", async () => {
    await objects().upload("start.png", png);
    expect((await objects().copy("start.png", "copy.png")).error).toBeNull();
    expect((await objects().move("start.png", "end.png")).error).toBeNull();
    const statuses = await Promise.all(
      ["start.png", "copy.png", "end.png"].map((name) => read(name)),
    );
    expect(statuses.map(({ status }) => status)).toEqual([404, 200, 200]);
  });
});

describe("public addresses", () => {
  beforeAll(async () => {
    await objects().upload("served.png", png, { cacheControl: "3600" });
  });

  test("I2: need no key, have type and cache time, and never run as a page", async () => {
    const response = await read("served.png");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(onePixelPng.byteLength),
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
      etag: expect.stringMatching(/^"[0-9a-f]+"$/),
      "last-modified": expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/),
    });
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
  });

  test("I3: answer 304 to a client with the current version", async () => {
    const { headers } = await read("served.png");
    const etag = headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = await read("served.png", { "if-none-match": known });
      expect(response.status).toBe(304);
      expect(response.headers.get("etag")).toBe(etag);
    }
    expect((await read("served.png", { "if-none-match": '"other"' })).status).toBe(200);
    const changed = headers.get("last-modified") ?? "";
    expect((await read("served.png", { "if-modified-since": changed })).status).toBe(304);
    expect(
      (await read("served.png", { "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" })).status,
    ).toBe(200);
  });

  test.each([
    ["bytes=0-3", 206, `bytes 0-3/${onePixelPng.byteLength}`, 4],
    [
      "bytes=-4",
      206,
      `bytes ${onePixelPng.byteLength - 4}-${onePixelPng.byteLength - 1}/${onePixelPng.byteLength}`,
      4,
    ],
    ["bytes=9999-", 416, `bytes */${onePixelPng.byteLength}`, 0],
    ["bytes=9999-99999", 416, `bytes */${onePixelPng.byteLength}`, 0],
    ["bytes=5-3", 200, null, onePixelPng.byteLength],
    ["bytes=0-1,3-4", 200, null, onePixelPng.byteLength],
    ["lines=1-2", 200, null, onePixelPng.byteLength],
  ])("I3: range %s", async (range, status, contentRange, size) => {
    const response = await read("served.png", { range });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-range")).toBe(contentRange);
    expect((await response.arrayBuffer()).byteLength).toBe(size);
  });

  test("I3: HEAD describes the whole file without a body, for any range, and ?download sets a file name", async () => {
    for (const range of ["", "bytes=0-3", "bytes=9999-"]) {
      const head = await read("served.png", { range }, "HEAD");
      expect(head.status).toBe(200);
      expect(head.headers.get("content-length")).toBe(String(onePixelPng.byteLength));
      expect(head.headers.get("content-range")).toBeNull();
      expect((await head.arrayBuffer()).byteLength).toBe(0);
    }
    const response = await backend.request(`${publicPath("served.png")}?download=mi%20foto.png`);
    expect(response.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''mi%20foto.png",
    );
  });

  test("I2: a private bucket serves nothing publicly", async () => {
    const { storage } = backend.service();
    await storage.createBucket("private-papers", { public: false });
    await storage.from("private-papers").upload("paper.png", png);
    const path = "/storage/v1/object/public/private-papers/paper.png";
    expect((await backend.request(path)).status).toBe(404);
    const papers = backend.anonymous().storage.from("private-papers");
    expect((await papers.download("paper.png")).error?.message).toBe("Object not found");
    expect((await storage.from("private-papers").download("paper.png")).error).toBeNull();
  });
});

test("I3: pictures survive a restart", async () => {
  await objects().upload("kept.png", png, { cacheControl: "60" });
  await backend.reopen();
  const response = await read("kept.png");
  expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(onePixelPng);
});
