import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContentTable, contentTypes } from "../../../content/index.ts";
import { isBlobKey } from "../../../server/backend/storage/blobs/blob-key.ts";
import type { Row } from "../../../shared/database.types.ts";
import { firstSettings } from "../../../shared/first-settings.ts";
import { companyWords } from "../../../supabase/seed/company-words.ts";
import { keyOf } from "../../../supabase/seed/content.ts";
import { removeFolder } from "../../support/remove-folder.ts";
import { deep } from "../../support/volume.ts";
import {
  admin,
  onePixelPng,
  siteUrl,
  startBackend,
  type TestBackend,
  temporaryFolder,
  tour,
} from "./harness.ts";
import { startChildBackend } from "./start-child-backend.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend({ seed: "demo", dataDir: await temporaryFolder() });
});
afterAll(() => backend.dispose());

/** All demonstration content in the database. */
async function everything(test: TestBackend) {
  const service = test.service();
  const rows = contentTypes.map(async ({ table }) => {
    const { data } = await service.from(table).select("*").order("id");
    return [table, data ?? []];
  });
  const { data: buckets } = await service.storage.listBuckets();
  const pictures = buckets?.map(async ({ id: bucket }) => {
    const { data } = await service.storage.from(bucket).list();
    return data?.map(({ id, name }) => `${bucket}/${name} ${id}`).sort();
  });
  const entries = Object.fromEntries(await Promise.all(rows));
  return {
    ...(entries as { [Table in ContentTable]: Row<Table>[] }),
    entries: Object.values(entries).flat() as Record<string, unknown>[],
    pictures: (await Promise.all(pictures ?? [])).flat(),
  };
}

test("M25: on a new demonstration every step of going live is open", async () => {
  const { data } = await (await backend.signedIn(admin)).rpc("launch_state").throwOnError();
  // Its pictures have alternative texts, and the backend alone makes no backups.
  const others = data.filter(({ step }) => !["alternative-texts", "backup"].includes(step));
  expect(others.filter(({ is_done }) => is_done !== false)).toEqual([]);
  const openOf = (name: string) => data.find(({ step }) => step === name)?.details.open;
  expect(openOf("contact")).toEqual(["email", "phone", "whatsapp", "street", "latitude"]);
  expect(openOf("terms")).toEqual(["es", "en", "fr"]);
  expect(openOf("links")).toEqual(["networks", "review_sites", "partners"]);
  const drawings = data.find(({ step }) => step === "drawings");
  expect(drawings?.amount).toBeGreaterThan(20);
});

describe("an empty database", () => {
  test("K9: gets the terms of the demonstration and the facts of company.ts", async () => {
    const { data } = await backend.anonymous().from("site_settings").select("*").single();
    expect(data).toMatchObject({ ...firstSettings, deposit_percent: companyWords.depositPercent });
    expect([data?.terms, data?.terms_en, data?.terms_fr]).toEqual(
      Object.values(companyWords.terms),
    );
  });

  test("I1: gets the same picture with the same facts in each bucket that shows it", async () => {
    const { storage } = backend.service();
    const byName = new Map<string, object[]>();
    for (const { id } of (await storage.listBuckets()).data ?? []) {
      for (const { name, metadata } of (await storage.from(id).list()).data ?? []) {
        const { size, mimetype, cacheControl, width, height, tint } = (metadata ?? {}) as Record<
          string,
          unknown
        >;
        const facts = { size, mimetype, cacheControl, width, height, tint };
        byName.set(name, [...(byName.get(name) ?? []), facts]);
      }
    }
    const shared = [...byName.values()].filter(({ length }) => length > 1);
    expect(shared.length).toBeGreaterThan(10);
    for (const [first, ...others] of shared) {
      expect(first).toMatchObject({ mimetype: "image/jpeg", width: 1800, tint: expect.anything() });
      for (const other of others) expect(other).toEqual(first);
    }
  });

  test("I1: gets tours, destinations and posts in three languages, completely translated", async () => {
    expect(backend.backend.seeded).toBe(true);
    const { tours, destinations, blog_posts, entries } = await everything(backend);
    expect(tours.length).toBeGreaterThanOrEqual(8);
    expect(destinations).toHaveLength(6);
    expect(blog_posts.length).toBeGreaterThanOrEqual(7);
    for (const row of entries) {
      for (const [column, value] of Object.entries(row)) {
        // Without their own slugs, other languages have the Spanish one.
        if (!/_(en|fr)$/.test(column) || column.startsWith("slug_")) continue;
        const base = row[column.replace(/_(en|fr)$/, "")];
        if (Array.isArray(value))
          expect(value, `${row.slug} ${column}`).toHaveLength((base as unknown[]).length);
        else expect(value, `${row.slug} ${column}`).toEqual(expect.stringMatching(/\S/));
      }
    }
    for (const row of entries) expect(row.incomplete_locales, String(row.slug)).toEqual([]);
    for (const row of tours) {
      expect(row.duration_days).toBe(Math.max(1, row.itinerary.length));
      expect(row.image_url).toBe(row.gallery_images[0]);
    }
  });

  test("J8: gets tours that link to its destinations, and posts to its tours", async () => {
    const { tours, destinations, blog_posts } = await everything(backend);
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
    for (const [related, ids] of [
      ...tours.map((row) => [row.destination_ids, idsOf(destinations)] as const),
      ...blog_posts.map((row) => [row.tour_ids, idsOf(tours)] as const),
    ]) {
      expect(related).not.toEqual([]);
      expect(ids).toEqual(expect.arrayContaining(related));
    }
  });

  test("I1: every picture is served as a JPEG in the size of a photograph", async () => {
    const { destinations, entries } = await everything(backend);
    const addresses = new Set(JSON.stringify(entries).match(/https?:[^"]+-images\/[^"]+/g));
    expect(destinations.every((row) => row.gallery_images.length >= 3)).toBe(true);
    for (const address of addresses) {
      const { origin, pathname } = new URL(address);
      expect(origin).toBe(siteUrl);
      const response = await backend.request(pathname);
      expect(response.status, address).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/jpeg");
      expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
      expect((await response.arrayBuffer()).byteLength).toBeLessThan(400_000);
    }
  });
});

test("I1: a database with content is not changed", async () => {
  const before = await everything(backend);
  await backend.reopen({ seed: "demo" });
  expect(backend.backend.seeded).toBe(false);
  expect(await everything(backend)).toEqual(before);
});

test("I1: SEED=none leaves an empty database empty, and own content prevents seeding", async () => {
  const own = await startBackend();
  expect((await everything(own)).tours).toEqual([]);
  await own.service().from("tours").insert(tour);
  await own.reopen({ seed: "demo" });
  expect(own.backend.seeded).toBe(false);
  expect((await everything(own)).tours).toHaveLength(1);
  await own.dispose();
});

test.each(deep ? [0.3, 0.9] : [])(
  "I1: after a crash at step %d, seeding is completed without duplicates",
  async (share) => {
    const wanted = await everything(backend);
    const dataDir = await temporaryFolder();
    const child = startChildBackend(dataDir, "demo");
    const uploads = Math.max(1, Math.floor(wanted.pictures.length * share));
    await expect.poll(() => storedFiles(dataDir)).toBeGreaterThanOrEqual(uploads);
    await child.kill();

    const again = await startBackend({ dataDir, seed: "demo" });
    const found = await everything(again);
    const names = (entries: object[]) => entries.map(keyOf).sort();
    for (const { table } of contentTypes) expect(names(found[table])).toEqual(names(wanted[table]));
    const withoutIds = (pictures: (string | undefined)[]) =>
      pictures.map((line) => line?.split(" ")[0]);
    expect(withoutIds(found.pictures)).toEqual(withoutIds(wanted.pictures));
    await again.dispose();
  },
);

async function storedFiles(dataDir: string): Promise<number> {
  const entries = await readdir(path.join(dataDir, "storage"), { recursive: true }).catch(() => []);
  return entries.filter(isBlobKey).length;
}

test("I1: content:clear removes unchanged demonstration entries, keeps the rest, and seeding does not return", async () => {
  const service = backend.service();
  const before = await everything(backend);
  const [touched] = before.tours;
  const [borrowed] = before.destinations;
  await service
    .from("tours")
    .update({ name: "Ya es nuestro" })
    .eq("id", touched?.id ?? "");
  // Own content with a demonstration picture, under a former origin.
  const picture = (borrowed?.gallery_images[0] ?? "").replace(siteUrl, "https://www.example.com");
  await service.from("tours").insert({ ...tour, gallery_images: [picture] });
  await service.storage
    .from("tour-images")
    .upload("own.png", new Blob([onePixelPng], { type: "image/png" }));
  // A picture that only a version of an entry shows.
  const [, replaced] = touched?.gallery_images ?? [];
  const { error } = await service
    .from("tours")
    .update({ gallery_images: touched?.gallery_images.filter((one) => one !== replaced) })
    .eq("id", touched?.id ?? "");
  expect(error).toBeNull();
  // An entry with a draft.
  const [, , drafted] = before.tours;
  const data = { name: "A medias", gallery_images: before.destinations[1]?.gallery_images };
  await service
    .from("entry_drafts")
    .insert({ id: drafted?.id ?? "", entry_type: "tours", is_new: false, data })
    .throwOnError();
  // A logo of the settings.
  const logo = before.destinations[2]?.gallery_images[0] ?? "";
  await service
    .from("site_settings")
    .update({ partners: [{ name: "ATTA", logo, href: "https://atta.example" }] })
    .eq("id", true)
    .throwOnError();
  await backend.backend.close();

  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/content-clear.ts"], {
    env: { ...process.env, DATA_DIR: backend.dataDir },
  });
  expect(stdout).toContain("kept tour, changed since: Ya es nuestro");
  expect(stdout).toContain(`removed destination: ${borrowed?.name}`);

  await backend.reopen({ seed: "demo" });
  expect(backend.backend.seeded).toBe(false);
  const after = await everything(backend);
  expect(after.tours.map(({ name }) => name).sort()).toEqual(
    [tour.name, "Ya es nuestro", drafted?.name].sort(),
  );
  expect(after.entries).toEqual(after.tours);
  // Cleared entries are not in the trash.
  const versions = await backend.service().from("entry_versions").select("entry_id, operation");
  const update = { entry_id: touched?.id, operation: "update" };
  expect(versions.data).toEqual([update, update]);
  for (const address of [...(touched?.gallery_images ?? []), borrowed?.gallery_images[0] ?? ""]) {
    const picture = await backend.request(new URL(address).pathname);
    expect([picture.status, (await picture.bytes()).length > 0]).toEqual([200, true]);
  }
  const shown = new Set([
    ...(touched?.gallery_images ?? []),
    ...(drafted?.gallery_images ?? []),
    ...(before.destinations[1]?.gallery_images ?? []),
    borrowed?.gallery_images[0],
    logo,
    `${siteUrl}/storage/v1/object/public/tour-images/own.png`,
  ]);
  expect(after.pictures).toHaveLength(shown.size);
  expect(await storedFiles(backend.dataDir)).toBe(shown.size);
});

test("I1: content:clear refuses while the server runs, and without a database", async () => {
  const run = (dataDir: string) =>
    promisify(execFile)(process.execPath, ["scripts/content-clear.ts"], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
  await expect(run(backend.dataDir)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^DATA_DIR .+ is in use .+\n$/),
  });
  const empty = await temporaryFolder();
  await expect(run(empty)).rejects.toMatchObject({
    stderr: expect.stringMatching(/holds no database/),
  });
  await removeFolder(empty);
});
