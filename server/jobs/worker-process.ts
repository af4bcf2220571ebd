import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { StartError } from "../start-error.ts";
import type { Answered } from "./answer-jobs.ts";

export interface Worker {
  /** The module that the process runs, which calls `answerJobs`. */
  file: string;
  /** Files that it would miss without a word. */
  needs: readonly string[];
  /** Given to it beside the few of the server's variables that name no secret. */
  env?: Readonly<Record<string, string>>;
  /** What an error is that a job itself is to blame for. */
  JobError: new (
    message: string,
    options?: ErrorOptions,
  ) => Error;
  /** What is said of a job that ends the process each time, or takes too long; {@link WorkerDied} is its cause. */
  faultMessage: string;
}

/** Thrown to everyone who waits when the process ends under their job. */
export class WorkerDied extends Error {
  /** This very job was given up because it took too long. */
  readonly late: boolean;

  constructor(late: boolean) {
    super("the process that worked on it died");
    this.late = late;
  }
}

/** The process behind a `JobQueue`: there while there is work, and started again after it died. */
export class WorkerProcess<Job, Result> {
  readonly #worker: Worker;
  #child: ChildProcess | undefined;
  #lastId = 0;

  /** @throws {StartError} when the installation lacks a file that the process would miss without a word. */
  constructor(worker: Worker) {
    this.#worker = worker;
    const missing = worker.needs.find((file) => !existsSync(file));
    if (missing) throw new StartError(`${missing} is missing: the installation is not complete`);
  }

  /**
   * @param timeoutMs until the process is ended, with all that it is doing.
   * @throws {WorkerDied}
   * @throws {Worker.JobError} when the job is the reason.
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
      const onMessage = (answered: Answered<Result>) => {
        if (answered.id !== id) return;
        settle();
        if ("result" in answered) resolve(answered.result);
        else reject(new (answered.fault ? this.#worker.JobError : Error)(answered.error));
      };
      child.on("message", onMessage);
      child.on("exit", onExit);
      // Where it cannot be sent any more, the exit tells.
      child.send({ id, job }, () => {});
    });
  }

  /** Undefined while there is none. */
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
      // Bytes travel as they are instead of as JSON.
      serialization: "advanced",
      execArgv: [],
      // None of the server's secrets; many arenas would keep much memory that nothing uses.
      // Fonts are listed in a cache below the last two, or in each process again.
      env: { PATH, TMPDIR, HOME, XDG_CACHE_HOME, MALLOC_ARENA_MAX: "2", ...this.#worker.env },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child.setMaxListeners(0);
    // `exit` or a refused `send` tells what matters.
    child.on("error", () => {});
    child.on("exit", () => {
      if (this.#child === child) this.#child = undefined;
    });
    this.#child = child;
    return child;
  }
}
