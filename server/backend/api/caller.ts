import { AsyncLocalStorage } from "node:async_hooks";
import type { Caller } from "../database/database.ts";

const callers = new AsyncLocalStorage<Caller>();

/** Runs a task on behalf of a caller. */
export function withCaller<Result>(caller: Caller, task: () => Promise<Result>): Promise<Result> {
  return callers.run(caller, task);
}

export function currentCaller(): Caller {
  return callers.getStore() ?? "own";
}
