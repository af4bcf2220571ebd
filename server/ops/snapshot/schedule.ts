import { statfs } from "node:fs/promises";
import path from "node:path";
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
  stop(): Promise<void>;
}

/** Milliseconds between two looks at whether one is due: clocks jump, and machines sleep. */
const lookEvery = 10 * 60_000;

/** Makes backups when they are due, and whenever somebody asks; never two at once. */
export async function startBackups(
  source: BackupSource,
  { folder, everyHours, keep }: BackupSchedule,
  log: BackendLog,
  first = 5 * 60_000,
): Promise<Backups> {
  await removeLeftovers(folder);
  let newest = timeOf((await backupsIn(folder))[0]);
  let last: Promise<unknown> = Promise.resolve();

  async function makeNow(): Promise<BackupMade> {
    const made = await writeBackup(source, path.join(folder, newBackupName()));
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
      const { bavail = 0, bsize = 0 } = await statfs(folder).catch(() => ({}) as never);
      log.error("backup failed", { error: String(error), freeMegabytes: (bavail * bsize) >> 20 });
    });
  }
  const stop = everyHours > 0 ? repeat(makeIfDue, { first, every: lookEvery }) : async () => {};
  return {
    make,
    newest: () => (newest === undefined ? undefined : newest / 1000),
    async stop() {
      await stop();
      await last;
    },
  };
}

function timeOf(name: string | undefined): number | undefined {
  const iso = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z/.exec(name ?? "");
  return iso ? Date.parse(`${iso[1]}T${iso[2]}:${iso[3]}:${iso[4]}Z`) : undefined;
}
