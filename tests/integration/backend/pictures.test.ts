import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { admin, type Client, startBackend, type TestBackend } from "./harness.ts";
import {
  bytes,
  difference,
  emptyPng,
  joined,
  jpegSegment,
  metadataIn,
  noise,
  phoneExif,
  pngOfSize,
  randomFrom,
  sample,
  types,
  validatedContent,
} from "./picture-samples.ts";

type Picture = Uint8Array<ArrayBuffer>;

let backend: TestBackend;
let administrator: Client;
let session = "";
let photo: Picture;

beforeAll(async () => {
  backend = await startBackend();
  administrator = await backend.signedIn(admin);
  session = (await administrator.auth.getSession()).data.session?.access_token ?? "";
  const [plain, exif] = [await sample("image/jpeg"), await phoneExif(6)];
  photo = joined(plain.subarray(0, 2), jpegSegment(0xe1, exif), plain.subarray(2), plain);
});
afterAll(() => backend.dispose());

const objects = () => administrator.storage.from("tour-images");
let names = 0;
const newName = (extension = "jpg") => {
  names += 1;
  return `bild-${names}.${extension}`;
};
const read = (name: string) => backend.request(`/storage/v1/object/public/tour-images/${name}`);
const content = async (name: string) =>
  bytes(new Uint8Array(await (await read(name)).arrayBuffer()));
const send = (method: string, path: string, type: string, body: BodyInit) =>
  backend.request(path, {
    method,
    headers: { authorization: `Bearer ${session}`, "content-type": type },
    body,
  });

async function signed(name: string, body: Blob | Picture, contentType: string, upsert = false) {
  const { data, error } = await objects().createSignedUploadUrl(name, { upsert });
  if (error) throw error;
  return objects().uploadToSignedUrl(name, data.token, body, { contentType });
}

/** All ways to upload a picture into a bucket. */
const ways: [string, (name: string, body: Picture, type: string) => Promise<{ error: unknown }>][] =
  [
    ["upload of a Blob", (name, body, type) => objects().upload(name, new Blob([body], { type }))],
    ["upload of bytes", (name, body, contentType) => objects().upload(name, body, { contentType })],
    [
      "upload over another one",
      async (name, body, contentType) => {
        const before = { contentType: "image/png" };
        await objects().upload(name, await sample("image/png"), before);
        return objects().upload(name, body, { contentType, upsert: true });
      },
    ],
    [
      "update with a Blob",
      (name, body, type) => objects().update(name, new Blob([body], { type })),
    ],
    [
      "update with bytes",
      (name, body, contentType) => objects().update(name, body, { contentType }),
    ],
    [
      "signed upload of a Blob",
      (name, body, type) => signed(name, new Blob([body], { type }), type),
    ],
    ["signed upload of bytes", (name, body, type) => signed(name, body, type)],
    [
      "an address with needless escapes",
      async (name, body, type) => {
        const path = `/storage/v1/%6Fbject/tour%2Dimages/${name}`;
        const response = await send("POST", path, type, body);
        return { error: response.ok ? null : await response.json() };
      },
    ],
  ];

describe.each(ways)("%s", (_way, put) => {
  test("H10: stores a photo upright and without metadata", async () => {
    const name = newName();
    expect((await put(name, photo, "image/jpeg")).error).toBeNull();
    const stored = await content(name);
    expect(await difference(stored, photo)).toBeLessThan(20);
    expect(Buffer.from(stored).includes("Secreta")).toBe(false);
    expect(await metadataIn(stored)).toEqual([]);
    expect(await sharp(stored).metadata()).toMatchObject({ width: 32, height: 48 });

    const response = await read(name);
    const hash = createHash("sha256").update(stored).digest("hex");
    expect(response.headers.get("etag")).toBe(`"${hash}"`);
    const eTag = expect.stringMatching(`^"${hash}-[0-9a-f]{16}"$`);
    expect(response.headers.get("content-length")).toBe(String(stored.byteLength));
    const { data: info } = await objects().info(name);
    expect(info).toMatchObject({
      metadata: { size: stored.byteLength, contentLength: stored.byteLength, eTag },
    });
  });

  test.each(types)("H10: stores a %s in its own format", async (type) => {
    const name = newName(type.slice("image/".length));
    const picture = await sample(type);
    expect((await put(name, picture, type)).error).toBeNull();
    const expected = await validatedContent(picture);
    expect(Buffer.compare(await content(name), expected)).toBe(0);
  });

  test("H10: stores a picture with a wrong, outdated or unknown declared type as what it is", async () => {
    for (const [type, declared] of [
      ["image/webp", "image/jpeg"],
      ["image/png", "image/jpeg"],
      ["image/jpeg", "image/png"],
      ["image/jpeg", "image/jpg"],
      ["image/jpeg", "image/pjpeg"],
      ["image/webp", "application/octet-stream"],
    ] as const) {
      const name = newName();
      const picture = await sample(type);
      expect((await put(name, picture, declared)).error).toBeNull();
      const response = await read(name);
      expect(response.headers.get("content-type")).toBe(type);
      const stored = new Uint8Array(await response.arrayBuffer());
      expect(Buffer.compare(stored, await validatedContent(picture))).toBe(0);
    }
  });

  test("H10: refuses an upload that is not a complete picture", async () => {
    const wrong: [Picture, string][] = [
      [bytes("Un texto con nombre de imagen."), "image/png"],
      [photo.slice(0, photo.byteLength / 4), "image/jpeg"],
      [bytes(await noise(9, 9).avif({ effort: 0 }).toBuffer()), "image/jpeg"],
      [emptyPng(60_000, 60_000), "image/png"],
      [bytes("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"), "image/png"],
      [bytes(await noise(9, 9).gif().toBuffer()), "image/webp"],
    ];
    for (const [body, type] of wrong) {
      const { error } = await put(newName(), body, type);
      expect(error).toMatchObject({ message: expect.stringContaining(`This is no ${type}: `) });
    }
  });
});

test("H10: refusals have the form of Storage errors, and are no server errors", async () => {
  backend.logged.length = 0;
  const path = "/storage/v1/object/tour-images/text.png";
  const response = await send("POST", path, "image/png", "Un texto.");
  expect(response.status).toBe(415);
  expect(await response.json()).toEqual({
    statusCode: "415",
    error: "invalid_mime_type",
    message: "This is no image/png: an unknown format",
  });
  expect(backend.logged).toEqual([]);
});

test("H10: a refused picture leaves the existing one unchanged", async () => {
  const name = newName("png");
  const png = await sample("image/png");
  await objects().upload(name, png, { contentType: "image/png" });
  const { error } = await objects().update(name, bytes("nada"), { contentType: "image/png" });
  expect(error?.message).toBe("This is no image/png: an unknown format");
  expect(Buffer.compare(await content(name), png)).toBe(0);
});

test("H10: the bucket's limit applies to the uploaded file, with its metadata", async () => {
  const limit = 5_242_880;
  const exact = await pngOfSize(limit);
  expect(exact.byteLength).toBe(limit);
  const { error } = await objects().upload("exact.png", exact, { contentType: "image/png" });
  expect(error).toBeNull();
  const noted = joined(await sample("image/png"), bytes("x".repeat(limit)));
  const refused = await objects().upload("noted.png", noted, { contentType: "image/png" });
  expect(refused.error?.message).toMatch(/exceeded the maximum allowed size/);
});

test("H10: a bucket for other files stores pictures of an undeclared type unchanged", async () => {
  const { storage } = backend.service();
  await storage.createBucket("attic", { public: false });
  const upload = await storage.from("attic").upload("photo", new Blob([photo]));
  expect(upload.error).toBeNull();
  const { data } = await storage.from("attic").download("photo");
  expect(Buffer.compare(new Uint8Array((await data?.arrayBuffer()) ?? []), photo)).toBe(0);
});

test("H10: a bucket refuses a picture of a type that it does not accept, whatever is declared", async () => {
  const { storage } = backend.service();
  await storage.createBucket("drawings", { public: false, allowedMimeTypes: ["image/png"] });
  const jpeg = await sample("image/jpeg");
  for (const contentType of ["image/png", "image/jpeg", "application/octet-stream"]) {
    const { error } = await storage.from("drawings").upload("photo.png", jpeg, { contentType });
    expect(error).toMatchObject({ message: "mime type image/jpeg is not supported" });
  }
});

test("H10: a client without upload permission does not make the server decode pictures", async () => {
  const stranger = backend.anonymous().storage.from("tour-images");
  const bomb = new Blob([emptyPng(60_000, 60_000)], { type: "image/png" });
  expect((await stranger.upload("bomb.png", bomb)).error?.message).toMatch(/row-level security/);
  await objects().upload("taken.png", await sample("image/png"), { contentType: "image/png" });
  expect((await objects().upload("taken.png", bomb)).error?.message).toMatch(/already exists/);
  const forged = await objects().uploadToSignedUrl("bomb.png", "no.token.atall", bomb);
  expect(forged.error?.message).toBe("The request is malformed");
});

test("H10: an unknown upload address stores no picture", async () => {
  // lite's router treats these as ordinary buckets.
  for (const bucket of ["list", "public"]) {
    const { storage } = backend.service();
    expect((await storage.createBucket(bucket, { public: false })).error).toBeNull();
    const response = await backend.request(`/storage/v1/object/${bucket}/a/b.png`, {
      method: "POST",
      headers: { apikey: backend.backend.secretKey, "content-type": "image/png" },
      body: await sample("image/png"),
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        statusCode: "400",
        error: "InvalidRequest",
        message: "A picture cannot be uploaded to this address",
        code: "InvalidRequest",
      },
    ]);
    expect((await storage.from(bucket).list()).data).toEqual([]);
  }
});

test("H10: twenty concurrent uploads are all stored correctly, while other requests are served", async () => {
  const pictures = await Promise.all(
    Array.from({ length: 20 }, (_, index) => sample(types[index % 3] ?? "image/png", 200, 150)),
  );
  const uploads = pictures.map((picture, index) =>
    objects().upload(`many/${index}`, picture, { contentType: types[index % 3] }),
  );
  expect((await backend.request("/rest/v1/tours?select=id")).status).toBe(200);
  for (const [index, { error }] of (await Promise.all(uploads)).entries()) {
    expect(error).toBeNull();
    const stored = await content(`many/${index}`);
    expect(await difference(stored, pictures[index] ?? photo)).toBeLessThan(20);
  }
});

test("H10: a picture that grows by encoding is scaled down below the bucket's limit", async () => {
  const photo = await noise(6000, 4000, 60).jpeg({ quality: 20 }).toBuffer();
  expect(photo.byteLength).toBeLessThan(5_242_880);
  const name = newName();
  const { error } = await objects().upload(name, photo, { contentType: "image/jpeg" });
  expect(error).toBeNull();
  const stored = await content(name);
  expect(stored.byteLength).toBeLessThanOrEqual(5_242_880);
  const { width, height } = await sharp(stored).metadata();
  expect(width).toBeLessThan(6000);
  expect(width / height).toBeCloseTo(1.5, 2);
});

describe("copy and move", () => {
  test("H10: keep the type, whatever the new name", async () => {
    await objects().upload("kind.png", await sample("image/png"), { contentType: "image/png" });
    expect((await objects().copy("kind.png", "kind.html")).error).toBeNull();
    expect((await objects().move("kind.png", "kind.svg")).error).toBeNull();
    for (const name of ["kind.html", "kind.svg"])
      expect((await read(name)).headers.get("content-type")).toBe("image/png");
  });

  test("H10: refuse files that the target bucket would refuse as upload", async () => {
    const { storage } = backend.service();
    await storage.createBucket("papers", { public: false, fileSizeLimit: 6_000_000 });
    const page = new Blob(["<script>alert(1)</script>"], { type: "text/html" });
    expect((await storage.from("papers").upload("page.html", page)).error).toBeNull();
    const picture = await noise(1500, 1300, 60).png().toBuffer();
    expect(picture.byteLength).toBeGreaterThan(5_242_880);
    const large = new Blob([bytes(picture)], { type: "image/png" });
    expect((await storage.from("papers").upload("large.png", large)).error).toBeNull();
    for (const name of ["page.html", "large.png"]) {
      const to = { destinationBucket: "tour-images" };
      const message = /mime type text\/html is not supported|exceeded the maximum/;
      expect((await storage.from("papers").copy(name, name, to)).error?.message).toMatch(message);
      expect((await storage.from("papers").move(name, name, to)).error?.message).toMatch(message);
      expect((await read(name)).status).toBe(404);
      expect((await storage.from("papers").download(name)).error).toBeNull();
    }
  });
});

test("H10: randomly damaged pictures cause no server error", async () => {
  const random = randomFrom(7);
  for (const type of types) {
    const picture = type === "image/jpeg" ? photo : await sample(type);
    for (let round = 0; round < 40; round += 1) {
      const damaged = picture.slice(0, round % 3 ? undefined : random(picture.byteLength));
      for (let flips = round % 3; flips > 0; flips -= 1)
        damaged[random(damaged.byteLength)] = random(256);
      const path = `/storage/v1/object/tour-images/damaged`;
      const { status } = await send("PUT", path, type, damaged);
      expect([200, 415]).toContain(status);
    }
  }
});
