import { contentTypes } from "#content/index.ts";
import type { Database } from "../database/database.ts";
import {
  guardDeletion,
  JobStopped,
  rejectLargeShare,
  type ServerCall,
  serverCallOf,
} from "../deletion-guard.ts";
import { runPeriodically } from "../run-periodically.ts";
import type { BackendLog, SweepResult } from "../types.ts";
import type { Blobs } from "./blobs/blobs.ts";
import type { ObjectStorage, StoredFile } from "./object-storage.ts";
import { readOwnIdentity, requireOwnStorage, writeMarker } from "./site-marker.ts";

/**
 * Minimum age of an unused upload before it is removed, because its form may not be saved yet. Twice as
 * long as a browser keeps drafts (`panel/src/entries/editor/local-buffer.ts`).
 */
export const graceMs = 14 * 24 * 3_600_000;

const minuteMs = 60_000;

export interface SweepSchedule {
  /** Milliseconds until the first run, which must not slow the start down, and between runs. */
  firstMs?: number;
  everyMs?: number;
  /** Current time in milliseconds since the epoch. */
  now?: () => number;
}

/**
 * Sweeps once a day.
 * @param sweep receives the time in milliseconds since the epoch.
 * @returns a stop function, which waits for a running sweep.
 */
export function startSweep(
  sweep: (now: number) => Promise<SweepResult>,
  call: ServerCall,
  log: BackendLog,
  { firstMs = minuteMs, everyMs = 24 * 60 * minuteMs, now = Date.now }: SweepSchedule = {},
): () => Promise<void> {
  const task = async () => {
    try {
      const at = now();
      const task = () => sweep(at);
      const removed = await guardDeletion({ job: "sweep", call, log, now: at, task });
      if (removed && Object.values(removed).some((count) => count > 0))
        log.info("removed what nothing refers to any more", { ...removed });
    } catch (error) {
      log.error("sweeping failed", { error: String(error) });
    }
  };
  return runPeriodically(task, { firstMs, everyMs });
}

export interface SweepStores {
  database: Database;
  blobs: Blobs;
  files: ObjectStorage;
}

/**
 * Removes entries deleted more than thirty days ago, uploads that neither an entry nor a kept version
 * refers to, files without an object, and expired rows (preview links, invitations, log rows older than a
 * year, page views older than 25 months).
 * @param now milliseconds since the epoch.
 * @param confirmed whether an operator allows any number of removals.
 * @throws {JobStopped} before anything is removed, if the storage belongs to another database or too much
 * would be removed.
 */
export async function runSweep(
  { database, blobs, files }: SweepStores,
  now: number,
  confirmed = false,
): Promise<SweepResult> {
  await requireOwnStorage(blobs, database);
  const judge = confirmed ? () => {} : rejectLargeShare;
  const before = new Date(now - graceMs);
  const at = new Date(now).toISOString();
  const stray = await files.findStray(before);
  if (stray.keys.length > 0 && stray.stored === 0 && !confirmed)
    throw new JobStopped(
      "share",
      `the database knows none of ${stray.all} files`,
      stray.keys.length,
    );
  judge(stray.keys.length, stray.all, "files");
  const { versions, pictures } = await removeRows(database, at, before, judge);
  // After the commit: a file left by a crash has no object, and is removed by the next sweep.
  for (const file of pictures) await files.removeFile(file);
  await files.removeStray(stray);
  const { rows } = await database.query<{ previews: number }>(
    `select public.purge_preview_links($1) as previews, public.purge_invitations($1),
       public.purge_admin_log($1), public.purge_page_views($1)`,
    [at],
  );
  return {
    versions,
    previews: rows[0]?.previews ?? 0,
    pictures: pictures.length,
    files: stray.keys.length,
  };
}

/** Claims the storage for this database, and sweeps without a limit of the share. */
export async function confirmSweep(
  place: SweepStores,
  log: BackendLog,
  now = Date.now(),
): Promise<SweepResult> {
  await writeMarker(place.blobs, await readOwnIdentity(place.database));
  const task = () => runSweep(place, now, true);
  const call = serverCallOf(place.database);
  const swept = await guardDeletion({ job: "sweep", call, log, now, task });
  if (!swept) throw new Error("the clock is not accepted yet: see the log");
  return swept;
}

/**
 * Removes old versions and the rows of unreferenced pictures in one transaction. Entries and drafts are locked
 * against writes: none may start to refer to a picture between the check and the removal. Drafts come last, as
 * in `publish_entry`, so that neither waits for the other.
 */
function removeRows(
  database: Database,
  at: string,
  before: Date,
  judge: typeof rejectLargeShare,
): Promise<{ versions: number; pictures: StoredFile[] }> {
  return database.transaction(async (transaction) => {
    const entries = contentTypes.map(({ table }) => `public.${table}`);
    await transaction.exec(`lock table ${entries.join(", ")}, public.entry_drafts in share mode`);
    const { rows: all } = await transaction.query<{ count: number }>(
      "select count(*)::int as count from storage.objects",
    );
    const { rows: trash } = await transaction.query<{ versions: number }>(
      "select public.purge_trash($1) as versions",
      [at],
    );
    const { rows: pictures } = await transaction.query<StoredFile>(
      `delete from storage.objects as object
       using public.unreferenced_pictures($1) as unreferenced
       where object.id = unreferenced.id
       returning object.bucket_id as bucket, object.name, object.metadata->>'eTag' as "eTag"`,
      [before.toISOString()],
    );
    judge(pictures.length, all[0]?.count ?? 0, "pictures");
    return { versions: trash[0]?.versions ?? 0, pictures };
  });
}
