import { contentTypes } from "#content/index.ts";
import type { BackendLog } from "../contract.ts";
import type { Database } from "../database/database.ts";
import { repeat } from "../repeat.ts";
import type { ObjectStorage, StoredFile } from "./object-storage.ts";

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
  log: BackendLog,
  { firstMs = minuteMs, everyMs = 24 * 60 * minuteMs, now = Date.now }: SweepRhythm = {},
): () => Promise<void> {
  const task = async () => {
    try {
      const removed = await sweep(now());
      if (Object.values(removed).some((count) => count > 0))
        log.info("removed what nothing refers to any more", { ...removed });
    } catch (error) {
      log.error("sweeping failed", { error: String(error) });
    }
  };
  return repeat(task, { firstMs, everyMs });
}

export interface Swept {
  /** States of entries that were deleted too long ago. */
  versions: number;
  /** Links that showed a draft until they expired. */
  previews: number;
  /** Objects that nothing refers to, removed with their file. */
  pictures: number;
  /** Files without an object, which a crash may leave behind. */
  files: number;
}

/**
 * Empties the trash of what has lain there for thirty days, forgets what has expired (links to drafts,
 * invitations, the log of a year ago, views of more than 25 months ago), then removes pictures that were
 * uploaded in the admin panel and never came to be shown, or are not any more, neither by an entry nor by a
 * version that is kept of one: every replaced picture, and every form that was left without saving, leaves
 * one behind.
 * @param now milliseconds since the epoch.
 */
export async function sweepOwn(
  database: Database,
  files: ObjectStorage,
  now: number,
): Promise<Swept> {
  const { rows } = await database.query<{ versions: number; previews: number }>(
    `select public.forget_trash($1) as versions, public.forget_previews($1) as previews,
       public.forget_invitations($1), public.forget_admin_log($1), public.forget_page_views($1)`,
    [new Date(now).toISOString()],
  );
  const before = new Date(now - graceMs);
  const pictures = await removeUnreferred(database, files, before);
  return {
    versions: rows[0]?.versions ?? 0,
    previews: rows[0]?.previews ?? 0,
    pictures,
    files: await files.removeStray(before),
  };
}

/** Nobody may come to refer to a picture between the look and the removal: meanwhile entries only can be read. */
async function removeUnreferred(
  database: Database,
  files: ObjectStorage,
  before: Date,
): Promise<number> {
  const removed = await database.transaction(async (transaction) => {
    const entries = contentTypes.map(({ table }) => `public.${table}`).join(", ");
    await transaction.exec(`lock table ${entries} in share mode`);
    const { rows } = await transaction.query<StoredFile>(
      `delete from storage.objects as object
       using public.unreferred_pictures($1) as unreferred
       where object.id = unreferred.id
       returning object.bucket_id as bucket, object.name, object.metadata->>'eTag' as "eTag"`,
      [before.toISOString()],
    );
    return rows;
  });
  // After the commit: what a crash leaves of them is no object's, and goes the next time.
  for (const file of removed) await files.removeFile(file);
  return removed.length;
}
