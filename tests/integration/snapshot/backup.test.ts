/** Long, because all tests restore or damage backups of one site, which takes seconds to fill. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formerVersions } from "../../../server/backend/database/bridge.ts";
import {
  blobKey,
  blobOf,
  type StoredFile,
} from "../../../server/backend/storage/blobs/blob-key.ts";
import { DiskBlobs } from "../../../server/backend/storage/blobs/disk.ts";
import { S3Blobs } from "../../../server/backend/storage/blobs/s3.ts";
import { readMarker, writeMarker } from "../../../server/backend/storage/site-marker.ts";
import { openArchive } from "../../../server/ops/snapshot/archive-read.ts";
import { newBackupName, writeBackup } from "../../../server/ops/snapshot/backup.ts";
import { importSnapshot } from "../../../server/ops/snapshot/import-snapshot.ts";
import { type OwnTarget, openOwnTarget } from "../../../server/ops/snapshot/target.ts";
import { deepTest } from "../../support/deep-test.ts";
import { removeFolder } from "../../support/remove-folder.ts";
import {
  onePixelPng,
  startBackend,
  type TestBackend,
  temporaryFolder,
  tour,
  usesS3,
} from "../backend/harness.ts";
import { bytes, noise } from "../backend/picture-samples.ts";
import { createTestStores, type TestStores } from "../backend/test-stores.ts";
import { fillSite, readEverything } from "./sample-site.ts";

let site: TestBackend;
let folder: string;
let backup: string;
/** Session of the administrator, from before the backup. */
let accessToken: string;
const silent = () => {};
const cleanUps: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  site = await startBackend();
  await fillSite(site);
  const administrator = { email: "admin@example.com", password: "correct horse battery" };
  const { data } = await (await site.signedIn(administrator)).auth.getSession();
  accessToken = data.session?.access_token ?? "";
  folder = await temporaryFolder();
  backup = path.join(folder, newBackupName("0123abcd"));
  await writeBackup(source(), backup);
});
afterAll(async () => {
  for (const clean of cleanUps) await clean();
  await site.dispose();
  await removeFolder(folder);
});

function source() {
  const { backupSource } = site.backend;
  if (!backupSource) throw new Error("our own backend has a source");
  return backupSource;
}

/** An empty place in the storage mode of this run. */
async function emptyPlace(): Promise<OwnTarget> {
  const dataDir = await temporaryFolder();
  cleanUps.push(() => removeFolder(dataDir));
  if (!usesS3) return { dataDir };
  const place: TestStores = await createTestStores();
  cleanUps.unshift(place.remove);
  return { dataDir, ...place.options };
}

async function restore(file: string, into: OwnTarget) {
  const archive = await openArchive(file);
  const target = await openOwnTarget(into, archive);
  try {
    return await importSnapshot(archive, target, silent);
  } finally {
    await target.close();
  }
}

describe("a backup of a running site", () => {
  test("I5: restored into an empty place is the same site: rows, files, users, keys", async () => {
    const place = await emptyPlace();
    const before = await readEverything(site);
    await restore(backup, place);
    const again = await startBackend(place);
    cleanUps.unshift(() => again.backend.close());
    expect(await readEverything(again)).toEqual(before);
    expect(again.backend.secretKey).toBe(site.backend.secretKey);
    // Sessions are still valid: rows and signing secret were restored.
    const headers = { authorization: `Bearer ${accessToken}` };
    const user = await again.request("/auth/v1/user", { headers });
    expect(user.status).toBe(200);
    expect(await user.json()).toMatchObject({ email: "admin@example.com" });
    expect([before.versions?.length, before.formerSlugs?.length]).toEqual([2, 1]);
    // Triggers work, and sequences continue.
    const service = again.service();
    await service.from("tours").insert({ ...tour, slug: "nueva", is_active: true });
    const changed = await service.from("tours").update({ name: "Otra" }).eq("slug", "nueva");
    expect(changed.error).toBeNull();
    const { data: versions } = await service.from("entry_versions").select("data").order("id");
    expect(versions?.map(({ data }) => data.slug)).toEqual(["ruta-0", "ruta-1", "nueva"]);
    const { data: kept } = await service.from("entry_versions").select("id").order("id").limit(1);
    expect(kept?.[0]?.id).toBe(before.versions?.[0]?.id);
  });

  test("I5: is a tar that other programs can read, with mode 600", async () => {
    const listed = execFileSync("tar", ["-tzf", backup]).toString().trim().split("\n");
    expect(listed).toContain("tables/public.tours.jsonl");
    expect(listed).toContain("secrets.json");
    expect(listed.at(-1)).toBe("manifest.json");
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.startsWith(".rows-"))).toEqual([]);
  });

  test("I5: contains the rows of one moment, while others write", async () => {
    const file = path.join(folder, "meanwhile.tar.gz");
    const service = site.service();
    let stop = false;
    const writing = (async () => {
      for (let number = 0; !stop; number++) {
        // In-process requests need no turn of the event loop, and would leave none to files.
        await new Promise((resolve) => setImmediate(resolve));
        const slug = `mientras-${number}`;
        await service.from("tours").insert({ ...tour, slug });
        await service.from("destinations").insert({
          slug,
          name: slug,
          country: "x",
          short_description: "x",
          full_description: "x",
        });
      }
    })();
    try {
      await writeBackup(source(), file);
    } finally {
      stop = true;
      await writing;
    }
    const archive = await openArchive(file);
    const slugs = async (table: string) => {
      const found: string[] = [];
      for await (const lines of archive.rows(table))
        for (const line of lines) found.push(JSON.parse(line).slug);
      return found.filter((slug) => slug.startsWith("mientras-"));
    };
    const [tours, destinations] = [await slugs("public.tours"), await slugs("public.destinations")];
    // Each destination was written after its tour: none may be there without it.
    expect(destinations.filter((slug) => !tours.includes(slug))).toEqual([]);
    expect(tours.length - destinations.length).toBeLessThanOrEqual(1);
    await service.from("tours").delete().like("slug", "mientras-%");
    await service.from("destinations").delete().like("slug", "mientras-%");
  });

  test("I5: omits a picture that is removed during the backup, with its row", async () => {
    const file = path.join(folder, "removed.tar.gz");
    const { readFile: read } = source();
    await writeBackup(
      {
        ...source(),
        async readFile(file) {
          const { bucket, name } = file;
          if (name === "a.png") await site.service().storage.from(bucket).remove([name]);
          return read(file);
        },
      },
      file,
    );
    const archive = await openArchive(file);
    expect(archive.manifest.objects.map(({ name }) => name)).toEqual([
      "biblioteca.png",
      "carpeta/ñ 🦁.png",
    ]);
    const objects = archive.manifest.tables.find(({ name }) => name === "storage.objects");
    expect(objects?.rows).toBe(archive.manifest.objects.length);
  });

  deepTest("I5: stores a picture that is replaced during the backup with its new row", async () => {
    const file = path.join(folder, "replaced.tar.gz");
    const bucket = site.service().storage.from("tour-images");
    const other = bytes(await noise(20, 10).png().toBuffer());
    const png = { contentType: "image/png", upsert: true };
    expect((await bucket.upload("replaced.png", onePixelPng, png)).error).toBeNull();
    const { readFile: read } = source();
    let isReplaced = false;
    await writeBackup(
      {
        ...source(),
        async readFile(object) {
          const isFirst = object.name === "replaced.png" && !isReplaced;
          if (isFirst) isReplaced = !(await bucket.upload("replaced.png", other, png)).error;
          return read(object);
        },
      },
      file,
    );
    const into = await emptyPlace();
    await restore(file, into);
    const restored = await startBackend(into);
    cleanUps.unshift(() => restored.backend.close());
    const response = await restored.request("/storage/v1/object/public/tour-images/replaced.png");
    const content = Buffer.from(await response.arrayBuffer());
    const hash = createHash("sha256").update(content).digest("hex");
    expect(response.headers.get("etag")).toBe(`"${hash}"`);
    expect(response.headers.get("content-length")).toBe(String(content.byteLength));
    expect(content.byteLength).toBeGreaterThan(onePixelPng.byteLength);
    await bucket.remove(["replaced.png"]);
  });

  deepTest(
    "I5: with a lost file contains all rows and other files, and names the lost one",
    async () => {
      const file = path.join(folder, "lost.tar.gz");
      await site
        .service()
        .storage.from("tour-images")
        .upload("perdida.png", new Blob([onePixelPng], { type: "image/png" }));
      const { readFile: read } = source();
      const lost = {
        ...source(),
        readFile: async (object: StoredFile) =>
          object.name === "perdida.png" ? undefined : read(object),
      };
      const made = await writeBackup(lost, file);
      await site.service().storage.from("tour-images").remove(["perdida.png"]);
      expect(path.basename(made.file)).toBe("lost-incomplete.tar.gz");
      expect(made.missing).toEqual(["tour-images/perdida.png"]);
      expect(existsSync(file)).toBe(false);
      const place = await emptyPlace();
      const brought = await restore(made.file, place);
      expect(brought.files).toBe(made.files);
      expect(brought.rows["public.tours"]).toBe(450);
    },
  );
});

describe("an invalid backup", () => {
  const damage: [string, (file: string) => Promise<void>, RegExp][] = [
    [
      "without its last 100 bytes",
      async (file) => truncate(file, (await stat(file)).size - 100),
      /damaged|not whole/,
    ],
    [
      "cut in half",
      async (file) => truncate(file, (await stat(file)).size >> 1),
      /damaged|not whole/,
    ],
    [
      "with a byte changed",
      async (file) => {
        const bytes = await readFile(file);
        const at = bytes.length >> 1;
        bytes[at] = (bytes[at] ?? 0) ^ 0x40;
        await writeFile(file, bytes);
      },
      /damaged/,
    ],
    ["without content", (file) => writeFile(file, ""), /damaged|not whole/],
    ["that is a text file", (file) => writeFile(file, "no soy un archivo"), /damaged/],
  ];
  test.each(damage)(
    "I5: %s is refused in one line, and nothing is changed",
    async (_, spoil, line) => {
      const file = path.join(folder, "spoilt.tar.gz");
      await writeFile(file, await readFile(backup));
      await spoil(file);
      const place = await emptyPlace();
      const error: Error = await restore(file, place).then(
        () => expect.fail("it was taken for whole"),
        (thrown) => thrown,
      );
      expect(error.message).toMatch(line);
      expect(error.message).not.toContain("\n");
      expect(await readdir(place.dataDir)).toEqual([]);
    },
  );

  test("I5: a missing file is named in the error", async () => {
    await expect(openArchive("/nowhere/x.tar.gz")).rejects.toThrow(
      "there is no backup at /nowhere/x.tar.gz",
    );
  });

  test("I5: of a newer version is refused before the import starts", async () => {
    const archive = await openArchive(backup);
    const target = await openOwnTarget(await emptyPlace());
    const newer = { ...archive, migrations: [...archive.migrations, "29990101000000"] };
    await expect(importSnapshot(newer, target, silent)).rejects.toThrow(/newer version/);
    await target.close();
  });

  test("I5: without a migration of before the baseline is refused before the import starts", async () => {
    const archive = await openArchive(backup);
    const target = await openOwnTarget(await emptyPlace());
    const older = { ...archive, migrations: formerVersions.slice(0, -1) };
    await expect(importSnapshot(older, target, silent)).rejects.toThrow(/made by an older version/);
    await target.close();
  });
});

test("I5: a backup with all migrations of before the baseline is restored, and its site starts", async () => {
  const archive = await openArchive(backup);
  const place = await emptyPlace();
  const target = await openOwnTarget(place, archive);
  await importSnapshot({ ...archive, migrations: [...formerVersions] }, target, silent);
  await target.close();
  const restored = await startBackend(place);
  expect(restored.logged.map(({ message }) => message)).not.toContain("migrations applied");
  const readTours = (from: TestBackend) =>
    from.service().from("tours").select("slug, name, itinerary");
  expect((await readTours(restored)).data).toEqual((await readTours(site)).data);
  await restored.dispose();
});

test("I5: a restore into an existing site is refused and changes nothing", async () => {
  const own = await startBackend();
  await own
    .service()
    .from("tours")
    .insert({ ...tour, slug: "mia" });
  await own.backend.close();
  await expect(restore(backup, own.place)).rejects.toThrow(/holds a site already/);
  await own.reopen();
  expect((await own.service().from("tours").select("slug")).data).toEqual([{ slug: "mia" }]);
  await own.dispose();
});

deepTest(
  "I5: an interrupted restore prevents the start, and is completed by the same command",
  async () => {
    const place = await emptyPlace();
    const archive = await openArchive(backup);
    const target = await openOwnTarget(place);
    let files = 0;
    const stumbling = {
      ...target,
      async write(...given: Parameters<typeof target.write>) {
        if (files++ > 0) throw new Error("killed");
        return target.write(...given);
      },
    };
    await expect(importSnapshot(archive, stumbling, silent)).rejects.toThrow("killed");
    await target.close();
    await expect(startBackend(place)).rejects.toThrow(/did not finish: run the same command again/);
    const brought = await restore(backup, place);
    expect(brought.already).toBe(1);
    const again = await startBackend(place);
    expect(
      (await again.service().from("tours").select("id", { count: "exact", head: true })).count,
    ).toBe(450);
    await again.backend.close();
  },
);

test("L3: a backup interrupted at any moment is complete or leaves nothing, and the site serves", async () => {
  const own = path.join(folder, "broken-off");
  const file = path.join(own, newBackupName("0123abcd"));
  const outcomes: string[] = [];
  for (const afterMs of [0, 5, 10, 20, 40, 80]) {
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(new Error("stopped")), afterMs);
    const outcome = await writeBackup(source(), file, stopping.signal).then(
      async () => (await openArchive(file)) && "whole",
      (error: Error) => error.message,
    );
    outcomes.push(outcome);
    await rm(file, { force: true });
    expect(await readdir(own), `after ${afterMs} ms: ${outcome}`).toEqual([]);
    expect((await site.service().from("tours").select("id").limit(1)).data).toHaveLength(1);
  }
  expect(outcomes[0]).toBe("stopped");
  expect(outcomes.filter((outcome) => !["stopped", "whole"].includes(outcome))).toEqual([]);
});

describe("a storage with files", () => {
  const site = "11111111-1111-1111-1111-111111111111";
  const blobsOf = ({ dataDir, s3 }: OwnTarget) =>
    s3 ? S3Blobs.open(s3) : DiskBlobs.open(path.join(dataDir, "storage"));

  test("I5: with the marker of another site: a restore is refused in one line and changes nothing", async () => {
    const place = await emptyPlace();
    const blobs = await blobsOf(place);
    await writeMarker(blobs, { site, database: site });
    await expect(restore(backup, place)).rejects.toThrow(
      /holds files of another site: give an empty/,
    );
    expect(await readdir(place.dataDir)).not.toContain("pg");
    expect(await readMarker(blobs)).toEqual({ site, database: site });
    await blobs.close();
  });

  test("I5: with unknown files and no marker: a restore is refused", async () => {
    const place = await emptyPlace();
    const blobs = await blobsOf(place);
    for (const letter of ["a", "b", "c"])
      await blobs.write(blobKey(letter.repeat(64)), Buffer.from("x"));
    await expect(restore(backup, place)).rejects.toThrow(/files that are not of this site/);
    await blobs.close();
  });

  deepTest(
    "I5: a file of the same size with other content is replaced, and newer files stay",
    async () => {
      const place = await emptyPlace();
      const archive = await openArchive(backup);
      const blobs = await blobsOf(place);
      await writeMarker(blobs, { site: archive.site ?? "", database: site });
      let key = "";
      for await (const object of archive.objects())
        if (object.name === "a.png") key = blobKey(blobOf(object));
      await blobs.write(key, new Uint8Array(onePixelPng.byteLength));
      const newer = blobKey("d".repeat(64));
      await blobs.write(newer, Buffer.from("newer"));
      const brought = await restore(backup, place);
      expect(brought.already).toBe(0);
      expect(brought.ownsStorage).toBe(false);
      expect(Buffer.from((await blobs.readWhole(key)) ?? [])).toEqual(Buffer.from(onePixelPng));
      // The restored copy deletes nothing until an operator confirms it.
      const far = () => Date.now() + 2 * 24 * 3_600_000;
      const restored = await startBackend({
        ...place,
        sweep: { firstMs: 0, everyMs: 20, now: far },
      });
      await expect
        .poll(() => restored.logged.map(({ details }) => details?.reason))
        .toContain("storage");
      expect(await blobs.sizeOf(newer)).toBe(5);
      await restored.backend.close();
      await blobs.close();
    },
  );
});
