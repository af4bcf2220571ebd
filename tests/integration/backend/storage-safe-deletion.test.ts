import { expect, onTestFinished, test } from "vitest";
import { isBlobKey } from "../../../server/backend/storage/blobs/blob-key.ts";
import type { Blobs } from "../../../server/backend/storage/blobs/blobs.ts";
import {
  markerKey,
  readMarker,
  type SiteIdentity,
  writeMarker,
} from "../../../server/backend/storage/site-marker.ts";
import { startRetention } from "../../../server/ops/retention.ts";
import { createDatabaseCall } from "../../../supabase/functions/_shared/database-call.ts";
import { createStore } from "../../../supabase/functions/_shared/store.ts";
import { volume } from "../../support/volume.ts";
import {
  admin,
  enquiry,
  onePixelPng,
  post,
  siteUrl,
  startBackend,
  type TestBackend,
} from "./harness.ts";

const other = "11111111-1111-1111-1111-111111111111";
const day = 24 * 3_600_000;
const png = new Blob([onePixelPng], { type: "image/png" });

/** Old enough for a sweep fifteen days later, in a database that has seen these days pass. */
async function startSweeping(test: TestBackend, days = 15) {
  for (let at = 0; at <= days; at += 2)
    await test
      .service()
      .rpc("check_clock", { at: new Date(Date.now() + at * day).toISOString() })
      .throwOnError();
  test.logged.length = 0;
  await test.reopen({
    sweep: { firstMs: 0, everyMs: 20, now: () => Date.now() + days * day },
  });
}

const warnings = async (test: TestBackend) => {
  const { data } = await (await test.signedIn(admin)).rpc("owner_warnings").throwOnError();
  return data
    .map(({ kind, amount }) => [kind, amount])
    .filter(([kind]) => `${kind}`.startsWith("st"));
};

async function start() {
  const backend = await startBackend();
  onTestFinished(() => backend.dispose());
  return backend;
}

async function fill(blobs: Blobs, count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const name = number.toString(16).padStart(64, "a");
    keys.push(`${name.slice(0, 2)}/${name}`);
  }
  for (const key of keys) await blobs.write(key, Buffer.from("x"));
  return keys;
}

const originals = async (test: TestBackend) => (await test.files()).filter(isBlobKey).length;

const reasons = (test: TestBackend) => test.logged.map(({ details }) => details?.reason);

test("H10: a sweep with an empty database beside the files of another site deletes none and reports it", async () => {
  const backend = await start();
  await backend.withBlobs(async (blobs) => {
    await writeMarker(blobs, { site: other, database: other });
    await fill(blobs, 5);
  });
  await startSweeping(backend);
  await expect.poll(() => reasons(backend)).toContain("storage");
  expect(await originals(backend)).toBe(5);
  expect(await warnings(backend)).toEqual([["stopped-storage", 0]]);
});

test("H10: a storage with unknown files and no marker is not claimed", async () => {
  const backend = await start();
  await backend.withBlobs(async (blobs) => {
    await blobs.remove(markerKey);
    await fill(blobs, 5);
  });
  await startSweeping(backend);
  await expect.poll(() => reasons(backend)).toContain("storage");
  expect(await originals(backend)).toBe(5);
  expect(await backend.withBlobs(readMarker)).toBeUndefined();
});

test("H10: a sweep of a database copied to another server removes nothing, and a marker of an earlier version gets the server", async () => {
  const backend = await start();
  const marker = await backend.withBlobs(readMarker);
  const { site = "", database = "", server } = marker ?? {};
  expect(server).toMatch(/^\d+\/\d+$/);
  const mark = (identity: SiteIdentity) =>
    backend.withBlobs((blobs) => writeMarker(blobs, identity));
  await mark({ site, database });
  await backend.reopen();
  expect(await backend.withBlobs(readMarker)).toEqual(marker);
  await mark({ site, database, server: "7300000000000000000/5" });
  const name = "kkkkkkkk-1700000000000.png";
  await backend.service().storage.from("tour-images").upload(name, png);
  await startSweeping(backend);
  await expect.poll(() => reasons(backend)).toContain("storage");
  expect(await originals(backend)).toBe(1);
});

test("H10: a sweep removes no files if the database knows none of them, until an operator confirms", async () => {
  const backend = await start();
  await backend.withBlobs((blobs) => fill(blobs, 5));
  await startSweeping(backend);
  await expect.poll(() => reasons(backend)).toContain("share");
  expect(await originals(backend)).toBe(5);
  expect(await warnings(backend)).toEqual([["stopped-share", 5]]);
});

test("H10: a sweep of more than twenty pictures or files and more than a twentieth removes nothing", async () => {
  const backend = await start();
  const bucket = backend.service().storage.from("tour-images");
  for (let number = 0; number < 21; number += 1)
    await bucket.upload(`kkkkkk${number.toString().padStart(2, "0")}-1700000000000.png`, png);
  await startSweeping(backend);
  await expect.poll(() => reasons(backend)).toContain("share");
  expect(await originals(backend)).toBe(21);
  const { data } = await backend.service().storage.from("tour-images").list();
  expect(data).toHaveLength(21);
  // The owner removes one by hand: the job succeeds, and the warning disappears.
  await backend.service().storage.from("tour-images").remove(["kkkkkk00-1700000000000.png"]);
  await expect.poll(() => originals(backend)).toBe(0);
  await expect.poll(() => warnings(backend)).toEqual([]);
});

test("I5: a database that does not own the storage removes rows, but no files", async () => {
  const backend = await start();
  const bucket = backend.service().storage.from("tour-images");
  await bucket.upload("foto.png", png);
  await backend.withBlobs((blobs) => writeMarker(blobs, { site: other, database: other }));
  expect((await bucket.remove(["foto.png"])).data).toHaveLength(1);
  expect(await originals(backend)).toBe(1);
});

test("H10: after a confirmation the database owns the storage and sweeps any number of files", async () => {
  const backend = await start();
  await backend.withBlobs((blobs) => writeMarker(blobs, { site: other, database: other }));
  await backend.backend.confirmSweep();
  expect(await backend.withBlobs(readMarker)).not.toEqual({ site: other, database: other });
});

test("K7: with a clock three years ahead nothing is erased for three days, and the dashboard warns", async () => {
  const backend = await start();
  const service = backend.service();
  await service.from("contact_submissions").insert(enquiry).throwOnError();
  await service.from("blog_posts").insert(post).throwOnError();
  await service.from("blog_posts").delete().eq("slug", post.slug).throwOnError();
  const wrong = Date.now() + 3 * 365 * day;
  const check = async (at: number) =>
    (await service.rpc("check_clock", { at: new Date(at).toISOString() }).throwOnError()).data;
  expect(await check(Date.now())).toBeNull();
  await backend.reopen({ sweep: { firstMs: 0, everyMs: 20, now: () => wrong } });
  await expect.poll(() => reasons(backend)).toContain("clock");
  const { count } = await service
    .from("entry_versions")
    .select("*", { count: "exact", head: true });
  expect(count).toBeGreaterThan(0);
  expect(await warnings(backend)).toEqual([["stopped-clock", 0]]);
  // Without the sweep: its fixed clock would count as another jump.
  await backend.reopen({ sweep: { firstMs: day } });
  for (const hours of [24, 48, 71]) expect(await check(wrong + hours * 3_600_000)).not.toBeNull();
  expect(await check(wrong + 72.1 * 3_600_000)).toBeNull();
  // After the clock is set right: the rows are too young to be erased, and the clock is accepted at once.
  expect(new Date((await check(Date.now())) ?? "").getTime()).toBeGreaterThan(Date.now());
});

test("K7: with a clock three years ahead the retention erases no enquiry", async () => {
  const backend = await start();
  const service = backend.service();
  await service.from("contact_submissions").insert(enquiry).throwOnError();
  await service.rpc("check_clock", { at: new Date().toISOString() }).throwOnError();
  const address = {
    url: siteUrl,
    secretKey: backend.backend.secretKey,
    fetch: (url: string, init: RequestInit) => backend.backend.fetch(new Request(url, init)),
  };
  const logged: unknown[] = [];
  const stop = startRetention({
    store: createStore(address),
    call: createDatabaseCall(address),
    months: 24,
    isDefault: false,
    log: { info: () => {}, warn: () => {}, error: (_, details) => logged.push(details) },
    firstMs: 0,
    now: () => Date.now() + 3 * 365 * day,
  });
  await expect
    .poll(() => logged)
    .toContainEqual(expect.objectContaining({ job: "retention", reason: "clock" }));
  await stop();
  const { data } = await service.from("contact_submissions").select("email").throwOnError();
  expect(data).toEqual([{ email: enquiry.email }]);
});

test("K7: readings more than two days apart do not confirm a clock", async () => {
  const service = (await start()).service();
  const at = async (days: number) =>
    (
      await service
        .rpc("check_clock", { at: new Date(Date.now() + days * day).toISOString() })
        .throwOnError()
    ).data;
  expect(await at(0)).toBeNull();
  expect(await at(60)).not.toBeNull();
  expect(await at(64)).not.toBeNull();
  expect(await at(65.5)).not.toBeNull();
  expect(await at(67.1)).toBeNull();
});

test("H10: a sweep interrupted at any moment loses no file of a row", async () => {
  const backend = await start();
  const bucket = backend.service().storage.from("tour-images");
  for (let number = 0; number < 15; number += 1)
    await bucket.upload(`kkkkkk${number.toString().padStart(2, "0")}-1700000000000.png`, png);
  for (const name of ["a.png", "b.png"]) await bucket.upload(name, png);
  for (let round = 0; round < volume(3, 100); round += 1) {
    await startSweeping(backend);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
    await backend.reopen({ sweep: { firstMs: day } });
    const { data } = await backend.service().storage.from("tour-images").list();
    for (const { name } of data ?? []) {
      const path = `/storage/v1/object/public/tour-images/${name}`;
      expect((await backend.request(path)).status, name).toBe(200);
    }
    expect(data?.map(({ name }) => name)).toEqual(expect.arrayContaining(["a.png", "b.png"]));
  }
});
