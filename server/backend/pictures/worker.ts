/**
 * The process in which pictures are decoded and made: what a library of C does with a stranger's file
 * can neither end nor swell the server. Started and ended by `queue.ts`.
 */
import { answerJobs } from "../../jobs/answer-jobs.ts";
import type { JudgedPicture, PictureType } from "./judge.ts";
import { PictureError } from "./picture-error.ts";
import type { RenderOrder } from "./render.ts";
import type { ShareCard } from "./share-card.ts";

/** What is asked, with the picture's bytes. */
export type Job =
  | { kind: "judge"; picture: Uint8Array; type: PictureType }
  | { kind: "render"; picture: Uint8Array; order: RenderOrder }
  | { kind: "share"; picture: Uint8Array; card: ShareCard };

/** Of `judge` what it found, of the others the picture that they made. */
export type JobResult = JudgedPicture | Uint8Array;

answerJobs(run, PictureError);

async function run(job: Job): Promise<JobResult> {
  const { default: sharp } = await import("sharp");
  // Each picture is looked at once: what libvips keeps of them would only be memory.
  sharp.cache(false);
  switch (job.kind) {
    case "judge":
      return (await import("./judge.ts")).judgePicture(job.type, job.picture);
    case "render":
      return (await import("./render.ts")).renderPicture(job.picture, job.order);
    case "share":
      return (await import("./share-card.ts")).drawShareCard(job.picture, job.card);
  }
}
