import { contentTypes } from "#content/index.ts";
import type { Database } from "../database/database.ts";
import { callIn, guardJob, JobStopped, refuseLargeShare, type ServerCall } from "../job-guard.ts";
import { runPeriodically } from "../run-periodically.ts";
import type { BackendLog, Swept } from "../types.ts";
import type { Blobs } from "./blobs/blobs.ts";
import type { ObjectStorage, StoredFile } from "./object-storage.ts";
import { readIdentity, requireOwnStorage, writeMarker } from "./site-marker.ts";

/**
 * For which an upload may wait for the form it was made for to be saved: twice as long as a browser saves
 * what was typed there (`panel/src/entries/editor/draft-store.ts`).
 */
export const graceMs = 14 * 24 * 3_600_000;

const minuteMs = 60_000;

export interface SweepRhythm {
  /** Milliseconds until the first time, which must not slow the start down, and between two times. */
  firstMs?: number;
  everyMs?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/**
 * Sweeps once a day.
 * @param sweep is given the time, in milliseconds since the epoch.
 * @returns a function that ends it: resolves once the sweep under way has ended.
 */
export function startSweeping(
  sweep: (now: number) => Promise<Swept>,
  call: ServerCall,
  log: BackendLog,
  { firstMs = minuteMs, everyMs = 24 * 60 * minuteMs, now = Date.now }: SweepRhythm = {},
): () => Promise<void> {
  const task = async () => {
    try {
      const at = now();
      const task = () => sweep(at);
      const removed = await guardJob({ job: "sweep", call, log, now: at, task });
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
 * Empties the trash of entries that were deleted thirty days ago, removes uploads of the panel that neither an entry
 * nor a kept version refers to, and files without an object, and forgets expired rows (links to drafts, invitations,
 * the log of a year ago, views of more than 25 months ago).
 * @param now milliseconds since the epoch.
 * @param confirmed whether an operator allows any number of removals.
 * @throws {JobStopped} before anything is removed, when the storage belongs to another database, or too much would go.
 */
export async function sweepOwn(
  { database, blobs, files }: SweepStores,
  now: number,
  confirmed = false,
): Promise<Swept> {
  await requireOwnStorage(blobs, database);
  const judge = confirmed ? () => {} : refuseLargeShare;
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
  // After the commit: a file that a crash leaves here has no object, and goes the next time.
  for (const file of pictures) await files.removeFile(file);
  await files.removeStray(stray);
  const { rows } = await database.query<{ previews: number }>(
    `select public.forget_previews($1) as previews, public.forget_invitations($1),
       public.forget_admin_log($1), public.forget_page_views($1)`,
    [at],
  );
  return {
    versions,
    previews: rows[0]?.previews ?? 0,
    pictures: pictures.length,
    files: stray.keys.length,
  };
}

/** Makes this database the one that deletes files in the storage, and sweeps without a limit of the share. */
export async function confirmSweep(
  place: SweepStores,
  log: BackendLog,
  now = Date.now(),
): Promise<Swept> {
  await writeMarker(place.blobs, await readIdentity(place.database));
  const task = () => sweepOwn(place, now, true);
  const call = callIn(place.database);
  const swept = await guardJob({ job: "sweep", call, log, now, task });
  if (!swept) throw new Error("the clock is not accepted yet: see the log");
  return swept;
}

/**
 * Removes old versions and the rows of unreferred pictures, all or none. Meanwhile entries can only be read: nobody
 * may come to refer to a picture between the look and the removal.
 */
function removeRows(
  database: Database,
  at: string,
  before: Date,
  judge: typeof refuseLargeShare,
): Promise<{ versions: number; pictures: StoredFile[] }> {
  return database.transaction(async (transaction) => {
    const entries = contentTypes.map(({ table }) => `public.${table}`).join(", ");
    await transaction.exec(`lock table ${entries} in share mode`);
    const { rows: all } = await transaction.query<{ count: number }>(
      "select count(*)::int as count from storage.objects",
    );
    const { rows: trash } = await transaction.query<{ versions: number }>(
      "select public.forget_trash($1) as versions",
      [at],
    );
    const { rows: pictures } = await transaction.query<StoredFile>(
      `delete from storage.objects as object
       using public.unreferred_pictures($1) as unreferred
       where object.id = unreferred.id
       returning object.bucket_id as bucket, object.name, object.metadata->>'eTag' as "eTag"`,
      [before.toISOString()],
    );
    judge(pictures.length, all[0]?.count ?? 0, "pictures");
    return { versions: trash[0]?.versions ?? 0, pictures };
  });
}
