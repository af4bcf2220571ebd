import { FairQueue, type FairQueueOptions, ownPages, type Turn } from "./fair-queue.ts";

/** How many tasks may wait. */
export interface TaskQueueOptions extends FairQueueOptions {
  /** Tasks at the same time. */
  parallel: number;
  /** Tasks of one client at the same time; without it as many as `parallel`. */
  parallelPerClient?: number;
  /**
   * Pause of a client's place after each task, as a multiple of the task's duration, within {@link pauseMs}.
   * Bounds the share of the processor that one client can take.
   */
  pauseFactor?: number;
}

const pauseMs = { min: 20, max: 1_000 };

/** Gives the turn to others while one waits for what is done elsewhere, such as in another process. */
export type ReleaseWhile = <Result>(wait: () => Promise<Result>) => Promise<Result>;

/** Has tasks done in this process, few at a time, in a fair order. */
export class TaskQueue {
  readonly #parallel: number;
  readonly #parallelPerClient: number;
  readonly #pauseFactor: number;
  readonly #waiting: FairQueue<() => void>;
  /** Those whose {@link ReleaseWhile} is over: they come first, and are never refused. */
  readonly #returning: (() => void)[] = [];
  /** Tasks under way and pauses of each client. */
  readonly #held = new Map<string, number>();
  #busy = 0;
  /** One begins in a turn of the event loop, so that what else there is to do waits for one at most. */
  #scheduled = false;

  constructor(options: TaskQueueOptions) {
    const { parallel, parallelPerClient = Infinity, pauseFactor = 0, ...limits } = options;
    this.#parallel = parallel;
    this.#parallelPerClient = parallelPerClient;
    this.#pauseFactor = pauseFactor;
    this.#waiting = new FairQueue(limits);
  }

  /** @throws {QueueFull} before the task begins. */
  async run<Result>(
    task: (releaseWhile: ReleaseWhile) => Promise<Result>,
    turn?: Turn,
  ): Promise<Result> {
    const client = turn?.client ?? ownPages;
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

  /** Another client waits for it as well. */
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
    if (this.#pauseFactor === 0) {
      this.#hold(client, -1);
      return;
    }
    const { min, max } = pauseMs;
    setTimeout(
      () => {
        this.#hold(client, -1);
        this.#next();
      },
      Math.min(max, Math.max(min, tookMs * this.#pauseFactor)),
    );
  }

  #next(): void {
    if (this.#scheduled || this.#busy >= this.#parallel) return;
    const isHeld = (client: string) =>
      client !== ownPages && (this.#held.get(client) ?? 0) >= this.#parallelPerClient;
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
