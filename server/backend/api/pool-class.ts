import { AsyncLocalStorage } from "node:async_hooks";
import type { PoolClass } from "../database/database.ts";

const poolClass = new AsyncLocalStorage<PoolClass>();

/** Runs a task whose database sessions come from this class. */
export function withPoolClass<Result>(
  given: PoolClass,
  task: () => Promise<Result>,
): Promise<Result> {
  return poolClass.run(given, task);
}

/** Pool class of the current request. Default outside of {@link withPoolClass}: `own`. */
export function currentPoolClass(): PoolClass {
  return poolClass.getStore() ?? "own";
}
