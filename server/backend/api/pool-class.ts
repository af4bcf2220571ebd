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

/** The class of the code under way; outside of {@link withPoolClass} it is the server's own. */
export function currentPoolClass(): PoolClass {
  return poolClass.getStore() ?? "own";
}
