/** The process in which brochures are set. Started and ended by `workshop.ts`. */
import { answerJobs } from "../workshop/answer-jobs.ts";
import { BrochureError } from "./brochure-error.ts";
import type { BrochureJob } from "./typeset.ts";

answerJobs(async (job: BrochureJob) => {
  const { typesetBrochure } = await import("./typeset.ts");
  return typesetBrochure(job);
}, BrochureError);
