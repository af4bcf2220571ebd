import { applyMigrations } from "../../backend/database/migrations.ts";
import { loadRows } from "./load-rows.ts";
import type { Target } from "./target.ts";
import type { Snapshot } from "./types.ts";

export interface ImportedSnapshot {
  files: number;
  /** Files copied by an earlier, interrupted run. */
  already: number;
  /** `bucket/name` of objects without a file at the source. */
  missing: string[];
  rows: Record<string, number>;
  /** False if another database still deletes files in the storage, and this one does not. */
  ownsStorage: boolean;
}

/**
 * Imports a snapshot: files first, then all rows in one transaction, then newer migrations. An interrupted
 * import is completed by the same call.
 * @param report receives progress lines.
 * @param takeOver whether the site that used the storage before is given up, as after a move.
 */
export async function importSnapshot(
  snapshot: Snapshot,
  target: Target,
  report: (line: string) => void,
  takeOver = false,
): Promise<ImportedSnapshot> {
  const { database } = target;
  if (await target.isLoaded()) {
    const ownsStorage = await complete(snapshot, target, takeOver);
    return { files: 0, already: 0, missing: [], rows: {}, ownsStorage };
  }
  await target.prepare();
  await applyMigrations(database, snapshot.migrations);

  let files = 0;
  let already = 0;
  const missing: string[] = [];
  for await (const object of snapshot.objects()) {
    const content = await snapshot.content(object);
    if (!content) {
      missing.push(`${object.bucket}/${object.name}`);
      continue;
    }
    files += 1;
    if (await target.has(object, content)) already += 1;
    else await target.write(object, content);
    if (files % 50 === 0) report(`${files} files`);
  }
  report(`${files} files${already > 0 ? `, ${already} of them there already` : ""}`);

  const rows = await loadRows(database, snapshot, target);
  report(`${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows`);
  const ownsStorage = await complete(snapshot, target, takeOver);
  return { files, already, missing, rows, ownsStorage };
}

/** Idempotent steps after the rows are loaded. */
async function complete(snapshot: Snapshot, target: Target, takeOver: boolean): Promise<boolean> {
  await applyMigrations(target.database);
  // The storage of a project inserts its rows before the entries exist, so every picture was stored as unused.
  if (target.hosted)
    await target.database.exec(
      "select private.refresh_picture_state(array(select path from private.pictures))",
    );
  await target.storeSecrets(snapshot.secrets);
  const ownsStorage = await target.claimStorage(takeOver);
  await target.finish();
  return ownsStorage;
}
