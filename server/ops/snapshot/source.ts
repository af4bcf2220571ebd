import { existsSync } from "node:fs";
import path from "node:path";
import { loadSecrets } from "../../backend/data-dir/secrets.ts";
import { readSharedSecrets } from "../../backend/database/database-secrets.ts";
import { openPostgresDatabase } from "../../backend/database/postgres-database.ts";
import { ObjectStorage } from "../../backend/storage/object-storage.ts";
import { openStores } from "../../backend/stores.ts";
import type { BackupSource } from "../../backend/types.ts";
import type { Settings } from "../../settings.mjs";
import { StartError } from "../../start-error.ts";
import { readHostedFile } from "./hosted-target.ts";

export interface OpenSource extends BackupSource {
  close(): Promise<void>;
}

/**
 * Opens a site's database and storage for reading.
 * @throws {StartError} if there is no site, or a running server has locked it.
 */
export async function openSource(settings: Settings): Promise<OpenSource> {
  const { dataDir, databaseUrl, hosted, hostedDatabaseUrl } = settings;
  if (hosted) {
    if (!hostedDatabaseUrl) {
      throw new StartError(
        "SUPABASE_DB_URL is missing: copy the connection string from the project's settings",
      );
    }
    const database = await openPostgresDatabase(hostedDatabaseUrl);
    return {
      database,
      secrets: undefined,
      readFile: ({ bucket, name }) => readHostedFile(hosted, bucket, name),
      ownAuth: false,
      close: () => database.close(),
    };
  }
  if (!databaseUrl && !existsSync(path.join(dataDir, "pg")))
    throw new StartError(`DATA_DIR ${dataDir} holds no database`);
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    const { database, blobs } = await openStores(settings, opened);
    const files = new ObjectStorage(blobs, database, console);
    const secrets = databaseUrl
      ? await readSharedSecrets(database)
      : await loadSecrets(dataDir, settings);
    return {
      database,
      secrets,
      readFile: (file) => files.readWhole(file),
      ownAuth: true,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
