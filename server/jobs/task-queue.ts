import { FairQueue, type FairQueueOptions, internalClient, type Turn } from "./fair-queue.ts";

/** Queue limits. */
export interface TaskQueueOptions extends FairQueueOptions {
  /** Concurrent tasks. */
  parallel: number;
  /** Concurrent tasks per client. Default: `parallel`. */
  parallelPerClient?: number;
  /**
   * Pause of a client's slot after each task, as a multiple of the task's duration. Limits the processor
   * time of one client. Default: none.
   */
  pause?: { factor: number; minMs: number; maxMs: number };
}

/** Releases the turn while the task waits for something outside of this process. */
export type ReleaseWhile = <Result>(wait: () => Promise<Result>) => Promise<Result>;

/** Runs tasks in this process with limited concurrency, in a fair order. */
export class TaskQueue {
  readonly #parallel: number;
  readonly #parallelPerClient: number;
  readonly #pauseOptions: TaskQueueOptions["pause"];
  readonly #waiting: FairQueue<() => void>;
  /** Tasks that return from {@link ReleaseWhile}: they run first and are never rejected. */
  readonly #returning: (() => void)[] = [];
  /** Running tasks and pauses per client. */
  readonly #held = new Map<string, number>();
  #busy = 0;
  /** One task starts per event loop turn, so that other work waits for one task at most. */
  #scheduled = false;

  constructor(options: TaskQueueOptions) {
    const { parallel, parallelPerClient = Infinity, pause, ...limits } = options;
    this.#parallel = parallel;
    this.#parallelPerClient = parallelPerClient;
    this.#pauseOptions = pause;
    this.#waiting = new FairQueue(limits);
  }

  /** @throws {QueueFull} before the task starts. */
  async run<Result>(
    task: (releaseWhile: ReleaseWhile) => Promise<Result>,
    turn?: Turn,
  ): Promise<Result> {
    const client = turn?.client ?? internalClient;
    let began = 0;
    const beginning = (begin: () => void) => () => {
      this.#hold(client, 1);
      began = performance.now();
      begin();
    };
    const end = () => {
      this.#pause(client, performance.now() - began);
      this.#end();
    };
    await this.#begun((begin) => this.#waiting.push(beginning(begin), turn));
    let away = 0;
    let over = false;
    const releaseWhile: ReleaseWhile = async (wait) => {
      if (away === 0) end();
      away += 1;
      try {
        return await wait();
      } finally {
        away -= 1;
        if (away === 0 && !over)
          await this.#begun((begin) => this.#returning.push(beginning(begin)));
      }
    };
    try {
      return await task(releaseWhile);
    } finally {
      over = true;
      if (away === 0) end();
    }
  }

  /** Registers another client that waits for the task. */
  join(key: string, client: string): void {
    this.#waiting.join(key, client);
  }

  #begun(push: (begin: () => void) => void): Promise<void> {
    return new Promise((begin) => {
      push(begin);
      this.#next();
    });
  }

  #end(): void {
    this.#busy -= 1;
    this.#next();
  }

  #hold(client: string, change: 1 | -1): void {
    const held = (this.#held.get(client) ?? 0) + change;
    if (held > 0) this.#held.set(client, held);
    else this.#held.delete(client);
  }

  #pause(client: string, tookMs: number): void {
    if (!this.#pauseOptions) {
      this.#hold(client, -1);
      return;
    }
    const { factor, minMs, maxMs } = this.#pauseOptions;
    setTimeout(
      () => {
        this.#hold(client, -1);
        this.#next();
      },
      Math.min(maxMs, Math.max(minMs, tookMs * factor)),
    );
  }

  #next(): void {
    if (this.#scheduled || this.#busy >= this.#parallel) return;
    const isHeld = (client: string) =>
      client !== internalClient && (this.#held.get(client) ?? 0) >= this.#parallelPerClient;
    const begin = this.#returning.shift() ?? this.#waiting.shift(isHeld);
    if (!begin) return;
    this.#busy += 1;
    begin();
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#next();
    });
  }
}
