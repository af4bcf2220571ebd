import { availableParallelism } from "node:os";
import type { JudgedPicture, PictureType } from "./judge.ts";
import { PictureError } from "./picture-error.ts";
import type { Job, JobResult } from "./worker.ts";
import { WorkerDied, WorkerProcess } from "./worker-process.ts";

/** Thrown when so much is waiting that another picture would come too late for anybody. */
export class WorkshopBusy extends Error {
  constructor() {
    super("too many pictures are waiting to be made");
  }
}

interface Options {
  /** Pictures at the same time: memory grows with them. One core stays with the site. */
  parallel?: number;
  /** Pictures that may wait, besides uploads. */
  mostWaiting?: number;
  /** Milliseconds for one picture, until its process is ended. */
  patience?: number;
  /** Milliseconds without work until the process is ended: only then its memory is free again. */
  idle?: number;
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
  /** Somebody of the panel waits for an upload; a visitor's picture is one of many. */
  readonly #uploads: Task[] = [];
  readonly #others: Task[] = [];
  #busy = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: Options = {}, process = new WorkerProcess()) {
    this.#process = process;
    const parallel = Math.min(Math.max(availableParallelism() - 1, 1), 4);
    this.#options = { parallel, mostWaiting: 300, patience: 30_000, idle: 20_000, ...options };
  }

  /** @throws {PictureError} when the picture is not sound, which includes one that ends the process. */
  judge(type: PictureType, picture: Uint8Array): Promise<JudgedPicture> {
    const take = async (): Promise<Job> => ({ kind: "judge", picture, type });
    return this.#add(this.#uploads, take) as Promise<JudgedPicture>;
  }

  /**
   * @param take reads the picture when its turn has come, so that those that wait fill no memory.
   * @throws {WorkshopBusy}
   * @throws {PictureError} when the process cannot work with this picture.
   */
  make(take: () => Promise<Exclude<Job, { kind: "judge" }>>): Promise<Uint8Array> {
    if (this.#others.length >= this.#options.mostWaiting) return Promise.reject(new WorkshopBusy());
    return this.#add(this.#others, take) as Promise<Uint8Array>;
  }

  /** Gives up what is waiting, and ends the process. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idleTimer);
    for (const task of [...this.#uploads.splice(0), ...this.#others.splice(0)])
      task.reject(stopping());
    await this.#process.end();
  }

  #add(queue: Task[], take: Task["take"]): Promise<JobResult> {
    if (this.#closed) return Promise.reject(stopping());
    return new Promise((resolve, reject) => {
      queue.push({ take, resolve, reject, deaths: 0 });
      this.#next();
    });
  }

  #next(): void {
    clearTimeout(this.#idleTimer);
    while (this.#busy < this.#options.parallel) {
      const queue = this.#uploads.length > 0 ? this.#uploads : this.#others;
      // One under which the process has died works alone, so that it can harm no other again.
      if (queue[0]?.deaths && this.#busy > 0) return;
      const task = queue.shift();
      if (!task) break;
      this.#busy += 1;
      void this.#work(task, queue).finally(() => {
        this.#busy -= 1;
        this.#next();
      });
      if (task.deaths) return;
    }
    if (this.#busy === 0 && !this.#closed)
      this.#idleTimer = setTimeout(() => this.#process.end(), this.#options.idle);
  }

  async #work(task: Task, queue: Task[]): Promise<void> {
    try {
      const job = await task.take();
      if (this.#closed) throw stopping();
      task.resolve(await this.#process.ask(job, this.#options.patience));
    } catch (error) {
      if (this.#closed) return task.reject(stopping());
      if (!(error instanceof WorkerDied)) return task.reject(error as Error);
      task.deaths += 1;
      if (error.late || task.deaths > 1)
        return task.reject(new PictureError("a file that cannot be worked with"));
      queue.unshift(task);
    }
  }
}
