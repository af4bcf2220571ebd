/**
 * Worker process that decodes and renders pictures: an uploaded file cannot crash or bloat the server
 * through a C library. Started and stopped by `queue.ts`.
 */
import { runWorker } from "../../jobs/run-worker.ts";
import type { BrandFileOrder } from "./brand-file.ts";
import type { HeroOrder } from "./hero.ts";
import { PictureError } from "./picture-error.ts";
import type { RenderOrder } from "./render.ts";
import type { ShareCard } from "./share-card.ts";
import type { ValidatedPicture } from "./validate.ts";

/** A job, with the picture's bytes. */
export type Job =
  | { kind: "validate"; picture: Uint8Array; maxBytes?: number | undefined }
  | { kind: "render"; picture: Uint8Array; order: RenderOrder }
  | { kind: "share"; picture: Uint8Array | undefined; card: ShareCard }
  | { kind: "brand"; order: BrandFileOrder }
  | { kind: "hero"; picture: Uint8Array; order: HeroOrder }
  | { kind: "hero-looks"; picture: Uint8Array; focus: HeroOrder["focus"] };

/** Result of `validate`, or the rendered picture. */
export type JobResult = ValidatedPicture | Uint8Array;

runWorker(
  (job: Job) =>
    run(job).catch((error: Error) => {
      // Orders come from our own code: libvips errors are caused by the picture.
      throw new PictureError(error.message.split("\n", 1)[0]);
    }),
  PictureError,
);

async function run(job: Job): Promise<JobResult> {
  const { default: sharp } = await import("sharp");
  // Each picture is used once: libvips' cache would only take memory.
  sharp.cache(false);
  switch (job.kind) {
    case "validate":
      return (await import("./validate.ts")).validatePicture(job.picture, job.maxBytes);
    case "render":
      return (await import("./render.ts")).renderPicture(job.picture, job.order);
    case "share":
      return (await import("./share-card.ts")).drawShareCard(job.picture, job.card);
    case "brand":
      return (await import("./brand-file.ts")).drawBrandFile(job.order);
    case "hero":
      return (await import("./hero.ts")).renderHero(job.picture, job.order);
    case "hero-looks":
      return (await import("./hero.ts")).measureHero(job.picture, job.focus);
  }
}
