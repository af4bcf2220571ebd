import { FairQueue, type FairQueueOptions, type Turn } from "./fair-queue.ts";
import { type Worker, WorkerDied, WorkerProcess } from "./worker-process.ts";

/** Queue limits, not counting priority jobs. */
export interface JobQueueOptions extends FairQueueOptions {
  /** Concurrent jobs. */
  parallel: number;
  /** Timeout of a job, after which its process is killed. */
  timeoutMs: number;
  /** Idle time until the process is stopped, which frees its memory. */
  idleMs: number;
}

interface Task<Job, Result> {
  take: () => Promise<Job>;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
  /** Number of times that the process died during this job. */
  deaths: number;
}

const stopping = () => new Error("the server is stopping");

/** Runs jobs in a worker process with limits of concurrency and time, in a fair order. */
export class JobQueue<Job, Result> {
  readonly #options: JobQueueOptions;
  readonly #worker: Worker;
  readonly #process: WorkerProcess<Job, Result>;
  /** Jobs during which the process died. They run before all others. */
  readonly #retries: Task<Job, Result>[] = [];
  readonly #first: Task<Job, Result>[] = [];
  readonly #waiting: FairQueue<Task<Job, Result>>;
  #busy = 0;
  #retrying = false;
  #idleTimer: NodeJS.Timeout | undefined;
  #closed = false;

  /** @throws {StartError} if the installation lacks a file that the worker needs. */
  constructor(worker: Worker, options: JobQueueOptions) {
    this.#worker = worker;
    this.#process = new WorkerProcess(worker);
    this.#options = options;
    this.#waiting = new FairQueue(options);
  }

  /** Process id; undefined if no process is running. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  /**
   * Adds a job with priority, without queue limits.
   * @throws {Worker.JobError} if the job fails.
   */
  first(take: () => Promise<Job>): Promise<Result> {
    return this.#add((task) => this.#first.push(task), take);
  }

  /**
   * Adds a job in the client's turn.
   * @param take reads the input when the job starts, so that waiting jobs take no memory.
   * @throws {QueueFull}
   * @throws {Worker.JobError} if the job fails.
   */
  make(take: () => Promise<Job>, turn?: Turn): Promise<Result> {
    return this.#add((task) => this.#waiting.push(task, turn), take);
  }

  /** Registers another client that waits for the job. */
  join(key: string, client: string): void {
    this.#waiting.join(key, client);
  }

  /** Rejects waiting jobs and stops the process. */
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
      // A job during which the process died runs alone, so that it cannot affect others again.
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
