/**
 * The process in which pictures are decoded and made: what a library of C does with a stranger's file
 * can neither end nor swell the server. Started and ended by `worker-process.ts`.
 */
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

/** `fault`: the picture is the reason, which may be told to whoever sent it. */
export type Answered = { id: number } & ({ result: JobResult } | { error: string; fault: boolean });

process.on("message", async ({ id, job }: { id: number; job: Job }) => {
  const answer = (answered: Answered) => process.send?.(answered);
  try {
    answer({ id, result: await run(job) });
  } catch (error) {
    answer({ id, error: (error as Error).message, fault: error instanceof PictureError });
  }
});
process.on("disconnect", () => process.exit(0));
// A terminal signals all its processes; the parent has requests to finish, and then ends this one.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

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
