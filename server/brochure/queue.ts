import { fileURLToPath } from "node:url";
import { JobQueue, type JobQueueOptions } from "../jobs/job-queue.ts";
import { limits } from "../limits.ts";
import { BrochureError } from "./brochure-error.ts";
import { brochureFiles } from "./files.ts";
import type { BrochureJob, TypesetBrochure } from "./typeset.ts";

/** Typesets brochures one at a time in a worker process. */
export class BrochureQueue extends JobQueue<BrochureJob, TypesetBrochure> {
  /** @throws {StartError} if the installation lacks a file for brochures. */
  constructor(options: Partial<JobQueueOptions> = {}) {
    super(
      {
        file: fileURLToPath(new URL("./worker.ts", import.meta.url)),
        needs: brochureFiles,
        JobError: BrochureError,
        faultMessage: "it ends the process that sets it",
      },
      {
        parallel: 1,
        ...limits.queues.brochures,
        idleMs: 20_000,
        ...options,
      },
    );
  }
}
