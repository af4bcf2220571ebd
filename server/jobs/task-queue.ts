import { FairQueue, type FairQueueOptions, type Turn } from "./fair-queue.ts";

/** How many tasks may wait. */
export interface TaskQueueOptions extends FairQueueOptions {
  /** Tasks at the same time. */
  parallel: number;
}

/** Gives the turn to others while one waits for what is done elsewhere, such as in another process. */
export type ReleaseWhile = <Result>(wait: () => Promise<Result>) => Promise<Result>;

/** Has tasks done in this process, few at a time, in a fair order. */
export class TaskQueue {
  readonly #parallel: number;
  readonly #waiting: FairQueue<() => void>;
  /** Those whose {@link ReleaseWhile} is over: they come first, and are never refused. */
  readonly #returning: (() => void)[] = [];
  #busy = 0;
  /** One begins in a turn of the event loop, so that what else there is to do waits for one at most. */
  #scheduled = false;

  constructor({ parallel, ...options }: TaskQueueOptions) {
    this.#parallel = parallel;
    this.#waiting = new FairQueue(options);
  }

  /** @throws {QueueFull} before the task begins. */
  async run<Result>(
    task: (releaseWhile: ReleaseWhile) => Promise<Result>,
    turn?: Turn,
  ): Promise<Result> {
    await this.#begun((begin) => this.#waiting.push(begin, turn));
    let away = 0;
    let over = false;
    const releaseWhile: ReleaseWhile = async (wait) => {
      if (away === 0) this.#end();
      away += 1;
      try {
        return await wait();
      } finally {
        away -= 1;
        if (away === 0 && !over) await this.#begun((begin) => this.#returning.push(begin));
      }
    };
    try {
      return await task(releaseWhile);
    } finally {
      over = true;
      if (away === 0) this.#end();
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

  #next(): void {
    if (this.#scheduled || this.#busy >= this.#parallel) return;
    const begin = this.#returning.shift() ?? this.#waiting.shift();
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
