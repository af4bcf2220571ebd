interface Schedule {
  /** Delay of the first run. */
  firstMs: number;
  /** Delay between the end of a run and the next one. */
  everyMs: number;
}

/**
 * Runs a task periodically, never twice at once. The timer does not keep the process alive.
 * @param task handles its own errors.
 * @returns a stop function, which waits for a running task.
 */
export function runPeriodically(
  task: () => Promise<void>,
  { firstMs, everyMs }: Schedule,
): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const schedule = (delay: number) => {
    timer = setTimeout(() => {
      running = task().finally(() => {
        if (!stopped) schedule(everyMs);
      });
    }, delay).unref();
  };
  schedule(firstMs);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
