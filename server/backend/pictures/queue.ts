import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Turn } from "../../jobs/fair-queue.ts";
import { JobQueue, type JobQueueOptions } from "../../jobs/job-queue.ts";
import { PictureError } from "./picture-error.ts";
import { shareCardFiles } from "./share-card.ts";
import type { PictureType, ValidatedPicture } from "./validate.ts";
import type { Job, JobResult } from "./worker.ts";

/** A picture that could not be decoded or took too long is not tried again meanwhile. */
const pauseMs = 600_000;

/** Thrown without another try for a picture that has failed a short time ago, and was logged then. */
export class KnownBadPicture extends PictureError {}

/** Looks at pictures and makes them, in a process of its own, few at a time, each within a time. */
export class PictureQueue extends JobQueue<Job, JobResult> {
  /** When pictures failed, by `bucket/name/version`, the latest last. */
  readonly #failedAt = new Map<string, number>();

  /** @throws {StartError} when the installation lacks a file that share pictures are made of. */
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
        // Memory grows with them. One core stays with the site.
        parallel: Math.min(Math.max(availableParallelism() - 1, 1), 4),
        maxWaiting: 300,
        // A whole page's, of which a browser asks for what is in sight.
        maxWaitingPerClient: 60,
        timeoutMs: 30_000,
        idleMs: 20_000,
        ...options,
      },
    );
  }

  /**
   * Comes before all that visitors wait for: somebody of the panel waits for an upload.
   * @throws {PictureError} when the picture is not sound, which includes one that ends the process.
   */
  validate(type: PictureType, picture: Uint8Array): Promise<ValidatedPicture> {
    return this.first(async () => ({
      kind: "validate",
      picture,
      type,
    })) as Promise<ValidatedPicture>;
  }

  /**
   * Makes a picture of a stored one. Bounded work per picture: after a failure its other sizes fail at once.
   * @param stored `bucket/name/version`
   * @throws {PictureError} when the process cannot work with this picture.
   */
  async makeOf(
    stored: string,
    take: () => Promise<Exclude<Job, { kind: "validate" }>>,
    turn?: Turn,
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
      return await this.make(takeUnlessBad, turn);
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

  /** @throws {PictureError} when the process cannot work with this picture. */
  override make(
    take: () => Promise<Exclude<Job, { kind: "validate" }>>,
    turn?: Turn,
  ): Promise<Uint8Array> {
    return super.make(take, turn) as Promise<Uint8Array>;
  }
}
