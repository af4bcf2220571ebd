/** Admission control for requests without a verified session (docs/decisions/0026-strangers-have-a-share.md). */
import { setTimeout } from "node:timers/promises";
import { addressGroup } from "../../../supabase/functions/_shared/client-address.ts";
import { type ReleaseWhile, TaskQueue } from "../../jobs/task-queue.ts";
import { type Exhausted, SharedLimit } from "./shared-limit.ts";

interface AdmissionLimits {
  /** Requests that are worked on at a time, of all clients and of one client address. */
  parallel: number;
  parallelPerClient: number;
}

/** Work of each kind waits for work of its own kind only. */
export const admissionLimits = {
  /** Calls with fixed statements: sign-in, renewal, recovery, enquiries, preview links. */
  calls: { parallel: 8, parallelPerClient: 2 },
  /** Queries of the Data API and Storage, which clients write: as many as the pool has sessions for them. */
  queries: { parallel: 2, parallelPerClient: 1 },
  /** Searches of visitors, which go through all entries. */
  searches: { parallel: 2, parallelPerClient: 1 },
};

/** Requests that wait or are worked on; an office or a hotel is far below its share. */
const maxPresent = { total: 2_000, perAddress: 50 };

/** A client that repeats refused requests at once gets about a hundred refusals a second. */
const refusalMs = { first: 1_000, each: 10, max: 10_000 };

/** Runs the part of a request that costs something, once it is its client's turn. */
export type TakeTurn = <Result>(
  task: (releaseWhile: ReleaseWhile) => Promise<Result>,
) => Promise<Result>;

/**
 * Lets requests in by client address: each address has a share of those present, and waits in its own line for a
 * turn. Lines are served in rotation, and an address pauses after each turn, so that a client with hundreds
 * of connections delays itself.
 */
export class Admission {
  readonly #present = new SharedLimit(maxPresent);
  readonly #turns: TaskQueue;
  #refusals = 0;

  constructor(limits: AdmissionLimits) {
    this.#turns = new TaskQueue({
      ...limits,
      pauseFactor: 3,
      maxWaiting: Infinity,
      maxWaitingPerClient: Infinity,
    });
  }

  /**
   * Runs a request.
   * @param address undefined where it is not known: all of those are one.
   * @param task reads the body, then takes its turn: a slow sender must not hold a turn.
   * @param refuse makes the answer where no more requests may be present, of this address or of all.
   */
  async run<Result>(
    address: string | undefined,
    task: (takeTurn: TakeTurn) => Promise<Result>,
    refuse: (reason: Exhausted) => Result,
  ): Promise<Result> {
    const exhausted = this.#present.take(address, 1);
    if (exhausted) {
      await this.#delayRefusal();
      return refuse(exhausted);
    }
    try {
      const client = addressGroup(address ?? "unknown");
      return await task((work) => this.#turns.run(work, { client }));
    } finally {
      this.#present.free(address, 1);
    }
  }

  async #delayRefusal(): Promise<void> {
    const { first, each, max } = refusalMs;
    this.#refusals += 1;
    await setTimeout(Math.min(max, first + this.#refusals * each));
    this.#refusals -= 1;
  }
}
