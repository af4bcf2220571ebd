/** Admission control for requests without a verified session (docs/decisions/0026-fair-share-of-anonymous-clients.md). */
import { setTimeout } from "node:timers/promises";
import { addressGroup } from "../../../supabase/functions/_shared/client-address.ts";
import { type ReleaseWhile, TaskQueue } from "../../jobs/task-queue.ts";
import { limits } from "../../limits.ts";
import { type Exhausted, SharedLimit } from "./shared-limit.ts";

interface AdmissionLimits {
  /** Maximum number of concurrent requests: of all clients, and of one client address. */
  parallel: number;
  parallelPerClient: number;
  /** Requests of one address that wait or run. Default: `limits.admitted`. */
  perAddress?: number;
}

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

  /** @param turns of {@link limits}. Each kind of work has its own queue. */
  constructor({ perAddress = limits.admitted.perAddress, ...turns }: AdmissionLimits) {
    this.#admitted = new SharedLimit({ ...limits.admitted, perAddress });
    this.#turns = new TaskQueue({
      ...turns,
      pause: limits.turnPause,
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
    const { first, each, max } = limits.refusalMs;
    this.#refusals += 1;
    await setTimeout(Math.min(max, first + this.#refusals * each));
    this.#refusals -= 1;
  }
}
