interface Rhythm {
  /** Milliseconds until the first time. */
  first: number;
  /** Milliseconds between two times. */
  every: number;
}

/**
 * Runs a task now and then, never twice at once. It keeps no process alive.
 * @param task handles its own failures.
 * @returns a function that ends it: resolves once the run under way has ended.
 */
export function repeat(task: () => Promise<void>, { first, every }: Rhythm): () => Promise<void> {
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const schedule = (delay: number) => {
    timer = setTimeout(() => {
      underWay = task().finally(() => {
        if (!stopped) schedule(every);
      });
    }, delay).unref();
  };
  schedule(first);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
