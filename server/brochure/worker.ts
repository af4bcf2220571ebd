/** Worker process that typesets brochures. Started and stopped by `queue.ts`. */
import { answerJobs } from "../jobs/answer-jobs.ts";
import { BrochureError } from "./brochure-error.ts";
import type { BrochureJob } from "./typeset.ts";

answerJobs(async (job: BrochureJob) => {
  const { typesetBrochure } = await import("./typeset.ts");
  return typesetBrochure(job);
}, BrochureError);
