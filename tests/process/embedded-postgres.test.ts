import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmod,
  chown,
  cp,
  mkdir,
  readdir,
  readFile,
  readlink,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "../../app/lib/database.types.ts";
import { openEmbeddedDatabase } from "../../server/backend/database/embedded/embedded-server.ts";
import { findPrograms } from "../../server/backend/database/embedded/programs.ts";
import { tour } from "../integration/backend/harness.ts";
import { failToStart, type RunningSite, spawnServer, startSite } from "../support/site.ts";
import { startedFolder, temporaryFolder } from "./folders.ts";

vi.setConfig({ testTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
/** Whom the server runs as where root starts it. */
const serverUid = isRoot ? 65_525 : process.getuid?.();

const clusterOf = (dataDir: string) => join(dataDir, "pg", "18");

/** Ids of the processes whose working folder this is, with their command lines. */
async function processesIn(folder: string): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    if ((await readlink(`/proc/${pid}/cwd`).catch(() => "")) !== folder) continue;
    found.set(Number(pid), await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => ""));
  }
  return found;
}

const postmasterPid = async (dataDir: string) =>
  Number((await readFile(join(clusterOf(dataDir), "postmaster.pid"), "utf8")).split("\n")[0]);

async function start(dataDir: string, settings: Record<string, string> = {}) {
  const site = await startSite({
    DATA_DIR: dataDir,
    SEED: "none",
    BACKUP_EVERY_HOURS: "0",
    LOG_LEVEL: "info",
    ...settings,
  });
  onTestFinished(async () => void (await site.stop()));
  return site;
}

async function panelOf(site: RunningSite, dataDir: string) {
  const { secretKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  return createClient<Database>(site.url, secretKey, { auth: { persistSession: false } });
}

test("L3: a started site, its database listens on nothing but a socket that strangers do not reach, as a user without rights", async () => {
  const dataDir = await startedFolder();
  const site = await start(dataDir);
  const pid = await postmasterPid(dataDir);
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  expect(status).toMatch(new RegExp(`^Uid:\\s+${serverUid}\\s`, "m"));
  // Inodes of its sockets that listen for TCP.
  const fds = await readdir(`/proc/${pid}/fd`);
  const links = await Promise.all(
    fds.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => "")),
  );
  const inodes = links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []);
  expect(inodes.length).toBeGreaterThan(0);
  const listening =
    (await readFile("/proc/net/tcp", "utf8")) + (await readFile("/proc/net/tcp6", "utf8"));
  const tcp = listening.split("\n").map((line) => line.trim().split(/\s+/)[9]);
  expect(inodes.filter((inode) => tcp.includes(inode))).toEqual([]);
  expect((await stat(clusterOf(dataDir))).mode & 0o077).toBe(0);
  const password = await stat(join(dataDir, "pg", "password"));
  expect(password.mode & 0o077).toBe(0);
  expect(await readFile(join(clusterOf(dataDir), "pg_hba.conf"), "utf8")).toBe(
    "local all all scram-sha-256\n",
  );
  expect(site.output()).not.toContain(await readFile(join(dataDir, "pg", "password"), "utf8"));
});

test("L3: each commit is forced to disk before it is answered, and the site is no superuser", async () => {
  const dataDir = await startedFolder();
  const database = await openEmbeddedDatabase({ dataDir });
  onTestFinished(() => database.close());
  const { rows: settings } = await database.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums') order by name`,
  );
  expect(settings.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
    "data_checksums on",
    "fsync on",
    "full_page_writes on",
    "synchronous_commit on",
  ]);
  const { rows: rights } = await database.query(
    "select rolname, rolsuper, rolcreatedb, rolreplication from pg_roles where rolname = current_user",
  );
  expect(rights).toEqual([
    { rolname: "site", rolsuper: false, rolcreatedb: false, rolreplication: false },
  ]);
  await database.exec("create table committed (number integer)");
  const syncs = async () => {
    const { rows } = await database.query<{ syncs: number }>(
      "select sum(fsyncs)::int as syncs from pg_stat_io where object = 'wal'",
    );
    return rows[0]?.syncs ?? 0;
  };
  const before = await syncs();
  for (let number = 0; number < 50; number++) {
    await database.query("insert into committed values ($1)", [number]);
    // What a session has counted is otherwise told once in a while.
    await database.query("select pg_stat_force_next_flush()");
  }
  expect((await syncs()) - before).toBeGreaterThanOrEqual(50);
});

test("L3: the site killed, its database ends by itself, and the next start has what was acknowledged", async () => {
  const dataDir = await startedFolder();
  const site = await start(dataDir);
  const { error } = await (await panelOf(site, dataDir)).from("tours").insert(tour);
  expect(error).toBeNull();
  await site.stop("SIGKILL");
  await vi.waitFor(async () => expect((await processesIn(clusterOf(dataDir))).size).toBe(0), 5_000);
  const again = await start(dataDir);
  const { data } = await (await panelOf(again, dataDir)).from("tours").select("slug");
  expect(data).toEqual([{ slug: tour.slug }]);
  expect(await again.stop()).toBe(0);
});

test("L3: the site and what guards its database killed, the next start ends the database that was left behind", async () => {
  const dataDir = await startedFolder();
  const site = await start(dataDir);
  const orphan = await postmasterPid(dataDir);
  execFileSync("pkill", ["-KILL", "-f", `kill -INT "\\$0" ${orphan}`]);
  await site.stop("SIGKILL");
  await setTimeout(500);
  expect([...(await processesIn(clusterOf(dataDir))).keys()]).toContain(orphan);
  const again = await start(dataDir);
  expect(again.output()).toContain("left behind");
  expect(await postmasterPid(dataDir)).not.toBe(orphan);
  expect(await again.stop()).toBe(0);
});

test("L3: the database killed and left with a session in the middle of a computation, the next start does not wait for it", async () => {
  const dataDir = await startedFolder();
  const database = await openEmbeddedDatabase({ dataDir });
  const [pid] = [await postmasterPid(dataDir)];
  const busy = database
    .query("select count(*) from generate_series(1, 1000000000)")
    .catch(() => "ended");
  await setTimeout(300);
  process.kill(pid, "SIGSTOP");
  process.kill(pid, "SIGKILL");
  // It is started again at once.
  await vi.waitFor(() => database.ping(), { timeout: 10_000, interval: 50 });
  expect(await busy).toBe("ended");
  await database.close();
  expect((await processesIn(clusterOf(dataDir))).size).toBe(0);
});

test.runIf(isRoot)(
  "L3: a process id in postmaster.pid that another process has now is no obstacle, nor an empty file",
  async () => {
    const dataDir = await startedFolder();
    const first = await openEmbeddedDatabase({ dataDir });
    const file = join(clusterOf(dataDir), "postmaster.pid");
    const lines = (await readFile(file, "utf8")).split("\n");
    await first.close();
    // Of the same user, as in a container that was started anew.
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

test("L3: a lost password is made anew", async () => {
  const dataDir = await startedFolder();
  await writeFile(join(dataDir, "pg", "password"), "wrong");
  const database = await openEmbeddedDatabase({ dataDir });
  await database.ping();
  await database.close();
  expect(await readFile(join(dataDir, "pg", "password"), "utf8")).toMatch(/^[\w-]{43}$/);
  expect(await readFile(join(clusterOf(dataDir), "pg_hba.conf"), "utf8")).toContain(
    "scram-sha-256",
  );
});

test("L3: a terminal's Ctrl-C, sent to the whole group, ends the site first and its database after it", async () => {
  const dataDir = await startedFolder();
  const { child, output } = spawnServer(
    { PORT: "0", DATA_DIR: dataDir, SEED: "none", LOG_LEVEL: "debug", BACKUP_EVERY_HOURS: "0" },
    undefined,
    undefined,
    { detached: true },
  );
  await vi.waitFor(() => expect(output()).toContain("Site:"), 20_000);
  const began = performance.now();
  process.kill(-(child.pid ?? 0), "SIGINT");
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(output()).toContain("database system is shut down");
  expect(output()).not.toContain("the database server has ended");
  expect((await processesIn(clusterOf(dataDir))).size).toBe(0);
});

test("L4: the database killed under the running site, cached pages go on, the rest says so at once, and it is back within seconds", async () => {
  const dataDir = await startedFolder();
  const site = await start(dataDir);
  const panel = await panelOf(site, dataDir);
  await panel.from("tours").insert(tour);
  const page = () => fetch(`${site.url}/es/tours`);
  expect(await (await page()).text()).toContain(tour.name);
  const { publishableKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  const rest = () =>
    fetch(`${site.url}/rest/v1/tours?select=slug`, { headers: { apikey: publishableKey } });
  for (const signal of ["SIGKILL", "SIGQUIT"] as const) {
    expect((await rest()).status).toBe(200);
    process.kill(await postmasterPid(dataDir), signal);
    const killed = performance.now();
    const statuses = new Set<number>();
    let wellAgain = 0;
    while (performance.now() - killed < 15_000) {
      const began = performance.now();
      const [kept, asked] = await Promise.all([page(), rest()]);
      expect(performance.now() - began).toBeLessThan(3_500);
      expect(kept.status).toBe(200);
      expect(await kept.text()).toContain(tour.name);
      statuses.add(asked.status);
      if (asked.status === 200 && performance.now() - killed > 300) {
        wellAgain = performance.now() - killed;
        break;
      }
      await setTimeout(20);
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(wellAgain).toBeGreaterThan(0);
    expect(wellAgain).toBeLessThan(10_000);
  }
  // Writes too, and what is cached is told of them.
  const { error } = await panel.from("tours").insert({ ...tour, slug: "otra", name: "Otra vez" });
  expect(error).toBeNull();
  await vi.waitFor(async () => expect(await (await page()).text()).toContain("Otra vez"), 5_000);
  expect(await site.stop()).toBe(0);
});

test("L4: a session of the database killed under traffic, requests are answered again within seconds", async () => {
  const dataDir = await startedFolder();
  const site = await start(dataDir);
  // Of strangers only some would be let through at once.
  const { secretKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  const rest = () =>
    fetch(`${site.url}/rest/v1/tours?select=slug`, { headers: { apikey: secretKey } });
  expect((await rest()).status).toBe(200);
  const sessions = [...(await processesIn(clusterOf(dataDir)))].filter(([, command]) =>
    / site site /.test(command),
  );
  expect(sessions.length).toBeGreaterThan(0);
  const [pid = 0] = sessions[0] ?? [];
  const burst = Array.from({ length: 40 }, rest);
  process.kill(pid, "SIGKILL");
  const killed = performance.now();
  for (const response of await Promise.all(burst)) expect([200, 503]).toContain(response.status);
  await vi.waitFor(async () => expect((await rest()).status).toBe(200), {
    timeout: 10_000,
    interval: 20,
  });
  expect(performance.now() - killed).toBeLessThan(10_000);
  expect(await site.stop()).toBe(0);
});

test.runIf(isRoot).each([
  ["with an entry among the system's users", 65_534],
  ["that is a number without an entry", 23_456],
])("L3: a plain user %s starts it, in a folder with a long name and spaces", async (_, uid) => {
  const parent = await temporaryFolder();
  await chmod(parent, 0o755);
  await chmod(tmpdir(), 0o1777);
  const dataDir = join(parent, "datos del sitio ñ", "x".repeat(120));
  await mkdir(dataDir, { recursive: true });
  for (const folder of [dirname(dataDir), dataDir]) await chown(folder, uid, uid);
  const settings = { PORT: "0", DATA_DIR: dataDir, SEED: "none", BACKUP_EVERY_HOURS: "0" };
  for (const round of ["first", "second"]) {
    const { child, output } = spawnServer(settings, parent, uid);
    onTestFinished(() => void child.kill("SIGKILL"));
    await vi.waitFor(
      () => expect([round, output()]).toEqual([round, expect.stringContaining("Site:")]),
      30_000,
    );
    const status = await readFile(`/proc/${await postmasterPid(dataDir)}/status`, "utf8");
    expect(status).toMatch(new RegExp(`^Uid:\\s+${uid}\\s`, "m"));
    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(0);
  }
});

test.runIf(isRoot)(
  "L3: programs below a folder that is root's alone are copied to where the server's user reaches them",
  async () => {
    const account = { uid: 65_525, gid: 65_525 };
    const bin = await findPrograms({ configured: undefined, account });
    const closed = await temporaryFolder();
    await chmod(closed, 0o700);
    const name = "linux-test";
    await mkdir(join(closed, name));
    await cp(join(dirname(dirname(bin)), "native"), join(closed, name, "native"), {
      recursive: true,
      verbatimSymlinks: true,
    });
    const version = `0.0.0-${Date.now()}`;
    await writeFile(join(closed, name, "package.json"), JSON.stringify({ version }));
    const told: string[] = [];
    const log = { info: (line: string) => void told.push(line), warn() {}, error() {} };
    const packaged = join(closed, name, "native", "bin");
    const copy = await findPrograms({ configured: undefined, packaged, account, log });
    onTestFinished(() => {
      execFileSync("rm", ["-rf", dirname(copy)]);
    });
    expect(copy).toContain(`postgres-${name}-${version}`);
    expect(told).toHaveLength(1);
    const says = execFileSync(join(copy, "postgres"), ["--version"], { ...account, cwd: "/" });
    expect(String(says)).toContain("PostgreSQL) 18");
    expect((await stat(join(copy, "postgres"))).uid).toBe(0);
    // The second start takes what is there.
    expect(await findPrograms({ configured: undefined, packaged, account })).toBe(copy);
  },
);

test("L3: programs that are not there or of another version are refused with one line that names both ways out", async () => {
  const { code, output } = await failToStart({
    DATA_DIR: await temporaryFolder(),
    POSTGRES_BIN: "/nowhere",
  });
  expect([code, output.trim().split("\n")]).toEqual([
    1,
    [expect.stringMatching(/^POSTGRES_BIN \/nowhere does not run .* DATABASE_URL/)],
  ]);
});

test("L3: a folder of the earlier embedded database is refused with one line, and left as it is", async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, "pg"));
  await writeFile(join(dataDir, "pg", "PG_VERSION"), "17\n");
  const { code, output } = await failToStart({ DATA_DIR: dataDir });
  expect([code, output.trim().split("\n")]).toEqual([
    1,
    [expect.stringContaining("an earlier version of this site")],
  ]);
  expect(await readdir(join(dataDir, "pg"))).toEqual(["PG_VERSION"]);
});

describe("npm run db", () => {
  const run = (env: Record<string, string>, ...given: string[]) =>
    spawnSync(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", "scripts/db.ts", ...given],
      {
        env: { ...process.env, ...env },
        encoding: "utf8",
      },
    );
  const query = ["-Atc", "select current_user || ' ' || count(*) from tours"];

  test.skipIf(spawnSync("psql", ["--version"]).status !== 0)(
    "L3: npm run db, with the site running and stopped, is a psql on its database",
    async () => {
      const dataDir = await startedFolder();
      const site = await start(dataDir);
      expect(run({ DATA_DIR: dataDir }, ...query).stdout.trim()).toBe("site 0");
      await site.stop();
      expect(run({ DATA_DIR: dataDir }, ...query).stdout.trim()).toBe("site 0");
      expect((await processesIn(clusterOf(dataDir))).size).toBe(0);
    },
  );

  test("L3: npm run db without a psql says how to connect, and not the password", async () => {
    const dataDir = await startedFolder();
    const { stdout, status } = run({ DATA_DIR: dataDir, PATH: "/nowhere" });
    expect(status).toBe(0);
    expect(stdout).toContain(`host=${clusterOf(dataDir)} user=site dbname=site`);
    const password = await readFile(join(dataDir, "pg", "password"), "utf8");
    expect(stdout).not.toContain(password);
  });

  test("L3: npm run db of a folder without a database says so in one line", async () => {
    const dataDir = await temporaryFolder();
    const { stderr, status } = run({ DATA_DIR: dataDir });
    expect([status, stderr.trim()]).toEqual([1, `DATA_DIR ${dataDir} holds no database`]);
  });
});
