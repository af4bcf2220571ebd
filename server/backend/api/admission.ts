/** Admission control for requests without a verified session (docs/decisions/0026-strangers-have-a-share.md). */
import { setTimeout } from "node:timers/promises";
import { addressGroup } from "../../../supabase/functions/_shared/client-address.ts";
import { type ReleaseWhile, TaskQueue } from "../../jobs/task-queue.ts";
import { type Exhausted, SharedLimit } from "./shared-limit.ts";

interface AdmissionLimits {
  /** Maximum number of concurrent requests: of all clients, and of one client address. */
  parallel: number;
  parallelPerClient: number;
  /** Requests of one address that wait or run. Default: {@link maxAdmitted}. */
  perAddress?: number;
}

/** Each kind of work has its own queue. */
export const admissionLimits = {
  /**
   * Calls with fixed statements: sign-in, token renewal, password recovery, enquiries, preview links.
   */
  calls: { parallel: 8, parallelPerClient: 2 },
  /**
   * Data API and Storage queries, which clients write. As many as the pool has sessions for them.
   */
  queries: { parallel: 2, parallelPerClient: 1 },
  /**
   * Metadata of pictures that is not cached: all pictures of a page after a start, and names that do not exist.
   */
  pictures: { parallel: 2, parallelPerClient: 1, perAddress: 500 },
  /** Visitors' searches, which read all entries. */
  searches: { parallel: 2, parallelPerClient: 1 },
};

/**
 * Requests waiting or running. An office or a hotel behind one address stays far below its share.
 */
const maxAdmitted = { total: 2_000, perAddress: 50 };

/**
 * Delays of a refusal. A client that repeats refused requests gets about a hundred refusals a second.
 */
const refusalMs = { first: 1_000, each: 10, max: 10_000 };

/** Runs the expensive part of a request when it is the client's turn. */
export type TakeTurn = <Result>(
  task: (releaseWhile: ReleaseWhile) => Promise<Result>,
) => Promise<Result>;

/**
 * Admits requests by client address. Each address has a share of the admitted requests and its own queue.
 * Queues are served in rotation, and an address pauses after each turn, so that a client with hundreds of
 * connections delays only itself.
 */
export class Admission {
  readonly #admitted: SharedLimit;
  readonly #turns: TaskQueue;
  #refusals = 0;

  constructor({ perAddress = maxAdmitted.perAddress, ...limits }: AdmissionLimits) {
    this.#admitted = new SharedLimit({ ...maxAdmitted, perAddress });
    this.#turns = new TaskQueue({
      ...limits,
      pauseFactor: 3,
      maxWaiting: Infinity,
      maxWaitingPerClient: Infinity,
    });
  }

  /**
   * Runs a request.
   * @param address undefined if unknown: unknown addresses share one queue.
   * @param task reads the body before it takes its turn, so that a slow sender does not hold a turn.
   * @param refuse makes the response when the limit of this address or of all is reached.
   */
  async run<Result>(
    address: string | undefined,
    task: (takeTurn: TakeTurn) => Promise<Result>,
    refuse: (reason: Exhausted) => Result,
  ): Promise<Result> {
    const exhausted = this.#admitted.take(address, 1);
    if (exhausted) {
      await this.#delayRefusal();
      return refuse(exhausted);
    }
    try {
      const client = addressGroup(address ?? "unknown");
      return await task((work) => this.#turns.run(work, { client }));
    } finally {
      this.#admitted.free(address, 1);
    }
  }

  async #delayRefusal(): Promise<void> {
    const { first, each, max } = refusalMs;
    this.#refusals += 1;
    await setTimeout(Math.min(max, first + this.#refusals * each));
    this.#refusals -= 1;
  }
}
