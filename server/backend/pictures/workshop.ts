import { availableParallelism } from "node:os";
import { FairQueue } from "./fair-queue.ts";
import type { JudgedPicture, PictureType } from "./judge.ts";
import { PictureError } from "./picture-error.ts";
import type { Job, JobResult } from "./worker.ts";
import { WorkerDied, WorkerProcess } from "./worker-process.ts";

/** Thrown when so much is waiting, of all or of this client, that another picture would come too late. */
export class WorkshopBusy extends Error {
  constructor() {
    super("too many pictures are waiting to be made");
  }
}

/** Who waits for the pictures that pages make themselves, such as those that stand for a link elsewhere. */
const ownPages = "";

interface Options {
  /** Pictures at the same time: memory grows with them. One core stays with the site. */
  parallel?: number;
  /** Pictures that may wait, besides uploads. */
  maxWaiting?: number;
  /** Of them those of one client: a whole page's, of which a browser asks for what is in sight. */
  maxWaitingPerClient?: number;
  /** For one picture, until its process is ended. */
  timeoutMs?: number;
  /** Without work, until the process is ended: only then its memory is free again. */
  idleMs?: number;
}

interface Turn {
  /** Who asks, by network address. */
  client?: string;
  /** Names what is made, so that others can {@link Workshop.join}. */
  key?: string;
}

interface Task {
  take: () => Promise<Job>;
  resolve: (result: JobResult) => void;
  reject: (error: Error) => void;
  /** Times that the process has died under it. */
  deaths: number;
}

const stopping = () => new Error("the server is stopping");

/** Looks at pictures and makes them, in a process of its own, few at a time, each within a time. */
export class Workshop {
  readonly #options: Required<Options>;
  readonly #process: WorkerProcess;
  /** Those under which the process has died; they come before all others, to be done with. */
  readonly #retries: Task[] = [];
  /** Somebody of the panel waits for an upload; a visitor's picture is one of many. */
  readonly #uploads: Task[] = [];
  readonly #pictures = new FairQueue<Task>();
  /** Those of the pictures that have a key, until they are made. */
  readonly #byKey = new Map<string, Task>();
  #busy = 0;
  #retrying = false;
  #idleTimer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: Options = {}, process = new WorkerProcess()) {
    this.#process = process;
    const parallel = Math.min(Math.max(availableParallelism() - 1, 1), 4);
    this.#options = {
      parallel,
      maxWaiting: 300,
      maxWaitingPerClient: 60,
      timeoutMs: 30_000,
      idleMs: 20_000,
      ...options,
    };
  }

  /** @throws {PictureError} when the picture is not sound, which includes one that ends the process. */
  judge(type: PictureType, picture: Uint8Array): Promise<JudgedPicture> {
    const take = async (): Promise<Job> => ({ kind: "judge", picture, type });
    return this.#add((task) => this.#uploads.push(task), take) as Promise<JudgedPicture>;
  }

  /**
   * Clients take turns.
   * @param take reads the picture when its turn has come, so that those that wait fill no memory.
   * @throws {WorkshopBusy}
   * @throws {PictureError} when the process cannot work with this picture.
   */
  make(
    take: () => Promise<Exclude<Job, { kind: "judge" }>>,
    { client = ownPages, key }: Turn = {},
  ): Promise<Uint8Array> {
    const { maxWaiting, maxWaitingPerClient } = this.#options;
    const isFull =
      this.#pictures.size >= maxWaiting || this.#pictures.sizeOf(client) >= maxWaitingPerClient;
    if (isFull) return Promise.reject(new WorkshopBusy());
    const made = this.#add((task) => {
      this.#pictures.push(client, task);
      if (key !== undefined) this.#byKey.set(key, task);
    }, take) as Promise<Uint8Array>;
    return key === undefined ? made : made.finally(() => this.#byKey.delete(key));
  }

  /** Another client waits for it as well: if it is still waiting, it also comes when that one's turn does. */
  join(key: string, client: string): void {
    const task = this.#byKey.get(key);
    const isFull = this.#pictures.sizeOf(client) >= this.#options.maxWaitingPerClient;
    if (task && this.#pictures.has(task) && !isFull) this.#pictures.push(client, task);
  }

  /** Gives up what is waiting, and ends the process. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idleTimer);
    for (let task = this.#shift(); task; task = this.#shift()) task.reject(stopping());
    await this.#process.end();
  }

  #add(push: (task: Task) => void, take: Task["take"]): Promise<JobResult> {
    if (this.#closed) return Promise.reject(stopping());
    return new Promise((resolve, reject) => {
      push({ take, resolve, reject, deaths: 0 });
      this.#next();
    });
  }

  #shift(): Task | undefined {
    return this.#retries.shift() ?? this.#uploads.shift() ?? this.#pictures.shift();
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

  async #work(task: Task): Promise<void> {
    try {
      const job = await task.take();
      if (this.#closed) throw stopping();
      task.resolve(await this.#process.ask(job, this.#options.timeoutMs));
    } catch (error) {
      if (this.#closed) return task.reject(stopping());
      if (!(error instanceof WorkerDied)) return task.reject(error as Error);
      task.deaths += 1;
      if (error.late || task.deaths > 1)
        return task.reject(new PictureError("a file that cannot be worked with"));
      this.#retries.push(task);
    }
  }
}
