/** Removes the demonstration content that nobody has touched. Run with the server stopped. */
import { existsSync } from "node:fs";
import path from "node:path";
import { lockDataDir } from "../server/backend/data-dir-lock.ts";
import { openDatabase } from "../server/backend/database.ts";
import { FileStorage } from "../server/backend/file-storage.ts";
import { applyMigrations } from "../server/backend/migrations.ts";
import { StartError } from "../server/start-error.ts";
import { type ClearedContent, clearUntouchedContent } from "../supabase/seed/clear.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
const dataDir = path.resolve(process.env.DATA_DIR || "./data");

try {
  report(await clear());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function clear(): Promise<ClearedContent> {
  if (!existsSync(path.join(dataDir, "pg"))) {
    throw new StartError(`DATA_DIR ${dataDir} holds no database: nothing to clear`);
  }
  const lock = await lockDataDir(dataDir);
  try {
    const database = await openDatabase(dataDir);
    try {
      await applyMigrations(database);
      const files = await FileStorage.open(path.join(dataDir, "storage"), database, console);
      return await clearUntouchedContent(database, files);
    } finally {
      await database.connection.close();
    }
  } finally {
    await lock.release();
  }
}

function report({ removed, kept, removedPictures }: ClearedContent): void {
  const labels = { tours: "tour", destinations: "destination", blog_posts: "blog post" } as const;
  for (const [table, label] of Object.entries(labels) as [keyof typeof labels, string][]) {
    for (const name of removed[table]) console.log(`removed ${label}: ${name}`);
    for (const name of kept[table]) console.log(`kept ${label}, changed since: ${name}`);
  }
  const total = Object.values(removed).flat().length;
  console.log(
    `${total} entries and ${removedPictures} pictures removed, ${Object.values(kept).flat().length} entries kept`,
  );
}
