import { applyMigrations } from "../../backend/database/migrations.ts";
import { loadRows } from "./load.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Target } from "./target.ts";

export interface ImportedSnapshot {
  files: number;
  /** Files that an earlier, interrupted run had brought. */
  already: number;
  /** `bucket/name` of each object whose file does not exist at the source. */
  missing: string[];
  rows: Record<string, number>;
  /** False where another database goes on deleting files in the storage, and this one does not. */
  ownsStorage: boolean;
}

/**
 * Loads a snapshot into a target: files first, then all rows in one transaction, then the migrations that are
 * newer than the snapshot. Interrupted at any point, the same call completes it.
 * @param report takes lines about the progress.
 * @param takeOver whether the site that uses the storage so far is given up, as after a move.
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

/** The steps after the rows are loaded; each can be repeated. */
async function complete(snapshot: Snapshot, target: Target, takeOver: boolean): Promise<boolean> {
  await applyMigrations(target.database);
  await target.storeSecrets(snapshot.secrets);
  const ownsStorage = await target.claimStorage(takeOver);
  await target.finish();
  return ownsStorage;
}
