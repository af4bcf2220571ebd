/** Runs tasks strictly one after another, in the order they came. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task);
    // A failed task must not keep the next one from running.
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves once every task given so far has ended. */
  async drained(): Promise<void> {
    await this.#last;
  }
}
