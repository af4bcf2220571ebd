import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Turn } from "../../jobs/fair-queue.ts";
import { JobQueue, type JobQueueOptions } from "../../jobs/job-queue.ts";
import { limits } from "../../limits.ts";
import { PictureError } from "./picture-error.ts";
import { shareCardFiles } from "./share-card.ts";
import type { ValidatedPicture } from "./validate.ts";
import type { Job, JobResult } from "./worker.ts";

/** Pause before a picture is tried again that could not be decoded or took too long. */
const pauseMs = 600_000;

/**
 * Thrown without another attempt for a picture that failed recently. The failure was logged then.
 */
export class KnownBadPicture extends PictureError {}

/** Validates and renders pictures in a worker process, with limits of concurrency and time. */
export class PictureQueue extends JobQueue<Job, JobResult> {
  /** Times of failures by `bucket/name/version`, latest last. */
  readonly #failedAt = new Map<string, number>();

  /** @throws {StartError} if the installation lacks a file for share cards. */
  constructor(options: Partial<JobQueueOptions> = {}) {
    super(
      {
        file: fileURLToPath(new URL("./worker.ts", import.meta.url)),
        needs: shareCardFiles,
        env: { FONTCONFIG_FILE: fileURLToPath(new URL("./fonts.conf", import.meta.url)) },
        JobError: PictureError,
        faultMessage: "a file that cannot be worked with",
      },
      {
        // Memory grows with concurrency. One core is left for the site.
        parallel: Math.min(Math.max(availableParallelism() - 1, 1), 4),
        ...limits.queues.pictures,
        idleMs: 20_000,
        ...options,
      },
    );
  }

  /**
   * Takes precedence over visitors' pictures: an administrator waits for the upload.
   * @param maxBytes size above which the picture is scaled down.
   * @throws {PictureError} if the picture is invalid or crashes the process.
   */
  validate(picture: Uint8Array, maxBytes?: number): Promise<ValidatedPicture> {
    const job = { kind: "validate", picture, maxBytes } as const;
    return this.first(async () => job) as Promise<ValidatedPicture>;
  }

  /**
   * Renders a stored picture. Work per picture is bounded: after a failure its other sizes fail at once.
   * @param stored `bucket/name/version`
   * @param turn `first`: before the pictures of all clients, without queue limits.
   * @throws {PictureError} if the process cannot decode this picture.
   */
  async makeOf(
    stored: string,
    take: () => Promise<Exclude<Job, { kind: "validate" }>>,
    turn?: Turn | "first",
  ): Promise<Uint8Array> {
    const throwIfBad = () => {
      const failedAt = this.#failedAt.get(stored) ?? Number.NEGATIVE_INFINITY;
      if (performance.now() - failedAt < pauseMs)
        throw new KnownBadPicture("a picture that has failed before");
    };
    throwIfBad();
    try {
      const takeUnlessBad = () => {
        throwIfBad();
        return take();
      };
      return turn === "first"
        ? ((await this.first(takeUnlessBad)) as Uint8Array)
        : await this.make(takeUnlessBad, turn);
    } catch (error) {
      if (error instanceof PictureError && !(error instanceof KnownBadPicture)) {
        this.#failedAt.delete(stored);
        this.#failedAt.set(stored, performance.now());
        const [oldest] = this.#failedAt.keys();
        if (oldest !== undefined && this.#failedAt.size > 1000) this.#failedAt.delete(oldest);
      }
      throw error;
    }
  }

  /** @throws {PictureError} if the process cannot decode this picture. */
  override make(
    take: () => Promise<Exclude<Job, { kind: "validate" }>>,
    turn?: Turn,
  ): Promise<Uint8Array> {
    return super.make(take, turn) as Promise<Uint8Array>;
  }
}
