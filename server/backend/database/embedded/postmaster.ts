import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import type { BackendLog } from "../../types.ts";
import type { Account } from "./account.ts";
import { ownFolder } from "./cluster.ts";

/** For one core and 1 GB of memory, given at each start, so that a new version brings its own. */
export const serverSettings: Record<string, string> = {
  listen_addresses: "",
  unix_socket_directories: ".",
  unix_socket_permissions: "0700",
  max_connections: "30",
  shared_buffers: "24MB",
  work_mem: "4MB",
  maintenance_work_mem: "32MB",
  temp_file_limit: "256MB",
  // What is read lies in the system's memory, where no page is farther away than the next.
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
  // Nobody replicates.
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "128MB",
  min_wal_size: "32MB",
  // A password of 256 random bits needs no slow hash, and each new session would take it.
  scram_iterations: "1",
  // Ends what a site asked that is gone.
  client_connection_check_interval: "2s",
  TimeZone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
  // Errors bring statements and values of visitors; what the operator needs are those of the server.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  log_line_prefix: "",
  ...(process.platform === "darwin" ? { wal_sync_method: "fsync_writethrough" } : undefined),
};

/** Memory that one session may take (kB): a regular expression can ask for all there is. */
const maxSessionMemoryKb = 262_144;

const restartPausesMs = { first: 200, max: 5_000 };
/** Two segments of PostgreSQL's log: with less it ends itself at its next checkpoint. */
const minFreeBytes = 32 << 20;
/** How long a stop waits before it ends the server without a checkpoint. */
const fastStopMs = 5_000;

interface Options {
  bin: string;
  folder: string;
  account: Account | undefined;
  log?: BackendLog;
  /** Settings over ours, for tests. */
  settings?: Record<string, string>;
  /** To be called before each start; returns the process id that `postmaster.pid` names wrongly, if any. */
  prepare: () => Promise<number | undefined>;
  /** Resolves once the server answers; rejects where it never will. */
  answers: (running: () => boolean) => Promise<void>;
}

/** The server of PostgreSQL: a child of this process that is started again when it dies. */
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

  /** @throws with what the server said where it does not start. */
  async start(): Promise<void> {
    try {
      await this.#startOnce();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Makes the server read its access rules again. */
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

  async #startOnce(): Promise<void> {
    const strangePid = await this.#options.prepare();
    const child = await this.#spawn(strangePid);
    this.#child = child;
    const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    try {
      await this.#options.answers(() => isRunning(child) && !this.#stopping.signal.aborted);
    } catch (error) {
      if (isRunning(child)) throw error;
      await exited;
      throw new Error(this.#lastLines.join(" ") || String(error));
    }
    void exited.then(() => this.#restart());
  }

  async #spawn(strangePid: number | undefined): Promise<ChildProcess> {
    const { bin, folder, account, log } = this.#options;
    const given = Object.entries({ ...serverSettings, ...this.#options.settings });
    const child = spawn(
      "/bin/sh",
      [
        "-c",
        // No core files, which would hold visitors' data.
        `ulimit -c 0; ulimit -d ${maxSessionMemoryKb}; exec "$0" "$@"`,
        path.join(bin, "postgres"),
        ...["-D", ownFolder ?? folder],
        ...given.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      {
        ...account,
        cwd: folder,
        // A terminal sends its Ctrl-C to all of its group: this one ends after its clients.
        detached: true,
        stdio: ["ignore", "ignore", "pipe"],
        env: {
          // Where memory runs out, sessions go before their server.
          PG_OOM_ADJUST_FILE: "/proc/self/oom_score_adj",
          PG_OOM_ADJUST_VALUE: "300",
          // By its number another process, or a thread of this one, may look like a server of this folder.
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

  /** As often as it takes: cached pages go on meanwhile. */
  #restart(): void {
    if (this.#stopping.signal.aborted) return;
    this.#restarting ??= this.#untilRestarted()
      // A stop came in between.
      .catch(() => {})
      .finally(() => {
        this.#restarting = undefined;
      });
  }

  async #untilRestarted(): Promise<void> {
    const { folder, log } = this.#options;
    const { signal } = this.#stopping;
    let reason = await whyUnwritable(folder);
    log?.error("the database server has ended", { reason: reason ?? "see its lines" });
    for (let pauseMs = restartPausesMs.first; ; ) {
      await setTimeout(pauseMs, undefined, { signal });
      pauseMs = Math.min(pauseMs * 2, restartPausesMs.max);
      reason = await whyUnwritable(folder);
      if (reason) continue;
      try {
        await this.#startOnce();
        break;
      } catch (error) {
        log?.error("the database server does not start again", { error: String(error) });
      }
    }
    log?.warn("the database server is back");
  }
}

/** What it says at each start and stop, also to whoever connects meanwhile. */
const routine = /^LOG:|is starting up$|is shutting down$|due to administrator command$/;

/** The end of a session is not yet that of the server. */
function levelOf(line: string): "debug" | "warn" | "error" {
  if (line.startsWith("PANIC")) return "error";
  return routine.test(line) ? "debug" : "warn";
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Ends the server when this process is gone without having done so: its end closes the pipe. */
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

/** Why a server could not write into its folder; undefined where it could. */
export async function whyUnwritable(folder: string): Promise<string | undefined> {
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
