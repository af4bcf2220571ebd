import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openEmbeddedDatabase } from "../../server/backend/database/embedded/embedded-server.ts";
import { tour } from "../integration/backend/harness.ts";
import { eventually } from "../support/eventually.ts";
import { spawnServer } from "../support/site.ts";
import { slowdown } from "../support/slowdown.ts";
import {
  adminClient,
  canBecomeUser,
  clusterFolder,
  isRoot,
  postmasterPid,
  processesIn,
  serverUid,
  start,
} from "./cluster.ts";
import { initializedFolder, temporaryFolder } from "./temporary-folders.ts";

test("L3: after site and database guard are killed, the next start stops the database left behind", async () => {
  const dataDir = await initializedFolder();
  const site = await start(dataDir);
  const orphan = await postmasterPid(dataDir);
  execFileSync("pkill", ["-KILL", "-f", `kill -INT "\\$0" ${orphan}`]);
  await site.stop("SIGKILL");
  await setTimeout(500);
  expect([...(await processesIn(clusterFolder(dataDir))).keys()]).toContain(orphan);
  const again = await start(dataDir);
  expect(again.output()).toContain("left behind");
  expect(await postmasterPid(dataDir)).not.toBe(orphan);
  expect(await again.stop()).toBe(0);
});

test("L3: after the database is killed during a computation of a session, the next start does not wait for it", async () => {
  const dataDir = await initializedFolder();
  const database = await openEmbeddedDatabase({ dataDir });
  const [pid] = [await postmasterPid(dataDir)];
  const busy = database
    .query("select count(*) from generate_series(1, 1000000000)")
    .catch(() => "ended");
  await setTimeout(300);
  process.kill(pid, "SIGSTOP");
  process.kill(pid, "SIGKILL");
  // It is restarted at once.
  await eventually(() => database.ping());
  expect(await busy).toBe("ended");
  await database.close();
  expect((await processesIn(clusterFolder(dataDir))).size).toBe(0);
});

test.runIf(isRoot)(
  "L3: a start succeeds if postmaster.pid is empty or has the id of another process",
  async () => {
    const dataDir = await initializedFolder();
    const first = await openEmbeddedDatabase({ dataDir });
    const file = join(clusterFolder(dataDir), "postmaster.pid");
    const lines = (await readFile(file, "utf8")).split("\n");
    await first.close();
    // The process has the same user, as in a restarted container.
    const stranger = spawn("sleep", ["60"], { uid: serverUid, gid: serverUid, stdio: "ignore" });
    onTestFinished(() => void stranger.kill());
    await once(stranger, "spawn");
    const write = async (text: string) => {
      await writeFile(file, text, { mode: 0o600 });
      await chown(file, serverUid ?? 0, serverUid ?? 0);
    };
    await write([stranger.pid, ...lines.slice(1)].join("\n"));
    const second = await openEmbeddedDatabase({ dataDir });
    await second.ping();
    await second.close();
    expect(stranger.exitCode).toBeNull();
    await write("");
    const third = await openEmbeddedDatabase({ dataDir });
    await third.ping();
    await third.close();
  },
);

test("L3: Ctrl-C in a terminal, sent to the whole process group, ends the site first and then its database", async () => {
  const dataDir = await initializedFolder();
  const { child, output } = spawnServer(
    { PORT: "0", DATA_DIR: dataDir, SEED: "none", LOG_LEVEL: "debug", BACKUP_EVERY_HOURS: "0" },
    undefined,
    undefined,
    { detached: true },
  );
  await eventually(() => expect(output()).toContain("Site:"));
  const slower = slowdown();
  const began = performance.now();
  process.kill(-(child.pid ?? 0), "SIGINT");
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000 * slower);
  expect(output()).toContain("database system is shut down");
  expect(output()).not.toContain("the database server has ended");
  expect((await processesIn(clusterFolder(dataDir))).size).toBe(0);
});

test("L4: after the database is killed, cached pages are served, others fail at once, and it is back within seconds", async () => {
  const dataDir = await initializedFolder();
  const site = await start(dataDir);
  const panel = await adminClient(site, dataDir);
  await panel.from("tours").insert(tour);
  const page = () => fetch(`${site.url}/es/tours`);
  expect(await (await page()).text()).toContain(tour.name);
  // The notification of the insert may come later, and removes a page that was cached before it.
  await setTimeout(1_000);
  expect(await (await page()).text()).toContain(tour.name);
  const { publishableKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  const rest = () =>
    fetch(`${site.url}/rest/v1/tours?select=slug`, { headers: { apikey: publishableKey } });
  for (const signal of ["SIGKILL", "SIGQUIT"] as const) {
    expect((await rest()).status).toBe(200);
    const slower = slowdown();
    process.kill(await postmasterPid(dataDir), signal);
    const killed = performance.now();
    const statuses = new Set<number>();
    let wellAgain = 0;
    while (performance.now() - killed < 15_000 * slower) {
      const began = performance.now();
      const [cached, asked] = await Promise.all([page(), rest()]);
      expect(performance.now() - began).toBeLessThan(2_500 * slower);
      expect(cached.status).toBe(200);
      expect(await cached.text()).toContain(tour.name);
      statuses.add(asked.status);
      if (asked.status === 200 && performance.now() - killed > 300) {
        wellAgain = performance.now() - killed;
        break;
      }
      await setTimeout(20);
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(wellAgain).toBeGreaterThan(0);
    expect(wellAgain).toBeLessThan(10_000 * slower);
  }
  // Writes work too, and invalidate cached pages.
  const { error } = await panel.from("tours").insert({ ...tour, slug: "otra", name: "Otra vez" });
  expect(error).toBeNull();
  await eventually(async () => expect(await (await page()).text()).toContain("Otra vez"));
  expect(await site.stop()).toBe(0);
});

test("L4: after a database session is killed under load, requests succeed again within seconds", async () => {
  const dataDir = await initializedFolder();
  const site = await start(dataDir);
  // Admission control would limit anonymous clients.
  const { secretKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  const rest = () =>
    fetch(`${site.url}/rest/v1/tours?select=slug`, { headers: { apikey: secretKey } });
  expect((await rest()).status).toBe(200);
  const sessions = [...(await processesIn(clusterFolder(dataDir)))].filter(([, command]) =>
    / site site /.test(command),
  );
  expect(sessions.length).toBeGreaterThan(0);
  const [pid = 0] = sessions[0] ?? [];
  const slower = slowdown();
  const burst = Array.from({ length: 40 }, rest);
  process.kill(pid, "SIGKILL");
  const killed = performance.now();
  for (const response of await Promise.all(burst)) expect([200, 503]).toContain(response.status);
  await eventually(async () => expect((await rest()).status).toBe(200));
  expect(performance.now() - killed).toBeLessThan(10_000 * slower);
  expect(await site.stop()).toBe(0);
});

/** Starts the site as another user, in a folder with a long name and spaces that belongs to that user. */
async function spawnAs(uid: number, dataDir: string) {
  const settings = { PORT: "0", DATA_DIR: dataDir, SEED: "none", BACKUP_EVERY_HOURS: "0" };
  const spawned = spawnServer(settings, dirname(dirname(dataDir)), uid);
  onTestFinished(() => void spawned.child.kill("SIGKILL"));
  return spawned;
}

async function folderOf(uid: number): Promise<string> {
  const parent = await temporaryFolder();
  await chmod(parent, 0o755);
  const dataDir = join(parent, "datos del sitio ñ", "x".repeat(120));
  await mkdir(dataDir, { recursive: true });
  for (const folder of [dirname(dataDir), dataDir]) await chown(folder, uid, uid);
  return dataDir;
}

test("L3: a plain user starts the database, in a folder with a long name and spaces", async ({
  skip,
}) => {
  const uid = 65_534;
  if (!canBecomeUser(uid)) skip("these tests may not become another user who can read this folder");
  const dataDir = await folderOf(uid);
  for (const round of ["first", "second"]) {
    const { child, output } = await spawnAs(uid, dataDir);
    await eventually(() =>
      expect([round, output()]).toEqual([round, expect.stringContaining("Site:")]),
    );
    const status = await readFile(`/proc/${await postmasterPid(dataDir)}/status`, "utf8");
    expect(status).toMatch(new RegExp(`^Uid:\\s+${uid}\\s`, "m"));
    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(0);
  }
});

test("L3: a user without an entry in /etc/passwd is refused with a line that asks for an entry", async ({
  skip,
}) => {
  const uid = 23_456;
  if (!canBecomeUser(uid)) skip("these tests may not become another user who can read this folder");
  const { child, output } = await spawnAs(uid, await folderOf(uid));
  expect((await once(child, "exit"))[0]).toBe(1);
  expect(output()).toContain("add an entry to /etc/passwd");
});
