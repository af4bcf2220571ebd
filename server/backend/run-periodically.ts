interface Rhythm {
  /** Until the first time. */
  firstMs: number;
  /** Between two times. */
  everyMs: number;
}

/**
 * Runs a task now and then, never twice at once. It keeps no process alive.
 * @param task handles its own failures.
 * @returns a function that ends it: resolves once the run under way has ended.
 */
export function runPeriodically(
  task: () => Promise<void>,
  { firstMs, everyMs }: Rhythm,
): () => Promise<void> {
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const schedule = (delay: number) => {
    timer = setTimeout(() => {
      underWay = task().finally(() => {
        if (!stopped) schedule(everyMs);
      });
    }, delay).unref();
  };
  schedule(firstMs);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
