import { AsyncLocalStorage } from "node:async_hooks";
import type { Caller } from "../database/database.ts";

const caller = new AsyncLocalStorage<Caller>();

/** Runs a task of which the database knows for whom it is. */
export function withCaller<Result>(who: Caller, task: () => Promise<Result>): Promise<Result> {
  return caller.run(who, task);
}

/** For whom the code under way runs; outside of {@link withCaller} it is the server's own. */
export function currentCaller(): Caller {
  return caller.getStore() ?? "own";
}
