import { applyMigrations } from "../../backend/database/migrations.ts";
import { loadRows } from "./load.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Target } from "./target.ts";

export interface Brought {
  files: number;
  /** Files that an earlier, interrupted run had brought. */
  already: number;
  /** `bucket/name` of each object whose file does not exist at the source. */
  missing: string[];
  rows: Record<string, number>;
}

/**
 * Loads a snapshot into a target: files first, then all rows in one transaction, then the migrations that are
 * newer than the snapshot. Interrupted at any point, the same call completes it.
 * @param report takes lines about the progress.
 */
export async function bring(
  snapshot: Snapshot,
  target: Target,
  report: (line: string) => void,
): Promise<Brought> {
  const { database } = target;
  if (await target.isLoaded()) {
    await complete(snapshot, target);
    return { files: 0, already: 0, missing: [], rows: {} };
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
    if (await target.has(object, content.byteLength)) already += 1;
    else await target.write(object, content);
    if (files % 50 === 0) report(`${files} files`);
  }
  report(`${files} files${already > 0 ? `, ${already} of them there already` : ""}`);

  const rows = await loadRows(database, snapshot, target);
  report(`${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows`);
  await complete(snapshot, target);
  return { files, already, missing, rows };
}

/** The steps after the rows are loaded; each can be repeated. */
async function complete(snapshot: Snapshot, target: Target): Promise<void> {
  await applyMigrations(target.database);
  await target.storeSecrets(snapshot.secrets);
  await target.finish();
}
