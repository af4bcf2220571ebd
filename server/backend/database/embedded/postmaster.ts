import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import type { BackendLog } from "../../types.ts";
import type { Account } from "./account.ts";
import { cwdPath } from "./cluster.ts";

/**
 * Settings for one core and 1 GB of memory. Passed at each start, so that a new version can change them.
 */
export const serverSettings: Record<string, string> = {
  listen_addresses: "",
  unix_socket_directories: ".",
  unix_socket_permissions: "0700",
  max_connections: "30",
  shared_buffers: "24MB",
  work_mem: "4MB",
  maintenance_work_mem: "32MB",
  temp_file_limit: "256MB",
  // The data is in the page cache: random reads cost the same.
  effective_cache_size: "256MB",
  random_page_cost: "1.1",
  huge_pages: "off",
  jit: "off",
  io_method: "sync",
  max_worker_processes: "0",
  max_parallel_workers: "0",
  max_logical_replication_workers: "0",
  autovacuum_max_workers: "1",
  autovacuum_worker_slots: "1",
  // No replication.
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "128MB",
  min_wal_size: "32MB",
  // A random 256-bit password needs no slow hash, which each new session would compute.
  scram_iterations: "1",
  // Cancels queries of a site process that has exited.
  client_connection_check_interval: "2s",
  TimeZone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
  // Error messages contain statements and visitors' data: log only the server's own messages.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  log_line_prefix: "",
  ...(process.platform === "darwin" ? { wal_sync_method: "fsync_writethrough" } : undefined),
};

/** Memory limit of one session in kB: a regular expression can allocate all memory. */
const maxSessionMemoryKb = 262_144;

const restartPausesMs = { first: 200, max: 5_000 };
/** Two WAL segments: with less free space PostgreSQL fails at its next checkpoint. */
const minFreeBytes = 32 << 20;
/** Time until a stop aborts the server without a checkpoint. */
const fastStopMs = 5_000;

interface Options {
  bin: string;
  folder: string;
  account: Account | undefined;
  log?: BackendLog;
  /** Settings that override ours; for tests. */
  settings?: Record<string, string>;
  /** Called before each start. Returns a wrong process id in `postmaster.pid`, if any. */
  prepare: () => Promise<number | undefined>;
  /** Resolves when the server accepts connections; rejects if it has failed. */
  answers: (running: () => boolean) => Promise<void>;
}

/** The PostgreSQL server: a child process that is restarted when it exits. */
export class Postmaster {
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #child: ChildProcess | undefined;
  #guard: ChildProcess | undefined;
  #lastLines: string[] = [];
  #restarting: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @throws with the server's output if it does not start. Call {@link stop} then. */
  async start(): Promise<void> {
    const child = await this.#spawn(await this.#options.prepare());
    this.#child = child;
    const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    try {
      await this.#options.answers(() => isRunning(child) && !this.#stopping.signal.aborted);
    } catch (error) {
      if (isRunning(child)) throw error;
      await exited;
      throw new Error(this.#lastLines.join(" ") || String(error));
    }
    void exited.then(() => {
      this.#restarting ??= this.#restart()
        // Stopped meanwhile.
        .catch(() => {})
        .finally(() => {
          this.#restarting = undefined;
        });
    });
  }

  /** Reloads the access rules. */
  reload(): void {
    this.#child?.kill("SIGHUP");
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#restarting;
    const child = this.#child;
    if (child && isRunning(child)) {
      const exited = once(child, "exit");
      child.kill("SIGINT");
      const late = setTimeout(fastStopMs, undefined, { ref: false });
      await Promise.race([exited, late]);
      if (isRunning(child)) {
        child.kill("SIGQUIT");
        await exited;
      }
    }
    this.#guard?.kill("SIGKILL");
  }

  async #spawn(strangePid: number | undefined): Promise<ChildProcess> {
    const { bin, folder, account, log } = this.#options;
    const given = Object.entries({ ...serverSettings, ...this.#options.settings });
    const child = spawn(
      "/bin/sh",
      [
        "-c",
        // No core files: they would contain visitors' data.
        `ulimit -c 0; ulimit -d ${maxSessionMemoryKb}; exec "$0" "$@"`,
        path.join(bin, "postgres"),
        ...["-D", cwdPath ?? folder],
        ...given.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      {
        ...account,
        cwd: folder,
        // Own process group: Ctrl-C in a terminal must not stop the server before its clients.
        detached: true,
        stdio: ["ignore", "ignore", "pipe"],
        env: {
          // Under memory pressure the kernel kills sessions before the server.
          PG_OOM_ADJUST_FILE: "/proc/self/oom_score_adj",
          PG_OOM_ADJUST_VALUE: "300",
          // By its process id another process, or a thread of this one, may look like this folder's server.
          ...(strangePid && { PG_GRANDPARENT_PID: String(strangePid) }),
        },
      },
    );
    await once(child, "spawn");
    this.#lastLines = [];
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on("line", (line) => {
      this.#lastLines = [...this.#lastLines.slice(-4), line];
      log?.[levelOf(line)]?.("database server", { line });
    });
    this.#guard?.kill("SIGKILL");
    this.#guard = guardOf(child, account);
    return child;
  }

  /** Retries without limit; cached pages are served meanwhile. */
  async #restart(): Promise<void> {
    const { folder, log } = this.#options;
    const { signal } = this.#stopping;
    signal.throwIfAborted();
    let reason = await unwritableReason(folder);
    log?.error("the database server has ended", { reason: reason ?? "see its lines" });
    for (let pauseMs = restartPausesMs.first; ; ) {
      await setTimeout(pauseMs, undefined, { signal });
      pauseMs = Math.min(pauseMs * 2, restartPausesMs.max);
      reason = await unwritableReason(folder);
      if (reason) continue;
      try {
        await this.start();
        break;
      } catch (error) {
        log?.error("the database server does not start again", { error: String(error) });
      }
    }
    log?.warn("the database server is back");
  }
}

/** Messages of every start and stop. */
const routine = /^LOG:|is starting up$|is shutting down$|due to administrator command$/;

/** A session's end does not mean the server's. */
function levelOf(line: string): "debug" | "warn" | "error" {
  if (line.startsWith("PANIC")) return "error";
  return routine.test(line) ? "debug" : "warn";
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Stops the server when this process dies: its death closes the pipe. */
function guardOf(server: ChildProcess, account: Account | undefined): ChildProcess {
  const guard = spawn("/bin/sh", ["-c", 'read _; kill -INT "$0"', String(server.pid)], {
    ...account,
    cwd: "/",
    env: {},
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.on("error", () => {});
  guard.unref();
  return guard;
}

/** @returns why the server could not write to its folder; undefined if it can. */
export async function unwritableReason(folder: string): Promise<string | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (free < minFreeBytes) return `only ${free >> 20} MB are free`;
    const trial = path.join(folder, "..", ".writable");
    await writeFile(trial, "");
    await rm(trial);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
