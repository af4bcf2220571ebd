import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmod, cp, mkdir, readdir, readFile, readlink, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openEmbeddedDatabase } from "../../server/backend/database/embedded/embedded-server.ts";
import { findPrograms } from "../../server/backend/database/embedded/programs.ts";
import { tour } from "../integration/backend/harness.ts";
import { deepTest } from "../support/deep-test.ts";
import { eventually } from "../support/eventually.ts";
import { failToStart } from "../support/site.ts";
import {
  adminClient,
  clusterFolder,
  isRoot,
  postmasterPid,
  processesIn,
  serverUid,
  start,
} from "./cluster.ts";
import { packagedPostgres } from "./container-image.ts";
import { initializedFolder, temporaryFolder } from "./temporary-folders.ts";

test("L3: the database of a started site listens only on a socket that other users cannot reach, as a user without privileges", async () => {
  const dataDir = await initializedFolder();
  const site = await start(dataDir);
  const pid = await postmasterPid(dataDir);
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  expect(status).toMatch(new RegExp(`^Uid:\\s+${serverUid}\\s`, "m"));
  // Inodes of its listening TCP sockets.
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
  expect((await stat(clusterFolder(dataDir))).mode & 0o077).toBe(0);
  const password = await stat(join(dataDir, "pg", "password"));
  expect(password.mode & 0o077).toBe(0);
  expect(await readFile(join(clusterFolder(dataDir), "pg_hba.conf"), "utf8")).toBe(
    "local all all scram-sha-256\n",
  );
  expect(site.output()).not.toContain(await readFile(join(dataDir, "pg", "password"), "utf8"));
});

test("L3: the database starts, also after a crash, without affecting another program in its working folder", async () => {
  const dataDir = await initializedFolder();
  const program = spawn("sleep", ["600"], {
    cwd: clusterFolder(dataDir),
    stdio: "ignore",
    ...(isRoot ? { uid: serverUid, gid: serverUid } : {}),
  });
  onTestFinished(() => void program.kill());
  const warnings: string[] = [];
  const note = (message: string) => void warnings.push(message);
  const database = await openEmbeddedDatabase({
    dataDir,
    log: { info() {}, warn: note, error: note },
  });
  onTestFinished(() => database.close());
  expect(warnings).toEqual([]);
  process.kill(await postmasterPid(dataDir), "SIGKILL");
  await eventually(async () => expect(warnings).toContain("the database server is back"));
  expect([program.exitCode, program.signalCode]).toEqual([null, null]);
});

test("L3: each commit is flushed to disk before its response, and the site is no superuser", async () => {
  const dataDir = await initializedFolder();
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
    // Sessions report their counts with a delay.
    await database.query("select pg_stat_force_next_flush()");
  }
  expect((await syncs()) - before).toBeGreaterThanOrEqual(50);
});

test("L3: after the site is killed its database ends, and the next start has all acknowledged data", async () => {
  const dataDir = await initializedFolder();
  const site = await start(dataDir);
  const { error } = await (await adminClient(site, dataDir)).from("tours").insert(tour);
  expect(error).toBeNull();
  await site.stop("SIGKILL");
  await eventually(async () => expect((await processesIn(clusterFolder(dataDir))).size).toBe(0));
  const again = await start(dataDir);
  const { data } = await (await adminClient(again, dataDir)).from("tours").select("slug");
  expect(data).toEqual([{ slug: tour.slug }]);
  expect(await again.stop()).toBe(0);
});

deepTest("L3: a lost password is replaced", async () => {
  const dataDir = await initializedFolder();
  await writeFile(join(dataDir, "pg", "password"), "wrong");
  const database = await openEmbeddedDatabase({ dataDir });
  await database.ping();
  await database.close();
  expect(await readFile(join(dataDir, "pg", "password"), "utf8")).toMatch(/^[\w-]{43}$/);
  expect(await readFile(join(clusterFolder(dataDir), "pg_hba.conf"), "utf8")).toContain(
    "scram-sha-256",
  );
});

test.runIf(isRoot)(
  "L3: programs in a folder of root are copied to a place that the server's user can read",
  async () => {
    const account = { uid: 65_525, gid: 65_525 };
    const closed = await temporaryFolder();
    await chmod(closed, 0o700);
    const name = "linux-test";
    await mkdir(join(closed, name));
    await cp(packagedPostgres, join(closed, name, "native"), {
      recursive: true,
      verbatimSymlinks: true,
    });
    const version = `0.0.0-${Date.now()}`;
    await writeFile(join(closed, name, "package.json"), JSON.stringify({ version }));
    const logged: string[] = [];
    const log = { info: (line: string) => void logged.push(line), warn() {}, error() {} };
    const packaged = join(closed, name, "native", "bin");
    const copy = await findPrograms({ configured: undefined, packaged, account, log });
    onTestFinished(() => {
      execFileSync("rm", ["-rf", dirname(copy)]);
    });
    expect(copy).toContain(`postgres-${name}-${version}`);
    expect(logged).toHaveLength(1);
    const says = execFileSync(join(copy, "postgres"), ["--version"], { ...account, cwd: "/" });
    expect(String(says)).toContain("PostgreSQL) 18");
    expect((await stat(join(copy, "postgres"))).uid).toBe(0);
    // The second start uses the existing copy.
    expect(await findPrograms({ configured: undefined, packaged, account })).toBe(copy);
  },
);

test("L3: missing programs, or another version, are refused with one line that names both solutions", async () => {
  const { code, output } = await failToStart({
    DATA_DIR: await temporaryFolder(),
    POSTGRES_BIN: "/nowhere",
  });
  expect([code, output.trim().split("\n")]).toEqual([
    1,
    [expect.stringMatching(/^POSTGRES_BIN \/nowhere does not run .* DATABASE_URL/)],
  ]);
});

test("L3: a folder of the earlier embedded database is refused with one line that names the solution, and is not changed", async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, "pg"));
  await writeFile(join(dataDir, "pg", "PG_VERSION"), "17\n");
  const { code, output } = await failToStart({ DATA_DIR: dataDir });
  expect([code, output.trim().split("\n")]).toEqual([
    1,
    [expect.stringMatching(/an earlier version of this site.*npm run backup.*npm run restore/)],
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
    "L3: npm run db opens psql on the database, with the site running and stopped",
    async () => {
      const dataDir = await initializedFolder();
      const site = await start(dataDir);
      expect(run({ DATA_DIR: dataDir }, ...query).stdout.trim()).toBe("site 0");
      await site.stop();
      expect(run({ DATA_DIR: dataDir }, ...query).stdout.trim()).toBe("site 0");
      expect((await processesIn(clusterFolder(dataDir))).size).toBe(0);
    },
  );

  deepTest("L3: npm run db without psql prints how to connect, without the password", async () => {
    const dataDir = await initializedFolder();
    const { stdout, status } = run({ DATA_DIR: dataDir, PATH: "/nowhere" });
    expect(status).toBe(0);
    expect(stdout).toContain(`host=${clusterFolder(dataDir)} user=site dbname=site`);
    const password = await readFile(join(dataDir, "pg", "password"), "utf8");
    expect(stdout).not.toContain(password);
  });

  test("L3: npm run db with a folder without database prints one line", async () => {
    const dataDir = await temporaryFolder();
    const { stderr, status } = run({ DATA_DIR: dataDir });
    expect([status, stderr.trim()]).toEqual([1, `DATA_DIR ${dataDir} holds no database`]);
  });
});
