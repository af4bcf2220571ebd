import { execFileSync } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openEmbeddedDatabase } from "../../server/backend/database/embedded-database.ts";
import { copyOfTemplate } from "../integration/backend/harness.ts";
import { smallDisk } from "./disks.ts";
import { startedFolder } from "./folders.ts";

test("I5: a database that has no room for its log ends itself, and is back with all that was committed once there is some", async (context) => {
  const disk = await smallDisk();
  if (!disk) return context.skip("a disk of its own cannot be mounted here");
  const dataDir = await copyOfTemplate(join(disk, "data"));
  const logged: string[] = [];
  const note = (message: string, details?: object) =>
    void logged.push(`${message} ${JSON.stringify(details ?? {})}`);
  const database = await openEmbeddedDatabase(dataDir, { info: note, warn: note, error: note });
  const heard: string[] = [];
  let gaps = 0;
  await database.listen(
    "news",
    (payload) => heard.push(payload),
    () => {
      gaps += 1;
    },
  );
  await database.exec("create table kept (number integer)");
  const add = (number: number) =>
    database.exclusively(() => database.query("insert into kept values ($1)", [number]));
  await add(1);

  const filler = join(disk, "filler");
  try {
    execFileSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"], { stdio: "ignore" });
  } catch {
    // It ends when the disk is full, which dd calls a failure.
  }
  const crash = { code: "57P02", name: "DatabaseCrash" };
  // Each begins another segment of the log, and each segment has 16 MB.
  await expect(
    (async () => {
      for (let segment = 0; segment < 20; segment++) {
        await add(2);
        await database.query("select pg_switch_wal()");
      }
    })(),
  ).rejects.toMatchObject(crash);
  const segments = (await readdir(join(dataDir, "pg", "pg_wal"))).length;
  expect(segments).toBeLessThan(20);

  // Whoever asks hears of it at once, and nothing else waits: requests that are under way, transactions, health.
  const began = performance.now();
  await expect(add(3)).rejects.toMatchObject(crash);
  await expect(database.exec("select 1")).rejects.toMatchObject(crash);
  await expect(
    database.transaction((transaction) => transaction.query("select 1")),
  ).rejects.toMatchObject(crash);
  await expect(database.ping()).rejects.toMatchObject(crash);
  await database.recover();
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(logged).toEqual([expect.stringMatching(/ended itself: .*"reason":"only \d MB are free"/)]);
  expect(gaps).toBe(0);

  await rm(filler);
  await vi.waitFor(() => database.ping(), { timeout: 20_000, interval: 100 });
  await vi.waitFor(() => expect(gaps).toBe(1));
  await add(4);
  const numbers = async () => {
    const { rows } = await database.query<{ number: number }>("select distinct number from kept");
    return rows.map(({ number }) => number).sort();
  };
  expect(await numbers()).toEqual([1, 2, 4]);
  await database.query("select pg_notify('news', 'back')");
  expect(heard).toEqual(["back"]);
  await database.close();

  const again = await openEmbeddedDatabase(dataDir);
  const { rows } = await again.query<{ count: number }>(
    "select count(*) from kept where number = 4",
  );
  expect(rows).toEqual([{ count: 1 }]);
  await again.close();
}, 60_000);

test("I5: a database that has ended itself is closed at once", async () => {
  const dataDir = await startedFolder();
  const database = await openEmbeddedDatabase(dataDir);
  await rm(join(dataDir, "pg", "pg_wal"), { recursive: true });
  await expect(
    (async () => {
      for (;;) await database.query("select pg_switch_wal(), pg_notify('a', '')");
    })(),
  ).rejects.toMatchObject({ code: "57P02" });
  const began = performance.now();
  await database.close();
  expect(performance.now() - began).toBeLessThan(1_000);
}, 60_000);
