import { FairQueue } from "./fair-queue.ts";
import { type Worker, WorkerDied, WorkerProcess } from "./worker-process.ts";

/** Thrown when so much is waiting, of all or of this client, that another job would be done too late. */
export class QueueFull extends Error {
  constructor() {
    super("too much is waiting to be made");
  }
}

/** Who waits for what pages make themselves, such as the pictures that stand for a link elsewhere. */
const ownPages = "";

export interface JobQueueOptions {
  /** Jobs at the same time. */
  parallel: number;
  /** Jobs that may wait, besides those that come first. */
  maxWaiting: number;
  /** Of them those of one client. */
  maxWaitingPerClient: number;
  /** For one job, until its process is ended. */
  timeoutMs: number;
  /** Without work, until the process is ended: only then its memory is free again. */
  idleMs: number;
}

export interface Turn {
  /** Who asks, by network address. */
  client?: string;
  /** Names what is made, so that others can {@link JobQueue.join}. */
  key?: string;
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
  readonly #waiting = new FairQueue<Task<Job, Result>>();
  /** Those of the waiting that have a key, until they are made. */
  readonly #byKey = new Map<string, Task<Job, Result>>();
  #busy = 0;
  #retrying = false;
  #idleTimer: NodeJS.Timeout | undefined;
  #closed = false;

  /** @throws {StartError} when the installation lacks a file that the work needs. */
  constructor(worker: Worker, options: JobQueueOptions) {
    this.#worker = worker;
    this.#process = new WorkerProcess(worker);
    this.#options = options;
  }

  /** Of the process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  /**
   * Comes before all that {@link make} makes, and is never refused for want of room.
   * @throws {Worker.Fault} when the process cannot do this job.
   */
  first(take: () => Promise<Job>): Promise<Result> {
    return this.#add((task) => this.#first.push(task), take);
  }

  /**
   * Clients take turns.
   * @param take reads what the job needs when its turn has come, so that those that wait fill no memory.
   * @throws {QueueFull}
   * @throws {Worker.Fault} when the process cannot do this job.
   */
  make(take: () => Promise<Job>, { client = ownPages, key }: Turn = {}): Promise<Result> {
    const { maxWaiting, maxWaitingPerClient } = this.#options;
    const isFull =
      this.#waiting.size >= maxWaiting || this.#waiting.sizeOf(client) >= maxWaitingPerClient;
    if (isFull) return Promise.reject(new QueueFull());
    const made = this.#add((task) => {
      this.#waiting.push(client, task);
      if (key !== undefined) this.#byKey.set(key, task);
    }, take);
    return key === undefined ? made : made.finally(() => this.#byKey.delete(key));
  }

  /** Another client waits for it as well: if it is still waiting, it also comes when that one's turn does. */
  join(key: string, client: string): void {
    const task = this.#byKey.get(key);
    const isFull = this.#waiting.sizeOf(client) >= this.#options.maxWaitingPerClient;
    if (task && this.#waiting.has(task) && !isFull) this.#waiting.push(client, task);
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
        return task.reject(new this.#worker.Fault(this.#worker.hopeless));
      this.#retries.push(task);
    }
  }
}
