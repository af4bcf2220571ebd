import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import connect from "postgres";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { Database } from "../../shared/database.types.ts";
import { tour } from "../integration/backend/harness.ts";
import { bytes, noise } from "../integration/backend/picture-samples.ts";
import { eventually } from "../support/eventually.ts";
import { freePort } from "../support/free-port.ts";
import { startPostgres } from "../support/postgres.ts";
import { startSite } from "../support/site.ts";
import { initializedFolder, temporaryFolder } from "./temporary-folders.ts";

type Picture = Uint8Array<ArrayBuffer>;

let before: Picture;
let after: Picture;

beforeAll(async () => {
  before = bytes(await noise(900, 600).png().toBuffer());
  // Noise alone has the same average colours by chance.
  after = bytes(await noise(600, 800).tint({ r: 200, g: 60, b: 20 }).png().toBuffer());
});

const versionPattern = /cover\.png\?[^"\s]*?v=([0-9a-f]+)/g;

const page = "/es/tours/dunas";
const list = "/es/tours";

/** Site with a tour that shows `cover.png`, and requests of a browser and of a program. */
async function siteWithPicture(settings: Record<string, string>, keyOf: () => Promise<string>) {
  const port = await freePort();
  const site = await startSite({
    SEED: "none",
    LOG_LEVEL: "error",
    METRICS_PORT: String(port),
    ...settings,
  });
  onTestFinished(async () => void (await site.stop("SIGKILL")));
  const database = createClient<Database>(site.url, await keyOf(), {
    auth: { persistSession: false },
  });
  const pictures = database.storage.from("tour-images");
  const upload = async (name: string, content: Picture, upsert = false) => {
    const { error } = await pictures.upload(name, content, { contentType: "image/png", upsert });
    expect(error).toBeNull();
  };
  await upload("cover.png", before);
  const image_url = pictures.getPublicUrl("cover.png").data.publicUrl;
  const shown = { image_url, gallery_images: [image_url], is_active: true };
  const { error } = await database.from("tours").insert({ ...tour, ...shown });
  expect(error).toBeNull();
  const read = async (path: string) => (await fetch(site.url + path)).text();
  /** Versions, sizes and colours of the picture in a page. */
  const described = async (path: string) => {
    const html = await read(path);
    const img = html.match(/<img[^>]*cover\.png[^>]*>/)?.[0] ?? "";
    const of = (pattern: RegExp) => img.match(pattern)?.[1];
    return {
      versions: [...new Set(Array.from(html.matchAll(versionPattern), ([, version]) => version))],
      width: of(/width="(\d+)"/),
      height: of(/height="(\d+)"/),
      tint: of(/background:([^;"]+)/),
      share: html.match(/share\/es\/tours\/dunas\.jpg\?v=\w+/)?.[0],
    };
  };
  /** Number of cached pages invalidated so far. */
  const invalidated = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(metrics.match(/site_page_cache_dropped_total\{reason="change"\} (\d+)/)?.[1]);
  };
  return { site, pictures, upload, read, described, invalidated };
}

const keyIn = (folder: string) => async () =>
  JSON.parse(await readFile(join(folder, "secrets.json"), "utf8")).secretKey as string;

const versionOf = (content: Uint8Array) =>
  createHash("sha256").update(content).digest("hex").slice(0, 12);

test("H11, E2: a picture replaced, moved or removed by a program updates versions, sizes and colours in cached pages", async () => {
  const folder = await initializedFolder();
  const { pictures, upload, described, read, invalidated } = await siteWithPicture(
    { DATA_DIR: folder },
    keyIn(folder),
  );
  const storedVersion = async () => {
    const response = await fetch(pictures.getPublicUrl("cover.png").data.publicUrl);
    return versionOf(new Uint8Array(await response.arrayBuffer()));
  };
  const old = await described(page);
  expect(old).toMatchObject({ versions: [await storedVersion()], width: "900", height: "600" });
  expect((await described(list)).versions).toEqual(old.versions);

  await upload("cover.png", after, true);
  const replaced = await described(page);
  const sizes = { width: "600", height: "800" };
  expect(replaced).toMatchObject({ versions: [await storedVersion()], ...sizes });
  expect(replaced.tint).not.toBe(old.tint);
  expect(replaced.share).not.toBe(old.share);
  expect((await described(list)).versions).toEqual(replaced.versions);

  // A picture that no page shows invalidates none.
  const count = await invalidated();
  await upload("other.png", before);
  await upload("other.png", after, true);
  expect(await invalidated()).toBe(count);

  const none = { versions: [], width: undefined };
  expect((await pictures.move("cover.png", "moved.png")).error).toBeNull();
  expect(await described(page)).toMatchObject(none);
  expect((await pictures.move("moved.png", "cover.png")).error).toBeNull();
  expect(await described(page)).toEqual(replaced);
  const png = { contentType: "image/png" };
  expect((await pictures.update("cover.png", before, png)).error).toBeNull();
  expect(await described(page)).toEqual(old);
  expect((await pictures.remove(["cover.png"])).error).toBeNull();
  expect(await described(page)).toMatchObject(none);
  // No broken picture.
  for (const path of [page, list]) expect(await read(path)).not.toContain("cover.png");
});

test("I5, E2: without its database the site serves cached pages with their pictures, and current ones once it is back", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const { site, upload, described } = await siteWithPicture(
    { DATA_DIR: await temporaryFolder(), DATABASE_URL: postgres.url() },
    async () => {
      const sql = connect(postgres.url(), { max: 1 });
      const [keys] = await sql`select secret_key from private.server_secrets`;
      await sql.end();
      return String(keys?.secret_key);
    },
  );
  const asBrowser = { headers: { accept: "image/avif,image/webp,*/*" } };
  const statuses = async (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await fetch(site.url + path, asBrowser)).status));
  const old = await described(page);
  const html = await (await fetch(site.url + page)).text();
  const variants = [
    ...new Set(html.match(/\/storage\/v1\/render\/image\/public\/[^"\s]*cover\.png[^"\s,]*/g)),
  ]
    .map((address) => address.replaceAll("&amp;", "&"))
    // Addresses in loader data end before the width.
    .filter((address) => /width=\d/.test(address));
  const addresses = [page, "/storage/v1/object/public/tour-images/cover.png", ...variants];
  expect(variants.length).toBeGreaterThan(1);
  const all = addresses.map(() => 200);
  expect(await statuses(addresses)).toEqual(all);

  await postgres.kill();
  const health = async () => (await fetch(`${site.url}/healthz`)).status;
  await eventually(async () => expect(await health()).toBe(503));
  expect(await statuses(addresses)).toEqual(all);
  expect(await described(page)).toEqual(old);

  await postgres.start();
  await eventually(async () => expect(await health()).toBe(200));
  await eventually(() => upload("cover.png", after, true));
  expect(await described(page)).toMatchObject({ width: "600", height: "800" });
});
