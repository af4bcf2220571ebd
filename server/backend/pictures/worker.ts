/**
 * The process in which pictures are decoded and made: what a library of C does with a stranger's file
 * can neither end nor swell the server. Started and ended by `queue.ts`.
 */
import { answerJobs } from "../../jobs/answer-jobs.ts";
import { PictureError } from "./picture-error.ts";
import type { RenderOrder } from "./render.ts";
import type { ShareCard } from "./share-card.ts";
import type { PictureType, ValidatedPicture } from "./validate.ts";

/** What is asked, with the picture's bytes. */
export type Job =
  | { kind: "validate"; picture: Uint8Array; type: PictureType }
  | { kind: "render"; picture: Uint8Array; order: RenderOrder }
  | { kind: "share"; picture: Uint8Array | undefined; card: ShareCard };

/** Of `validate` what it found, of the others the picture that they made. */
export type JobResult = ValidatedPicture | Uint8Array;

answerJobs(
  (job: Job) =>
    run(job).catch((error: Error) => {
      // Orders come from our own lists: what libvips refuses is the picture's fault.
      throw new PictureError(error.message.split("\n", 1)[0]);
    }),
  PictureError,
);

async function run(job: Job): Promise<JobResult> {
  const { default: sharp } = await import("sharp");
  // Each picture is looked at once: what libvips caches of them would only be memory.
  sharp.cache(false);
  switch (job.kind) {
    case "validate":
      return (await import("./validate.ts")).validatePicture(job.type, job.picture);
    case "render":
      return (await import("./render.ts")).renderPicture(job.picture, job.order);
    case "share":
      return (await import("./share-card.ts")).drawShareCard(job.picture, job.card);
  }
}
