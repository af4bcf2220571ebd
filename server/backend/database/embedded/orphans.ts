import { spawn } from "node:child_process";
import { readFile, rm, stat } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { StartError } from "../../../start-error.ts";
import type { BackendLog } from "../../types.ts";
import type { Account } from "./account.ts";

/** Signals that stop a server left by an earlier start, and the time to wait after each. */
const endings: { signal: NodeJS.Signals; timeoutMs: number }[] = [
  { signal: "SIGINT", timeoutMs: 10_000 },
  { signal: "SIGQUIT", timeoutMs: 5_000 },
  { signal: "SIGKILL", timeoutMs: 5_000 },
];

interface Options {
  folder: string;
  socket: string;
  account: Account | undefined;
  log?: BackendLog;
}

/**
 * Stops the PostgreSQL server of a site process that was killed. The data folder is locked, so no running
 * site uses it.
 * @returns a process id in `postmaster.pid` that belongs to another process, if any.
 * @throws {StartError} if a server in another container uses the folder.
 */
export async function stopOrphans(options: Options): Promise<number | undefined> {
  const { folder, socket, account, log } = options;
  const pidFile = path.join(folder, "postmaster.pid");
  const pid = await readPid(pidFile);
  const found = await processesIn(folder, account);
  if (found.length === 0 && (await isListening(socket)))
    throw new StartError(`${folder} is in use by a database server of another container`);

  if (found.length > 0) log?.warn("ending a database server that was left behind", { pids: found });
  if (pid !== undefined && found.includes(pid)) await endOne(pid, folder, account);
  // Backends exit without their postmaster, except those in a computation.
  for (const left of await processesIn(folder, account)) signal(left, "SIGKILL");
  while ((await processesIn(folder, account)).length > 0) await setTimeout(20);

  // The file is empty after a power failure.
  const size = await stat(pidFile).then(
    ({ size }) => size,
    () => undefined,
  );
  if (size === 0) await rm(pidFile);
  return readPid(pidFile);
}

async function endOne(pid: number, folder: string, account: Account | undefined): Promise<void> {
  for (const { signal: name, timeoutMs } of endings) {
    signal(pid, name);
    const until = performance.now() + timeoutMs;
    while (performance.now() < until) {
      if (!(await processesIn(folder, account)).includes(pid)) return;
      await setTimeout(20);
    }
  }
}

async function readPid(file: string): Promise<number | undefined> {
  const text = await readFile(file, "utf8").catch(() => "");
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : undefined;
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
  const child = spawn("/bin/sh", ["-c", script], {
    ...account,
    cwd: folder,
    env: {},
    stdio: ["ignore", "pipe", "ignore"],
  });
  const failed = new Promise<never>((_, reject) => child.once("error", reject));
  let listed = "";
  const read = (async () => {
    for await (const text of child.stdout.setEncoding("utf8")) listed += text;
  })();
  await Promise.race([read, failed]);
  return listed.split("\n").filter(Boolean).map(Number);
}

/** Whether a process listens on a socket. */
export function isListening(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(socket);
    connection.once("connect", () => {
      connection.destroy();
      resolve(true);
    });
    connection.once("error", () => resolve(false));
  });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has exited.
  }
}
