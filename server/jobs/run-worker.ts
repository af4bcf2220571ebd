/** `fault`: the job itself caused the error, which may be reported to its sender. */
export type JobReply<Result> = { id: number } & (
  | { result: Result }
  | { error: string; fault: boolean }
);

/**
 * Runs the jobs that a `WorkerProcess` sends, until it disconnects.
 * @param JobError class of errors caused by the job itself.
 */
export function runWorker<Job, Result>(
  run: (job: Job) => Promise<Result>,
  JobError: new (message: string) => Error,
): void {
  process.on("message", async ({ id, job }: { id: number; job: Job }) => {
    const answer = (answered: JobReply<Result>) => process.send?.(answered);
    try {
      answer({ id, result: await run(job) });
    } catch (error) {
      answer({ id, error: (error as Error).message, fault: error instanceof JobError });
    }
  });
  process.on("disconnect", () => process.exit(0));
  // A terminal signals all its processes. The parent finishes its requests, then stops this one.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
}
