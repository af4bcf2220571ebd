import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { StartError } from "../start-error.ts";
import type { JobReply } from "./run-worker.ts";

export interface Worker {
  /** Module that the process runs. It calls `runWorker`. */
  file: string;
  /** Files whose absence the worker would not report. */
  needs: readonly string[];
  /** Environment variables added to the few that are inherited. */
  env?: Readonly<Record<string, string>>;
  /** Class of errors caused by the job itself. */
  JobError: new (
    message: string,
    options?: ErrorOptions,
  ) => Error;
  /**
   * Message for a job that kills the process each time or times out; the cause is {@link WorkerDied}.
   */
  faultMessage: string;
}

/** Rejection of all running jobs when the process dies. */
export class WorkerDied extends Error {
  /** Whether this job timed out. */
  readonly late: boolean;

  constructor(late: boolean) {
    super("the process that worked on it died");
    this.late = late;
  }
}

/** Worker process of a `JobQueue`: started on demand, and again after it died. */
export class WorkerProcess<Job, Result> {
  readonly #worker: Worker;
  #child: ChildProcess | undefined;
  #lastId = 0;

  /** @throws {StartError} if a file of `needs` is missing. */
  constructor(worker: Worker) {
    this.#worker = worker;
    const missing = worker.needs.find((file) => !existsSync(file));
    if (missing) throw new StartError(`${missing} is missing: the installation is not complete`);
  }

  /**
   * @param timeoutMs until the process is killed, with all its jobs.
   * @throws {WorkerDied}
   * @throws {Worker.JobError} if the job caused the error.
   */
  ask(job: Job, timeoutMs: number): Promise<Result> {
    const child = this.#running();
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        this.#kill(child);
      }, timeoutMs);
      const settle = () => {
        clearTimeout(timer);
        child.off("message", onMessage);
        child.off("exit", onExit);
      };
      const onExit = () => {
        settle();
        reject(new WorkerDied(late));
      };
      const onMessage = (answered: JobReply<Result>) => {
        if (answered.id !== id) return;
        settle();
        if ("result" in answered) resolve(answered.result);
        else reject(new (answered.fault ? this.#worker.JobError : Error)(answered.error));
      };
      child.on("message", onMessage);
      child.on("exit", onExit);
      // If sending fails, the exit event follows.
      child.send({ id, job }, () => {});
    });
  }

  /** Undefined if no process is running. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async end(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    this.#kill(child);
    await ended;
  }

  /** Jobs that arrive before the exit go to a new process. */
  #kill(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined;
    child.kill("SIGKILL");
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child;
    const { PATH, TMPDIR, HOME, XDG_CACHE_HOME } = process.env;
    const child = fork(this.#worker.file, {
      // Transfers bytes without JSON.
      serialization: "advanced",
      execArgv: [],
      // No secrets of the server. Few malloc arenas save memory. Fontconfig caches font lists below HOME or
      // XDG_CACHE_HOME.
      env: { PATH, TMPDIR, HOME, XDG_CACHE_HOME, MALLOC_ARENA_MAX: "2", ...this.#worker.env },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child.setMaxListeners(0);
    // The exit event or the rejected `send` reports the problem.
    child.on("error", () => {});
    child.on("exit", () => {
      if (this.#child === child) this.#child = undefined;
    });
    this.#child = child;
    return child;
  }
}
