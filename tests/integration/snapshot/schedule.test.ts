import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerOf } from "../../../server/ops/snapshot/backup.ts";
import { startBackups } from "../../../server/ops/snapshot/schedule.ts";
import { removeFolder } from "../../support/remove-folder.ts";
import { slowdown } from "../../support/slowdown.ts";
import { startBackend, type TestBackend, temporaryFolder } from "../backend/harness.ts";
import { fillSite } from "./sample-site.ts";

let site: TestBackend;
let folder: string;
const silent = () => {};
const log = { info: silent, warn: silent, error: silent };

beforeAll(async () => {
  site = await startBackend();
  await fillSite(site);
  folder = await temporaryFolder();
});
afterAll(async () => {
  await site.dispose();
  await removeFolder(folder);
});

function source() {
  const { backupSource } = site.backend;
  if (!backupSource) throw new Error("our own backend has a source");
  return backupSource;
}

test("I5: backups are made when due, the newest are kept, and remains of a crash are removed", async () => {
  const own = path.join(folder, "planned");
  const first = await startBackups(source(), { folder: own, everyHours: 24, keep: 2 }, log, 0);
  await expect.poll(() => first.newest()).toBeGreaterThan(Date.now() / 1000 - 60);
  expect(await readdir(own)).toHaveLength(1);
  await first.stop();
  const owner = await ownerOf(source().database);
  await writeFile(path.join(own, "backup-2026-01-01T00-00-00Z.tar.gz.partial"), "half");
  await writeFile(path.join(own, `backup-2026-01-01T00-00-00Z-${owner}.tar.gz`), "old");
  await writeFile(path.join(own, `backup-2026-01-02T00-00-00Z-${owner}.tar.gz`), "older than two");
  await writeFile(path.join(own, "notas.txt"), "mine");
  const second = await startBackups(source(), { folder: own, everyHours: 24, keep: 2 }, log, 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  // The newest is of today: none is due.
  expect((await readdir(own)).filter((name) => name.endsWith(".gz"))).toHaveLength(3);
  await second.make();
  const left = await readdir(own);
  expect(left).toContain("notas.txt");
  expect(left.filter((name) => name.startsWith("backup-"))).toHaveLength(2);
  // A backup made while the clock was ahead does not count as the newest for years.
  await writeFile(path.join(own, `backup-2099-01-01T00-00-00Z-${owner}.tar.gz`), "ahead");
  const { file } = await second.make();
  await second.stop();
  const kept = await readdir(own);
  expect(kept).toContain(path.basename(file));
  expect(kept).not.toContain(`backup-2099-01-01T00-00-00Z-${owner}.tar.gz`);
});

test("L3: a stop during a backup aborts it, leaves nothing of it, and keeps the older ones", async () => {
  const own = path.join(folder, "stopped");
  const older = path.join(own, "backup-2026-01-01T00-00-00Z.tar.gz");
  await mkdir(own);
  await writeFile(older, "older");
  // A storage that does not respond.
  let reading = () => {};
  const begun = new Promise<void>((resolve) => {
    reading = resolve;
  });
  const backups = await startBackups(
    {
      ...source(),
      readFile() {
        reading();
        return new Promise<never>(() => {});
      },
    },
    { folder: own, everyHours: 0, keep: 1 },
    log,
  );
  const [making, waiting] = [backups.make(), backups.make()].map((made) =>
    made.then(
      () => "made",
      (error: Error) => error.message,
    ),
  );
  await begun;
  expect(await readdir(own)).toHaveLength(3);
  const asked = performance.now();
  await backups.stop();
  expect(performance.now() - asked).toBeLessThan(2000 * slowdown());
  expect(await Promise.all([making, waiting])).toEqual(Array(2).fill("the server is stopping"));
  expect(await readdir(own)).toEqual([path.basename(older)]);
  expect(await readFile(older, "utf8")).toBe("older");
  await expect(backups.make()).rejects.toThrow("the server is stopping");
});

test("I5: rotation keeps the backups of other databases, those without an owner, and the last complete one", async () => {
  const own = path.join(folder, "shared");
  const owner = await ownerOf(source().database);
  await mkdir(own);
  const kept = [
    "backup-2026-01-01T00-00-00Z.tar.gz",
    "backup-2026-01-01T00-00-00Z-01234567.tar.gz",
    `backup-2026-01-02T00-00-00Z-${owner}.tar.gz`,
  ];
  const goes = `backup-2026-01-01T00-00-00Z-${owner}.tar.gz`;
  for (const name of [...kept, goes]) await writeFile(path.join(own, name), "x");
  const lost = { ...source(), readFile: async () => undefined };
  const backups = await startBackups(lost, { folder: own, everyHours: 0, keep: 1 }, log);
  const { file } = await backups.make();
  await backups.stop();
  expect(file).toMatch(/-incomplete\.tar\.gz$/);
  expect((await readdir(own)).sort()).toEqual([...kept, path.basename(file)].sort());
});

test("I5: rotation removes nothing while the clock differs by days from the newest known time", async () => {
  const own = path.join(folder, "clock");
  const { database } = source();
  const owner = await ownerOf(database);
  await mkdir(own);
  const old = `backup-2026-01-01T00-00-00Z-${owner}.tar.gz`;
  await writeFile(path.join(own, old), "x");
  const backups = await startBackups(source(), { folder: own, everyHours: 0, keep: 1 }, log);
  for (const distance of ["- interval '3 years'", "+ interval '3 years'"]) {
    await database.query(
      `update private.clock_state set newest = now() ${distance}, doubted_since = null, doubted_last = null`,
    );
    await backups.make();
    expect(await readdir(own)).toContain(old);
  }
  await database.query("update private.clock_state set newest = now()");
  await backups.make();
  expect(await readdir(own)).not.toContain(old);
  await backups.stop();
});
