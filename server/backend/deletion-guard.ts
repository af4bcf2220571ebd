import type { Database } from "./database/database.ts";
import type { BackendLog } from "./types.ts";

/**
 * Why a job was stopped. `clock`: the clock differs by days from the newest time in the database;
 * `storage`: the files belong to another database; `share`: the job would delete too much at once; `files`:
 * a backup lacks files.
 */
export type StopReason = "clock" | "storage" | "share" | "files";

/** Ends a job before it deletes anything. */
export class JobStopped extends Error {
  readonly reason: StopReason;
  readonly amount: number;

  constructor(reason: StopReason, message: string, amount = 0) {
    super(message);
    this.name = "JobStopped";
    this.reason = reason;
    this.amount = amount;
  }
}

/** Calls a function of schema `public` with the server's rights. */
export type ServerCall = <Result>(
  name: string,
  parameters?: Record<string, unknown>,
) => Promise<Result>;

export function serverCallOf(database: Pick<Database, "query">): ServerCall {
  return async <Result>(name: string, parameters: Record<string, unknown> = {}) => {
    const list = Object.keys(parameters).map((parameter, at) => `${parameter} => $${at + 1}`);
    const { rows } = await database.query<{ result: Result }>(
      `select public.${name}(${list.join(", ")}) as result`,
      Object.values(parameters),
    );
    return rows[0]?.result as Result;
  };
}

export interface GuardedDeletion<Result> {
  job: string;
  call: ServerCall;
  log: Pick<BackendLog, "error">;
  /** Current time in milliseconds since the epoch. */
  now: number;
  /** Set if a clock that is behind is dangerous, too. */
  refusesPast?: boolean;
  task: () => Promise<Result>;
}

/**
 * Runs a job that deletes. A stop is logged and shown on the dashboard until the job succeeds.
 * @returns undefined if the job was stopped.
 * @throws all other errors of the task.
 */
export async function guardDeletion<Result>(
  guarded: GuardedDeletion<Result>,
): Promise<Result | undefined> {
  const { job, call, log, now, refusesPast = false, task } = guarded;
  try {
    const newest = await call<string | Date | null>("check_clock", {
      at: new Date(now).toISOString(),
    });
    if (newest && (refusesPast || now > new Date(newest).getTime())) {
      const seen = new Date(newest).toISOString();
      throw new JobStopped("clock", `the clock differs by days from ${seen}, the newest time seen`);
    }
    const result = await task();
    await call("report_job", { job });
    return result;
  } catch (error) {
    if (!(error instanceof JobStopped)) throw error;
    const { reason, amount, message } = error;
    log.error("job stopped, nothing deleted", { job, reason, amount, error: message });
    await call("report_job", { job, reason, amount });
    return undefined;
  }
}

/** Smaller numbers are always allowed. */
const always = 20;

/** @throws {JobStopped} if a job would delete more than 20 rows and more than 5 %. */
export function rejectLargeShare(deleted: number, all: number, what: string): void {
  if (deleted > Math.max(always, all * 0.05))
    throw new JobStopped("share", `${deleted} of ${all} ${what} would be deleted`, deleted);
}
