/** Worker process that typesets brochures. Started and stopped by `queue.ts`. */
import { runWorker } from "../jobs/run-worker.ts";
import { BrochureError } from "./brochure-error.ts";
import type { BrochureJob } from "./typeset.ts";

runWorker(async (job: BrochureJob) => {
  const { typesetBrochure } = await import("./typeset.ts");
  return typesetBrochure(job);
}, BrochureError);
