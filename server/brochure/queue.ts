import { fileURLToPath } from "node:url";
import { JobQueue, type JobQueueOptions } from "../jobs/job-queue.ts";
import { BrochureError } from "./brochure-error.ts";
import { brochureFiles } from "./files.ts";
import type { BrochureJob, SetBrochure } from "./typeset.ts";

/** Sets brochures, one at a time, in a process of its own. */
export class BrochureQueue extends JobQueue<BrochureJob, SetBrochure> {
  /** @throws {StartError} when the installation lacks a file that brochures are made of. */
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
        // Each takes a second or less: nobody waits for half a minute.
        maxWaiting: 24,
        maxWaitingPerClient: 6,
        timeoutMs: 20_000,
        idleMs: 20_000,
        ...options,
      },
    );
  }
}
