import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackups } from "../../../server/ops/snapshot/schedule.ts";
import { removeFolder } from "../../support/remove-folder.ts";
import { slowdown } from "../../support/slowdown.ts";
import { startBackend, type TestBackend, temporaryFolder } from "../backend/harness.ts";
import { fillSite } from "./site.ts";

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

test("I5: backups are made when they are due, the newest stay, and leftovers of a crash go", async () => {
  const own = path.join(folder, "planned");
  const first = await startBackups(source(), { folder: own, everyHours: 24, keep: 2 }, log, 0);
  await expect.poll(() => first.newest()).toBeGreaterThan(Date.now() / 1000 - 60);
  expect(await readdir(own)).toHaveLength(1);
  await first.stop();
  await writeFile(path.join(own, "backup-2026-01-01T00-00-00Z.tar.gz.partial"), "half");
  await writeFile(path.join(own, "backup-2026-01-01T00-00-00Z.tar.gz"), "old");
  await writeFile(path.join(own, "backup-2026-01-02T00-00-00Z.tar.gz"), "older than two");
  await writeFile(path.join(own, "notas.txt"), "mine");
  const second = await startBackups(source(), { folder: own, everyHours: 24, keep: 2 }, log, 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  // The newest is of today: none is due.
  expect((await readdir(own)).filter((name) => name.endsWith(".gz"))).toHaveLength(3);
  await second.make();
  const left = await readdir(own);
  expect(left).toContain("notas.txt");
  expect(left.filter((name) => name.startsWith("backup-"))).toHaveLength(2);
  // One that was made while the clock ran ahead is not the newest for years.
  await writeFile(path.join(own, "backup-2099-01-01T00-00-00Z.tar.gz"), "ahead");
  const { file } = await second.make();
  await second.stop();
  const kept = await readdir(own);
  expect(kept).toContain(path.basename(file));
  expect(kept).not.toContain("backup-2099-01-01T00-00-00Z.tar.gz");
});

test("L3: a stop during a backup breaks it off, leaves nothing of it and the older ones as they are", async () => {
  const own = path.join(folder, "stopped");
  const older = path.join(own, "backup-2026-01-01T00-00-00Z.tar.gz");
  await mkdir(own);
  await writeFile(older, "older");
  // A storage that does not answer.
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
