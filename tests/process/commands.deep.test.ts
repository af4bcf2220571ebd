import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { admin, startBackend } from "../integration/backend/harness.ts";
import { fillSite, readEverything } from "../integration/snapshot/sample-site.ts";
import { eventually } from "../support/eventually.ts";
import { foldersOfFile } from "./temporary-folders.ts";

/** A build takes a minute, on a busy machine some. */
const buildTimeoutMs = 240_000;

const root = fileURLToPath(new URL("../..", import.meta.url));
const folders = foldersOfFile();
/** Files of a clone, with the results of installation and build. */
let clone: string;
/** Data folder of a site with a row of every kind. */
let dataDir: string;
let content: Awaited<ReturnType<typeof readEverything>>;

beforeAll(async () => {
  clone = await folders.make();
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  for (const file of tracked.split("\0").filter(Boolean)) {
    await mkdir(dirname(join(clone, file)), { recursive: true });
    await cp(join(root, file), join(clone, file));
  }
  // A link for each package: an installation would not follow them into this folder.
  await mkdir(join(clone, "node_modules"));
  for (const name of await readdir(join(root, "node_modules")))
    await symlink(join(root, "node_modules", name), join(clone, "node_modules", name));
  await cp(join(root, "build"), join(clone, "build"), {
    recursive: true,
    preserveTimestamps: true,
  });
  dataDir = await folders.make();
  const site = await startBackend({ dataDir });
  await fillSite(site);
  content = await readEverything(site);
  await site.backend.close();
});
afterAll(() => folders.remove());

/** An npm script of the clone, in a shell without this run's environment. */
function npm(script: string, given: string[], settings: Record<string, string>) {
  const path = (process.env.PATH ?? "").split(delimiter);
  const child = spawn("npm", ["run", "--silent", script, "--", ...given], {
    cwd: clone,
    env: {
      HOME: process.env.HOME,
      PATH: path.filter((folder) => !folder.includes("node_modules")).join(delimiter),
      SEED: "none",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  onTestFinished(() => killAll(child));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  return { child, ended: once(child, "close"), output: () => output };
}

/** Processes started by a command, without itself: its process group. */
function startedBy({ pid }: ChildProcess) {
  const all = execFileSync("ps", ["-A", "-o", "pid=,pgid=,args="], { encoding: "utf8" });
  return all
    .split("\n")
    .map((line) => /^ *(\d+) +(\d+) (.*)$/.exec(line) ?? [])
    .filter(([, each, group]) => Number(group) === pid && Number(each) !== pid)
    .map(([, each, , command = ""]) => ({ pid: Number(each), command }));
}

function killAll(child: ChildProcess) {
  for (const { pid } of startedBy(child)) process.kill(pid, "SIGKILL");
}

/** Runs a command to its end; returns its output lines. */
async function run(script: string, given: string[], settings: Record<string, string>) {
  const { ended, output } = npm(script, given, settings);
  const [code] = await ended;
  expect([code, output()]).toEqual([0, expect.not.stringMatching(/Installing|Building/)]);
  return output().trimEnd().split("\n");
}

/** Address that a serving command prints. */
function addressOf({ output }: ReturnType<typeof npm>): Promise<string> {
  return eventually(() => {
    const address = /Site:\s+(\S+)/.exec(output())?.[1];
    if (!address) throw new Error(output());
    return address;
  });
}

/** Starts a serving command, and requests some of its pages. */
async function serve(script: "start" | "dev", paths: string[]) {
  const started = npm(script, [], { DATA_DIR: dataDir, PORT: "0" });
  const url = await addressOf(started);
  for (const path of paths) {
    const page = await fetch(url + path);
    const text = await page.text();
    const whole = expect.stringMatching(/<title>.+<\/title>.*<\/html>/s);
    expect([path, page.status, text]).toEqual([path, 200, whole]);
    // Module paths that exist in development only.
    expect([path, /["'](?:\/admin)?\/@(?:id|vite)\//.test(text)]).toEqual([path, script === "dev"]);
  }
  expect(started.output()).not.toMatch(/Installing|Building/);
  return started;
}

/** Ends the launcher, which npm runs in a shell; returns npm's exit code. */
async function stop({ child, ended }: ReturnType<typeof npm>) {
  const launcher = startedBy(child).find(({ command }) => /^node .*start\.mjs/.test(command));
  process.kill(launcher?.pid ?? 0, "SIGTERM");
  const [code] = await ended;
  expect(startedBy(child)).toEqual([]);
  return code as number | null;
}

/** All data of a folder, read through a site on it. */
async function contentOf(folder: string) {
  const site = await startBackend({ dataDir: folder });
  try {
    return await readEverything(site);
  } finally {
    await site.backend.close();
  }
}

test("I5: npm start in an installed and built clone serves at once, and SIGTERM ends it with code 0", async () => {
  expect(await stop(await serve("start", ["/es/", "/es/tours", "/admin/login"]))).toBe(0);
});

test("I5: npm run dev serves the site and the panel's login, and SIGTERM ends it", async () => {
  await stop(await serve("dev", ["/es/", "/admin/login"]));
});

test("I5: a SIGTERM sent to npm alone ends the server too", async () => {
  const { child } = await serve("start", ["/es/"]);
  child.kill("SIGTERM");
  await eventually(() => expect(startedBy(child)).toEqual([]));
});

test("I5: npm run backup, then npm run restore into another folder: the same rows, pictures and accounts", async () => {
  const backups = await folders.make();
  const [said] = await run("backup", [], { DATA_DIR: dataDir, BACKUP_DIR: backups });
  const [name = "", ...others] = await readdir(backups);
  expect([name, others]).toEqual([expect.stringMatching(/^backup-.*\.tar\.gz$/), []]);
  expect(said).toMatch(/backup-\S+\.tar\.gz: \d+ rows and 3 files, [\d.]+ MB$/);
  const other = await folders.make();
  const restored = await run("restore", [join(backups, name)], { DATA_DIR: other });
  expect(restored.at(-1)).toBe("restored: start the site");
  expect(await contentOf(other)).toEqual(content);
});

test("I5: npm run move copies the site to the storage configured in a file", async () => {
  const other = await folders.make();
  await writeFile(join(clone, "new.env"), `DATA_DIR=${other}\nADMIN_EMAIL=${admin.email}\n`);
  const said = await run("move", ["new.env"], { DATA_DIR: dataDir });
  expect(said.at(-1)).toBe("moved: put the settings of new.env into .env and start the site");
  expect(await contentOf(other)).toEqual(content);
});

test("L3: npm run db queries the site's database, or prints how to connect", async () => {
  const query = "select count(*) from public.tours";
  const said = await run("db", ["-Atc", query], { DATA_DIR: dataDir });
  const expected = said[0]?.startsWith("psql is not installed")
    ? expect.stringContaining(`host=${dataDir}`)
    : String(content.tours.length);
  expect(said).toEqual([expected]);
});

test("L5: npm run content:migration writes no migration for a contradiction, nor for a loss of data unless told to", async () => {
  const file = join(clone, "content/types/tours.ts");
  const declared = await readFile(file, "utf8");
  const migrate = async (declaration: string, ...given: string[]) => {
    await writeFile(file, declaration);
    const { ended, output } = npm("content:migration", ["change", ...given], {});
    const [code] = await ended;
    const migrations = await readdir(join(clone, "supabase/migrations"));
    return {
      code,
      output: output(),
      written: migrations.filter((name) => name.endsWith("_change.sql")),
    };
  };
  const refused = { code: 1, written: [] };
  expect(await migrate(declared.replace("min: 0, max: 99,", "min: 100, max: 99,"))).toEqual({
    ...refused,
    output: "tours.min_age: its max is below its min\n",
  });
  const without = declared
    .replace(', "vehicle_guests"', "")
    .replace(/ {4}vehicle_guests: number\(\{.*?\}\),\n/s, "");
  expect(await migrate(without)).toEqual({
    ...refused,
    output: expect.stringContaining("tours.vehicle_guests is not declared"),
  });
  expect(await migrate(without, "--allow-loss")).toMatchObject({
    code: 0,
    written: [expect.stringMatching(/_change\.sql$/)],
  });
});

test("I5: of two npm start at once in a clone without a build one builds, and both serve that build", async () => {
  await rm(join(clone, "build"), { recursive: true });
  const starts = await Promise.all(
    [1, 2].map(async () => npm("start", [], { DATA_DIR: await folders.make(), PORT: "0" })),
  );
  const have = (words: string) => starts.filter(({ output }) => output().includes(words)).length;
  const isBuilt = () => readFile(join(clone, "build/.built"));
  await vi.waitFor(isBuilt, { timeout: buildTimeoutMs, interval: 500 });
  for (const start of starts) {
    const url = await addressOf(start);
    for (const path of ["/es/", "/admin/login"]) {
      const page = await (await fetch(url + path)).text();
      const scripts = [...page.matchAll(/"(\/[^"]+\.js)"/g)].map(([, script = ""]) => script);
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect((await fetch(url + script)).status).toBe(200);
    }
  }
  expect([have("Building…"), have("Waiting for another npm command")]).toEqual([1, 1]);
  for (const start of starts) expect(await stop(start)).toBe(0);
});
