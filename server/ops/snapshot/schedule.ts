import { statfs } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { BackendLog, BackupSource } from "../../backend/contract.ts";
import { repeat } from "../../backend/repeat.ts";
import {
  type BackupMade,
  backupsIn,
  newBackupName,
  pruneBackups,
  removeLeftovers,
  writeBackup,
} from "./backup.ts";

export interface BackupSchedule {
  folder: string;
  /** Hours between two; 0: only when somebody asks for one. */
  everyHours: number;
  /** How many stay. */
  keep: number;
}

export interface Backups {
  /** Makes one now, after the one that is being made. */
  make(): Promise<BackupMade>;
  /** Seconds since 1970 of the newest; undefined while there is none. */
  newest(): number | undefined;
  /** Breaks off the one that is being made, which leaves nothing behind; from now on none is made. */
  stop(): Promise<void>;
}

/** Between two checks of whether one is due: clocks jump, and machines sleep. */
const checkEveryMs = 10 * 60_000;

/** For a backup that is broken off; what it leaves where that is not enough is removed by the next start. */
const stopTimeoutMs = 2_000;

/**
 * Makes backups when they are due, and whenever somebody asks; never two at once.
 * @param firstCheckMs until it is checked for the first time whether one is due.
 */
export async function startBackups(
  source: BackupSource,
  { folder, everyHours, keep }: BackupSchedule,
  log: BackendLog,
  firstCheckMs = 5 * 60_000,
): Promise<Backups> {
  await removeLeftovers(folder);
  const stopping = new AbortController();
  let newest = timeOf((await backupsIn(folder))[0]);
  let last: Promise<unknown> = Promise.resolve();

  async function makeNow(): Promise<BackupMade> {
    stopping.signal.throwIfAborted();
    const made = await writeBackup(source, path.join(folder, newBackupName()), stopping.signal);
    newest = Date.now();
    await pruneBackups(folder, keep);
    log.info("backup made", { ...made });
    return made;
  }
  function make(): Promise<BackupMade> {
    const made = last.then(makeNow);
    last = made.catch(() => {});
    return made;
  }
  async function makeIfDue() {
    // A clock that was set back must not put the next one off for ever.
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
      ? repeat(makeIfDue, { first: firstCheckMs, every: checkEveryMs })
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
