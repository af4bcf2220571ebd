import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { StartError } from "../../../start-error.ts";
import type { BackendLog } from "../../types.ts";
import type { Account } from "./account.ts";

const run = promisify(execFile);

interface Options {
  folder: string;
  /** Short path to the folder. */
  host: string;
  account: Account | undefined;
  log?: BackendLog;
}

/**
 * Kills the PostgreSQL server of a site process that was killed; it recovers as after a power failure. The
 * data folder is locked, so no running site uses it.
 * @returns the process id in `postmaster.pid`, which now belongs to another process, if any.
 * @throws {StartError} if a server in another container uses the folder.
 */
export async function endLeftovers(options: Options): Promise<number | undefined> {
  const { folder, host, account, log } = options;
  for (let warned = false; ; warned = true) {
    const pids = await processesIn(folder, account);
    if (pids.length === 0) break;
    if (!warned) log?.warn("ending a database server that was left behind", { pids });
    for (const pid of pids) kill(pid);
    await setTimeout(20);
  }
  if (await isListening(host))
    throw new StartError(`${folder} is in use by a database server of another container`);

  const pidFile = path.join(folder, "postmaster.pid");
  const text = await readFile(pidFile, "utf8").catch(() => undefined);
  // Empty after a power failure.
  if (text === "") await rm(pidFile);
  return Number.parseInt(text ?? "", 10) || undefined;
}

/**
 * Process ids of PostgreSQL servers in this folder. Their executable is named `postgres`, wherever it is
 * installed (an upgrade deletes the file of a running server), and this is their working directory. Shells
 * with the same working directory are excluded. Runs as the server's user: not every root may read the
 * links of another user's processes.
 */
async function processesIn(folder: string, account: Account | undefined): Promise<number[]> {
  const script = `for p in /proc/[0-9]*; do
    [ "$p/cwd" -ef . ] || continue
    case "$(readlink "$p/exe")" in */postgres | */"postgres (deleted)") echo "\${p#/proc/}" ;; esac
  done`;
  const { stdout } = await run("/bin/sh", ["-c", script], { ...account, cwd: folder, env: {} });
  return stdout.split("\n").filter(Boolean).map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process has exited.
  }
}

/** Whether a server listens on the socket in this folder. */
export function isListening(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(path.join(host, ".s.PGSQL.5432"));
    connection.once("connect", () => {
      connection.destroy();
      resolve(true);
    });
    connection.once("error", () => resolve(false));
  });
}
