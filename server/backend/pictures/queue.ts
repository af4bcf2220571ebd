import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Turn } from "../../jobs/fair-queue.ts";
import { JobQueue, type JobQueueOptions } from "../../jobs/job-queue.ts";
import { PictureError } from "./picture-error.ts";
import { shareCardFiles } from "./share-card.ts";
import type { PictureType, ValidatedPicture } from "./validate.ts";
import type { Job, JobResult } from "./worker.ts";

/** Looks at pictures and makes them, in a process of its own, few at a time, each within a time. */
export class PictureQueue extends JobQueue<Job, JobResult> {
  /** @throws {StartError} when the installation lacks a file that share pictures are made of. */
  constructor(options: Partial<JobQueueOptions> = {}) {
    super(
      {
        file: fileURLToPath(new URL("./worker.ts", import.meta.url)),
        needs: shareCardFiles,
        env: { FONTCONFIG_FILE: fileURLToPath(new URL("./fonts.conf", import.meta.url)) },
        Fault: PictureError,
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

  /** @throws {PictureError} when the process cannot work with this picture. */
  override make(
    take: () => Promise<Exclude<Job, { kind: "validate" }>>,
    turn?: Turn,
  ): Promise<Uint8Array> {
    return super.make(take, turn) as Promise<Uint8Array>;
  }
}
