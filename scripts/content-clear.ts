/** Removes unmodified demonstration content. Stop the server before. */
import { existsSync } from "node:fs";
import path from "node:path";
import { contentTypes } from "../content/index.ts";
import { applyMigrations } from "../server/backend/database/migrations.ts";
import { ObjectStorage } from "../server/backend/storage/object-storage.ts";
import { openStores } from "../server/backend/stores.ts";
import { loadSettings, SettingError } from "../server/settings.mjs";
import { StartError } from "../server/start-error.ts";
import { type ClearedContent, clearUntouchedContent } from "../supabase/seed/clear.ts";

try {
  report(await clear());
} catch (error) {
  if (!(error instanceof StartError || error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function clear(): Promise<ClearedContent> {
  const settings = loadSettings();
  if (settings.hosted)
    throw new StartError("content:clear works on a database of your own, not through SUPABASE_URL");
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl && !existsSync(path.join(dataDir, "pg"))) {
    throw new StartError(`DATA_DIR ${dataDir} holds no database: nothing to clear`);
  }
  const opened: (() => Promise<void>)[] = [];
  try {
    const { database, blobs } = await openStores(settings, opened);
    return await database.withStartupLock(async () => {
      await applyMigrations(database);
      return clearUntouchedContent(database, new ObjectStorage(blobs, database, console));
    });
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

function report({ removed, kept, removedPictures }: ClearedContent): void {
  for (const { table } of contentTypes) {
    const label = table.replaceAll("_", " ").replace(/s$/, "");
    for (const name of removed[table]) console.log(`removed ${label}: ${name}`);
    for (const name of kept[table]) console.log(`kept ${label}, changed since: ${name}`);
  }
  const total = Object.values(removed).flat().length;
  console.log(
    `${total} entries and ${removedPictures} pictures removed, ${Object.values(kept).flat().length} entries kept`,
  );
}
