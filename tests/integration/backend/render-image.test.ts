/** Long, because all renderings share one backend and one set of uploads. */
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { blobKey, blobOf } from "../../../server/backend/storage/blobs/blob-key.ts";
import { scrubValue } from "../../../server/observe/scrub.ts";
import { pictureWidths } from "../../../supabase/functions/_shared/picture-widths.ts";
import { admin, type Client, siteUrl, startBackend, type TestBackend } from "./harness.ts";
import { bytes, joined, jpegSegment, noise, phoneExif } from "./picture-samples.ts";

let backend: TestBackend;
let administrator: Client;

beforeAll(async () => {
  backend = await startBackend();
  administrator = await backend.signedIn(admin);
});
afterAll(() => backend.dispose());
beforeEach(() => {
  backend.logged.length = 0;
});

let uploads = 0;
async function upload(content: Uint8Array, type = "image/jpeg"): Promise<string> {
  uploads += 1;
  const name = `picture-${uploads}.${type.slice("image/".length)}`;
  const options = { contentType: type, cacheControl: "3600" };
  const { error } = await objects().upload(name, content, options);
  if (error) throw error;
  return name;
}
const objects = () => administrator.storage.from("tour-images");
const photo = async (width = 400, height = 300) =>
  bytes(await noise(width, height).jpeg().toBuffer());

const browser = "image/avif,image/webp,image/apng,*/*;q=0.8";
function ask(
  name: string,
  query: string,
  accept = browser,
  init: RequestInit = {},
  peerAddress?: string,
) {
  const url = `${siteUrl}/storage/v1/render/image/public/tour-images/${name}?${query}`;
  const headers = { accept, ...init.headers };
  return backend.backend.fetch(new Request(url, { ...init, headers }), { peerAddress });
}
async function look(response: Response) {
  const content = Buffer.from(await response.arrayBuffer());
  const { format, width, height, ...rest } = await sharp(content).metadata();
  return { ...rest, width, height, content, format: format as string };
}
const versionOf = async (name: string) =>
  (await backend.backend.pictures.lookUp([`tour-images/${name}`])).get(`tour-images/${name}`)
    ?.version;
/** Replaces the stored file by one that no upload could create. */
async function damage(name: string) {
  const { data } = await backend.service().storage.from("tour-images").list("", { search: name });
  const key = blobKey(blobOf({ bucket: "tour-images", name, eTag: data?.[0]?.metadata?.eTag }));
  await backend.withBlobs((blobs) => blobs.write(key, new TextEncoder().encode("no picture")));
}
const stored = async () => (await backend.files(".variants")).map((key) => key.replace(/.*\//, ""));

describe("a picture", () => {
  test("E2: is sent in the requested width, as AVIF, WebP or JPEG according to `Accept`", async () => {
    const name = await upload(await photo());
    for (const [accept, type] of [
      [browser, "image/avif"],
      ["image/webp,*/*", "image/webp"],
      ["*/*", "image/jpeg"],
    ] as const) {
      const response = await ask(name, "width=320&resize=contain", accept);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(type);
      expect(response.headers.get("vary")).toBe("Accept");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      const { width, height, format, content } = await look(response);
      expect([width, height]).toEqual([320, 240]);
      expect(format).toBe(type === "image/avif" ? "heif" : type.slice("image/".length));
      expect(response.headers.get("content-length")).toBe(String(content.byteLength));
    }
  });

  test("E2: is found at the address of supabase-js, complete for each resize mode", async () => {
    const name = await upload(await photo());
    for (const resize of ["cover", "contain", "fill"] as const) {
      const { data } = objects().getPublicUrl(name, { transform: { width: 320, resize } });
      const { width, height } = await look(
        await backend.backend.fetch(new Request(data.publicUrl, { headers: { accept: browser } })),
      );
      expect([width, height]).toEqual([320, 240]);
    }
  });

  test("E2: is never enlarged", async () => {
    const { width, height } = await look(await ask(await upload(await photo()), "width=1920"));
    expect([width, height]).toEqual([400, 300]);
  });

  test("H10: is upright, in sRGB, without camera metadata", async () => {
    const exif = await phoneExif(6);
    const plain = await photo();
    const name = await upload(
      joined(plain.subarray(0, 2), jpegSegment(0xe1, exif), plain.subarray(2)),
    );
    expect(await backend.backend.pictures.lookUp([`tour-images/${name}`])).toMatchObject(
      new Map([[`tour-images/${name}`, { width: 300, height: 400 }]]),
    );
    const found = await look(await ask(name, "width=320&resize=contain", "image/webp"));
    expect([found.width, found.height]).toEqual([300, 400]);
    expect(found).toMatchObject({ space: "srgb" });
    for (const note of ["exif", "xmp", "iptc", "icc", "orientation"] as const)
      expect(found[note]).toBeUndefined();
  });

  test.each([
    ["a CMYK photo", () => noise(60, 40).toColourspace("cmyk").jpeg(), "image/jpeg"],
    ["a picture of 16 bits", () => noise(60, 40).toColourspace("rgb16").png(), "image/png"],
    ["a grey one", () => noise(60, 40).greyscale().png(), "image/png"],
    ["one with a palette", () => noise(60, 40).png({ palette: true }), "image/png"],
    ["one of a single point", () => noise(1, 1).png(), "image/png"],
  ])("H10: %s is rendered correctly", async (_what, make, type) => {
    const name = await upload(bytes(await make().toBuffer()), type);
    const known = (await backend.backend.pictures.lookUp([`tour-images/${name}`])).values().next();
    expect(known.value?.tint).toHaveLength(4);
    for (const color of known.value?.tint ?? []) expect(color).toMatch(/^[0-9a-f]{6}$/);
    for (const accept of [browser, "image/webp", "*/*"]) {
      const response = await ask(name, "width=320&resize=contain", accept);
      expect(response.headers.get("cache-control")).not.toBe("no-store");
      expect(await look(response)).toMatchObject({ space: "srgb", depth: "uchar" });
    }
  });

  test("H10: keeps transparency, or gets a white background in formats without it", async () => {
    const clear = { r: 255, g: 0, b: 0, alpha: 0 };
    const glass = sharp({ create: { width: 40, height: 40, channels: 4, background: clear } });
    const name = await upload(bytes(await glass.png().toBuffer()), "image/png");
    expect(await look(await ask(name, "width=320", "image/webp"))).toMatchObject({
      hasAlpha: true,
    });
    const { content } = await look(await ask(name, "width=320", "*/*"));
    const [red, green] = await sharp(content).raw().toBuffer();
    expect(red).toBeGreaterThan(240);
    expect(green).toBeGreaterThan(235);
  });

  test("H10: of an animation shows the first frame", async () => {
    const frames = await Promise.all(
      ["red", "green", "blue"].map((background) =>
        sharp({ create: { width: 50, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const film = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(film).metadata()).pages).toBeGreaterThan(1);
    const name = await upload(bytes(film), "image/webp");
    const found = await look(await ask(name, "width=320"));
    expect([found.width, found.height, found.pages ?? 1]).toEqual([50, 40, 1]);
  });
});

describe("stored variants", () => {
  test("H10: concurrent requests render a picture once", async () => {
    const name = await upload(await photo(1200, 900));
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ask(name, "width=640&resize=contain")),
    );
    const contents = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    for (const content of contents)
      expect(Buffer.compare(Buffer.from(content), Buffer.from(contents[0] as ArrayBuffer))).toBe(0);
    const version = await versionOf(name);
    expect((await stored()).filter((file) => file.startsWith(version ?? "?"))).toEqual([
      `${version}-640x-contain.avif`,
    ]);
  });

  test("H10: with the content's version may be cached for ever, otherwise like the original", async () => {
    const name = await upload(await photo());
    const version = await versionOf(name);
    const cached = async (query: string) => (await ask(name, query)).headers.get("cache-control");
    expect(await cached(`width=320&v=${version}`)).toBe("public, max-age=31536000, immutable");
    expect(await cached("width=320&v=000000000000")).toBe("public, max-age=3600");
    expect(await cached("width=320")).toBe("public, max-age=3600");
    const etag = (await ask(name, "width=320")).headers.get("etag") ?? "";
    const again = await ask(name, "width=320", browser, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    const other = await ask(name, "width=320", "*/*", { headers: { "if-none-match": etag } });
    expect(other.status).toBe(200);
    const head = await ask(name, "width=320", browser, { method: "HEAD" });
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(100);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });

  test("H10: are removed with the original, and a replacement is rendered anew", async () => {
    const name = await upload(await photo());
    const first = await versionOf(name);
    const before = await look(await ask(name, "width=320"));
    await objects().update(name, await photo(600, 300), { contentType: "image/jpeg" });
    const second = await versionOf(name);
    expect(second).not.toBe(first);
    expect((await look(await ask(name, "width=320"))).height).not.toBe(before.height);
    const files = await stored();
    expect(files.filter((file) => file.startsWith(first ?? "?"))).toEqual([]);
    expect(files.filter((file) => file.startsWith(second ?? "?"))).toHaveLength(1);
    await objects().remove([name]);
    expect((await stored()).filter((file) => file.startsWith(second ?? "?"))).toEqual([]);
    expect((await ask(name, "width=320")).status).toBe(404);
  });

  test("L2: requests for unknown sizes neither fill the disk nor prevent a real variant from being stored", async () => {
    const name = await upload(await photo(100, 75));
    const version = await versionOf(name);
    const storedOfIt = async () =>
      (await stored()).filter((file) => file.startsWith(version ?? "?"));
    const statuses = new Set<number>();
    for (let width = 1; width <= 100; width += 1)
      statuses.add((await ask(name, `width=${width}&quality=20`, "*/*")).status);
    expect([...statuses]).toEqual([400]);
    expect(await storedOfIt()).toEqual([]);
    for (const width of pictureWidths)
      for (const accept of [browser, "image/webp", "*/*"])
        expect((await ask(name, `width=${width}`, accept)).status).toBe(200);
    expect(await storedOfIt()).toHaveLength(3 * pictureWidths.length);
  });

  test("L2: an address with too many waiting requests gets originals; another address gets its variants, also ones that the first waits for", async () => {
    const names = await Promise.all(
      Array.from({ length: 4 }, async () => upload(await photo(800, 600))),
    );
    const isOriginal = ({ headers }: Response) => headers.get("cache-control") === "no-store";
    let madeForOne = 0;
    const every = names.flatMap((name) =>
      pictureWidths.flatMap((width) =>
        [browser, "image/webp", "*/*"].map(async (accept) => {
          const answer = await ask(name, `width=${width}`, accept, {}, "192.0.2.1");
          if (!isOriginal(answer)) madeForOne += 1;
          await answer.arrayBuffer();
          return answer;
        }),
      ),
    );
    const mine = await upload(await photo());
    const other = await Promise.all([
      ask(mine, "width=320", browser, {}, "192.0.2.2"),
      ...names.map((name) => ask(name, "width=1440", "*/*", {}, "192.0.2.2")),
    ]);
    expect(madeForOne).toBeLessThan(30);
    expect(other.filter(isOriginal)).toEqual([]);
    const answers = await Promise.all(every);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const originals = answers.filter(isOriginal);
    expect(originals.length).toBeGreaterThan(0);
    expect(originals.length).toBeLessThan(every.length / 2);
  });
});

describe("requests without a variant", () => {
  test("H10: another width, a file that is no picture, and another method are refused", async () => {
    const name = await upload(await photo());
    for (const query of [
      "",
      "width=0",
      "width=321",
      "width=320&height=320",
      "width=320&quality=80",
      "width=320&format=origin",
      "width=320&resize=x",
    ]) {
      const response = await ask(name, query);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ statusCode: "400", error: "InvalidRequest" });
    }
    expect((await ask("nobody.jpg", "width=320")).status).toBe(404);
    expect((await ask("a/../../b.jpg", "width=320")).status).toBe(404);
    const posted = await ask(name, "width=320", browser, { method: "POST" });
    expect(posted.status).toBeGreaterThanOrEqual(400);
    expect(posted.status).toBeLessThan(500);
  });

  test("I2: a picture of a private bucket is not served", async () => {
    const service = backend.service();
    await service.storage.createBucket("private-bucket", { public: false });
    await service.storage.from("private-bucket").upload("a.jpg", await photo(), {
      contentType: "image/jpeg",
    });
    const url = `${siteUrl}/storage/v1/render/image/public/private-bucket/a.jpg?width=320`;
    expect((await backend.backend.fetch(new Request(url))).status).toBe(404);
    expect(await backend.backend.pictures.lookUp(["private-bucket/a.jpg"])).toEqual(new Map());
  });

  test("H10: the original is served with a short cache time if rendering fails", async () => {
    const name = await upload(await photo());
    await damage(name);
    const response = await ask(name, "width=320");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toBe("no picture");
    const line = backend.logged.find(({ message }) => message === "a picture was not made");
    expect(scrubValue(line?.details)).toMatchObject({ object: `tour-images/${name}` });
  });
});

describe("share pictures", () => {
  const card = { title: "El delta & <más>", label: "Tsamma", focus: { x: 0.5, y: 0.5 } };

  test("A6: are JPEGs of 1200 by 630 with cover and text, rendered once", async () => {
    const name = await upload(await photo(900, 1600));
    const key = `tour-images/${name}`;
    const picture = await backend.backend.pictures.share(key, card);
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
    const other = await backend.backend.pictures.share(key, { ...card, title: "Otro" });
    expect(Buffer.compare(Buffer.from(picture ?? ""), Buffer.from(other ?? ""))).not.toBe(0);
    await backend.backend.pictures.share(key, card);
    expect((await stored()).filter((file) => file.includes("-share-"))).toHaveLength(2);
  });

  test("A6: omit a cover that cannot be decoded, and log its name once", async () => {
    const name = await upload(await photo());
    await damage(name);
    const key = `tour-images/${name}`;
    for (const title of ["Ríos", "Rivers"]) {
      const picture = await backend.backend.pictures.share(key, { ...card, title });
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
    expect(await backend.backend.pictures.jpeg(key, 640)).toBeUndefined();
    const lines = backend.logged.filter(({ message }) => message === "a picture was not made");
    expect(lines.map(({ details }) => scrubValue(details))).toEqual([
      expect.objectContaining({ object: key }),
    ]);
  });

  test("A6: crop the cover around the focal point", async () => {
    const halves = await sharp({
      create: { width: 1200, height: 2400, channels: 3, background: "#0000ff" },
    })
      .composite([
        {
          input: { create: { width: 1200, height: 1200, channels: 3, background: "#ff0000" } },
          top: 0,
          left: 0,
        },
      ])
      .jpeg()
      .toBuffer();
    const key = `tour-images/${await upload(bytes(halves))}`;
    const topLeft = async (y: number) => {
      const picture = await backend.backend.pictures.share(key, { ...card, focus: { x: 0.5, y } });
      const [red = 0, , blue = 0] = await sharp(picture).raw().toBuffer();
      return red > blue ? "red" : "blue";
    };
    expect(await topLeft(0)).toBe("red");
    expect(await topLeft(1)).toBe("blue");
  });

  test("A6: have room for titles of any length and script", async () => {
    const key = `tour-images/${await upload(await photo())}`;
    for (const title of ["x".repeat(200), "palabra ".repeat(25), "愛 🦁 \u0007 ́", " "]) {
      const picture = await backend.backend.pictures.share(key, { ...card, title });
      expect((await sharp(picture).metadata()).height).toBe(630);
    }
  });

  test("A6: omit characters that no font has, and log them once", async () => {
    const key = `tour-images/${await upload(await photo())}`;
    backend.logged.length = 0;
    const title = "Safari 🐘 en 北京";
    for (let time = 0; time < 2; time++)
      await backend.backend.pictures.share(key, { ...card, title });
    expect(backend.logged).toEqual([
      {
        level: "warn",
        message: "a share picture was drawn without some characters",
        details: { object: key, title, missing: "🐘 北 京" },
      },
    ]);
  });

  test("A6: of a missing picture do not exist", async () => {
    expect(await backend.backend.pictures.share("tour-images/nada.jpg", card)).toBeUndefined();
  });
});
