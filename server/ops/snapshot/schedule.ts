import { statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { runPeriodically } from "../../backend/run-periodically.ts";
import type { BackendLog, BackupSource } from "../../backend/types.ts";
import { type BackupResult, backupsIn, makeBackup, removeLeftovers } from "./backup.ts";

export interface BackupSchedule {
  folder: string;
  /** Hours between backups; 0: only on request. */
  everyHours: number;
  /** Number of kept backups. */
  keep: number;
  /**
   * Called with the time of the newest backup in milliseconds since the epoch, or undefined: at the start,
   * and after each backup.
   */
  onNewest?: (newest: number | undefined) => Promise<void>;
}

export interface Backups {
  /** Makes a backup now, or after the running one. */
  make(): Promise<BackupResult>;
  /** Time of the newest backup in seconds since the epoch; undefined if there is none. */
  newest(): number | undefined;
  /** Aborts a running backup without leaving files, and prevents further ones. */
  stop(): Promise<void>;
}

/** Short, because clocks change and machines sleep. */
const checkEveryMs = 10 * 60_000;

/** Timeout of an abort; the next start removes what is left. */
const stopTimeoutMs = 2_000;

/**
 * Makes backups when they are due and on request, one at a time.
 * @param firstCheckMs delay of the first check.
 */
export async function startBackups(
  source: BackupSource,
  { folder, everyHours, keep, onNewest = async () => {} }: BackupSchedule,
  log: BackendLog,
  firstCheckMs = 5 * 60_000,
): Promise<Backups> {
  await removeLeftovers(folder);
  const stopping = new AbortController();
  let newest = timeOf((await backupsIn(folder))[0]);
  let last: Promise<unknown> = Promise.resolve();
  await onNewest(newest);

  async function makeNow(): Promise<BackupResult> {
    stopping.signal.throwIfAborted();
    const made = await makeBackup(source, { folder, keep }, log, stopping.signal);
    newest = Date.now();
    await onNewest(newest);
    log.info("backup made", { ...made, missing: made.missing.length });
    return made;
  }
  function make(): Promise<BackupResult> {
    const made = last.then(makeNow);
    last = made.catch(() => {});
    return made;
  }
  async function makeIfDue() {
    // Absolute: after the clock was set back, the next backup must not wait for years.
    const age = newest === undefined ? Number.POSITIVE_INFINITY : Math.abs(Date.now() - newest);
    if (age < everyHours * 3_600_000) return;
    await make().catch(async (error) => {
      if (stopping.signal.aborted) return log.info("backup broken off");
      const { bavail = 0, bsize = 0 } = await statfs(folder).catch(() => ({}) as never);
      log.error("backup failed", { error: String(error), freeMegabytes: (bavail * bsize) >> 20 });
    });
  }
  const stopChecks =
    everyHours > 0
      ? runPeriodically(makeIfDue, { firstMs: firstCheckMs, everyMs: checkEveryMs })
      : async () => {};
  return {
    make,
    newest: () => (newest === undefined ? undefined : newest / 1000),
    async stop() {
      stopping.abort(new Error("the server is stopping"));
      const ended = Promise.all([stopChecks(), last]);
      await Promise.race([ended, setTimeout(stopTimeoutMs, undefined, { ref: false })]);
    },
  };
}

function timeOf(name: string | undefined): number | undefined {
  const iso = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z/.exec(name ?? "");
  return iso ? Date.parse(`${iso[1]}T${iso[2]}:${iso[3]}:${iso[4]}Z`) : undefined;
}
