/** `fault`: the job itself is the reason, which may be told to whoever gave it. */
export type Answered<Result> = { id: number } & (
  | { result: Result }
  | { error: string; fault: boolean }
);

/**
 * Lets this process answer the jobs that a `WorkerProcess` sends, until that one is gone.
 * @param JobError what an error is that the job itself is to blame for.
 */
export function answerJobs<Job, Result>(
  run: (job: Job) => Promise<Result>,
  JobError: new (message: string) => Error,
): void {
  process.on("message", async ({ id, job }: { id: number; job: Job }) => {
    const answer = (answered: Answered<Result>) => process.send?.(answered);
    try {
      answer({ id, result: await run(job) });
    } catch (error) {
      answer({ id, error: (error as Error).message, fault: error instanceof JobError });
    }
  });
  process.on("disconnect", () => process.exit(0));
  // A terminal signals all its processes; the parent has requests to finish, and then ends this one.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
}
