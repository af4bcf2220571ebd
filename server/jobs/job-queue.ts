import { FairQueue, type FairQueueOptions, type Turn } from "./fair-queue.ts";
import { type Worker, WorkerDied, WorkerProcess } from "./worker-process.ts";

/** How many jobs may wait, besides those that come first. */
export interface JobQueueOptions extends FairQueueOptions {
  /** Jobs at the same time. */
  parallel: number;
  /** For one job, until its process is ended. */
  timeoutMs: number;
  /** Without work, until the process is ended: only then its memory is free again. */
  idleMs: number;
}

interface Task<Job, Result> {
  take: () => Promise<Job>;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
  /** Times that the process has died under it. */
  deaths: number;
}

const stopping = () => new Error("the server is stopping");

/** Has jobs done in a process of its own, few at a time, each within a time, in a fair order. */
export class JobQueue<Job, Result> {
  readonly #options: JobQueueOptions;
  readonly #worker: Worker;
  readonly #process: WorkerProcess<Job, Result>;
  /** Those under which the process has died; they come before all others, to be done with. */
  readonly #retries: Task<Job, Result>[] = [];
  readonly #first: Task<Job, Result>[] = [];
  readonly #waiting: FairQueue<Task<Job, Result>>;
  #busy = 0;
  #retrying = false;
  #idleTimer: NodeJS.Timeout | undefined;
  #closed = false;

  /** @throws {StartError} when the installation lacks a file that the work needs. */
  constructor(worker: Worker, options: JobQueueOptions) {
    this.#worker = worker;
    this.#process = new WorkerProcess(worker);
    this.#options = options;
    this.#waiting = new FairQueue(options);
  }

  /** Of the process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  /**
   * Comes before all that {@link make} makes, and is never refused for want of room.
   * @throws {Worker.JobError} when the process cannot do this job.
   */
  first(take: () => Promise<Job>): Promise<Result> {
    return this.#add((task) => this.#first.push(task), take);
  }

  /**
   * Clients take turns.
   * @param take reads what the job needs when its turn has come, so that those that wait fill no memory.
   * @throws {QueueFull}
   * @throws {Worker.JobError} when the process cannot do this job.
   */
  make(take: () => Promise<Job>, turn?: Turn): Promise<Result> {
    return this.#add((task) => this.#waiting.push(task, turn), take);
  }

  /** Another client waits for it as well. */
  join(key: string, client: string): void {
    this.#waiting.join(key, client);
  }

  /** Gives up what is waiting, and ends the process. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idleTimer);
    for (let task = this.#shift(); task; task = this.#shift()) task.reject(stopping());
    await this.#process.end();
  }

  #add(push: (task: Task<Job, Result>) => void, take: () => Promise<Job>): Promise<Result> {
    if (this.#closed) return Promise.reject(stopping());
    return new Promise((resolve, reject) => {
      push({ take, resolve, reject, deaths: 0 });
      this.#next();
    });
  }

  #shift(): Task<Job, Result> | undefined {
    return this.#retries.shift() ?? this.#first.shift() ?? this.#waiting.shift();
  }

  #next(): void {
    clearTimeout(this.#idleTimer);
    while (this.#busy < this.#options.parallel) {
      // One under which the process has died works alone, so that it can harm no other again.
      if (this.#busy > 0 && (this.#retrying || this.#retries.length > 0)) return;
      const task = this.#shift();
      if (!task) break;
      this.#busy += 1;
      this.#retrying = task.deaths > 0;
      void this.#work(task).finally(() => {
        this.#busy -= 1;
        this.#next();
      });
    }
    if (this.#busy === 0 && !this.#closed)
      this.#idleTimer = setTimeout(() => this.#process.end(), this.#options.idleMs);
  }

  async #work(task: Task<Job, Result>): Promise<void> {
    try {
      const job = await task.take();
      if (this.#closed) throw stopping();
      task.resolve(await this.#process.ask(job, this.#options.timeoutMs));
    } catch (error) {
      if (this.#closed) return task.reject(stopping());
      if (!(error instanceof WorkerDied)) return task.reject(error as Error);
      task.deaths += 1;
      if (error.late || task.deaths > 1)
        return task.reject(new this.#worker.JobError(this.#worker.faultMessage, { cause: error }));
      this.#retries.push(task);
    }
  }
}
