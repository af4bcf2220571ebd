import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import postgres from "postgres";
import { nobodyAccount } from "../../server/backend/database/embedded/account.ts";
import { cwdPath } from "../../server/backend/database/embedded/cluster.ts";
import { serverSettings } from "../../server/backend/database/embedded/postmaster.ts";
import { findPrograms } from "../../server/backend/database/embedded/programs.ts";
import { freePort } from "./free-port.ts";
import { removeFolder } from "./remove-folder.ts";

export interface TestPostgres {
  /** Address of one of its databases, as its owner and superuser. */
  url(database?: string): string;
  port: number;
  /** Kills it like a crash; {@link start} brings it back with all committed data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const settings = {
  ...serverSettings,
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "300",
  shared_buffers: "64MB",
  // A crash of the machine ends the whole run.
  fsync: "off",
};

/**
 * PostgreSQL server on a free port, in a temporary folder: the shipped version, or another one in
 * `TEST_POSTGRES_BIN`.
 */
export async function startPostgres(overrides: Record<string, string> = {}): Promise<TestPostgres> {
  const account = process.getuid?.() === 0 ? nobodyAccount : undefined;
  const bin =
    process.env.TEST_POSTGRES_BIN ?? (await findPrograms({ configured: undefined, account }));
  const folder = await mkdtemp(path.join(os.tmpdir(), "postgres-"));
  if (account) await chown(folder, account.uid, account.gid);
  const place = { ...account, cwd: folder };
  const data = cwdPath ?? folder;
  execFileSync(
    path.join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C.UTF-8"],
    { ...place, stdio: ["ignore", "ignore", "inherit"] },
  );
  // Older versions do not start with unknown settings.
  const known = execFileSync(path.join(bin, "postgres"), ["--describe-config"], {
    encoding: "utf8",
  });
  const given = Object.entries({ ...settings, ...overrides })
    .filter(([name]) => known.includes(`\n${name}\t`))
    .flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const port = await freePort();
  const url = (database = "postgres") => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;
  async function start() {
    server = spawn(path.join(bin, "postgres"), ["-D", data, "-p", String(port), ...given], {
      ...place,
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
  // An aborted test run must not leave a server behind.
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
    // "Immediate" shutdown: a SIGKILL would leave its children running for a while.
    kill: () => end("SIGQUIT"),
    async stop() {
      await end("SIGINT");
      await removeFolder(folder);
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
