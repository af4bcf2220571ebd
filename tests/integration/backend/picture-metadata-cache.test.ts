import { afterAll, beforeAll, expect, test } from "vitest";
import { onePixelPng, siteUrl, startBackend, type TestBackend } from "./harness.ts";
import { bytes, noise } from "./picture-samples.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.dispose());

const objects = () => backend.service().storage.from("tour-images");
const png = { contentType: "image/png" };

async function uploaded(name: string) {
  const { error } = await objects().upload(name, onePixelPng, png);
  if (error) throw error;
  // A read puts the picture into the server's cache.
  expect(await statuses(name)).toEqual([200, 200]);
  return name;
}

const looked = (kind: string, name: string) =>
  backend.request(`/storage/v1/${kind}/public/tour-images/${name}?width=320`);

/** The original and a variant of it. */
const statuses = async (name: string) =>
  Promise.all(["object", "render/image"].map(async (kind) => (await looked(kind, name)).status));

test("E2: a replaced picture is served at once", async () => {
  const name = await uploaded("replaced.png");
  const before = await looked("object", name);
  const other = bytes(await noise(30, 20).png().toBuffer());
  expect((await objects().upload(name, other, { ...png, upsert: true })).error).toBeNull();
  const after = await looked("object", name);
  expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
  expect((await after.arrayBuffer()).byteLength).toBe(other.byteLength);
  const { pictures } = backend.backend;
  const key = `tour-images/${name}`;
  expect((await pictures.lookUp([key])).get(key)).toMatchObject({ width: 30, height: 20 });
});

test("E2: a removed or moved picture is gone at once", async () => {
  const [removed, moved] = [await uploaded("removed.png"), await uploaded("moved.png")];
  expect((await objects().remove([removed])).error).toBeNull();
  expect(await statuses(removed)).toEqual([404, 404]);
  expect((await objects().move(moved, "there.png")).error).toBeNull();
  expect(await statuses(moved)).toEqual([404, 404]);
  expect(await statuses("there.png")).toEqual([200, 200]);
});

test("E2: pictures of a bucket that becomes private are gone at once", async () => {
  const name = await uploaded("closed.png");
  const { storage } = backend.service();
  expect((await storage.updateBucket("tour-images", { public: false })).error).toBeNull();
  expect(await statuses(name)).toEqual([404, 404]);
  expect((await storage.updateBucket("tour-images", { public: true })).error).toBeNull();
  expect(await statuses(name)).toEqual([200, 200]);
});

test("E2: a change of a name longer than a notification is announced", async () => {
  // Characters of three bytes in UTF-8.
  const name = `${"龍".repeat(500)}/`.repeat(3).concat("picture.png");
  const { error } = await objects().upload(name, onePixelPng, png);
  expect(error).toBeNull();
  const address = new URL(`${siteUrl}/storage/v1/object/public/tour-images/${name}`).pathname;
  expect((await backend.request(address)).status).toBe(200);
  expect((await objects().remove([name])).error).toBeNull();
  expect((await backend.request(address)).status).toBe(404);
});
