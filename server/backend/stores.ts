import path from "node:path";
import { rejectIncompleteDatabase, rejectIncompleteFolder } from "./data-dir/import-marker.ts";
import { lockDataDir } from "./data-dir/lock.ts";
import { loadSecrets, type Secrets } from "./data-dir/secrets.ts";
import type { Database } from "./database/database.ts";
import { loadSharedSecrets } from "./database/database-secrets.ts";
import { openEmbeddedDatabase } from "./database/embedded/embedded-server.ts";
import { openPostgresDatabase } from "./database/postgres-database.ts";
import type { Blobs } from "./storage/blobs/blobs.ts";
import { DiskBlobs } from "./storage/blobs/disk.ts";
import { S3Blobs } from "./storage/blobs/s3.ts";
import type { BackendOptions } from "./types.ts";

/** Database and file storage of a backend. */
export interface Stores {
  database: Database;
  blobs: Blobs;
}

type StoreOptions = Pick<
  BackendOptions,
  "dataDir" | "databaseUrl" | "databasePoolSize" | "postgresBin" | "s3"
> &
  Partial<Pick<BackendOptions, "log">>;

/**
 * Opens the configured database (embedded or external) and file storage (data folder or bucket).
 * @param opened receives close functions in the order of opening.
 * @throws {StartError} if one of them cannot be opened.
 */
export async function openStores(
  options: StoreOptions,
  opened: (() => Promise<void>)[],
): Promise<Stores> {
  await claimFolder(options, opened);
  return openClaimed(options, opened);
}

/** Opens the stores and loads the keys, generating them if there are none. */
export async function openStoresWithKeys(
  options: StoreOptions & Partial<Secrets>,
  opened: (() => Promise<void>)[],
): Promise<Stores & { secrets: Secrets }> {
  await claimFolder(options, opened);
  // Read before the database is opened, so that errors in the file are reported first.
  const stored = options.databaseUrl ? undefined : await loadSecrets(options.dataDir, options);
  const stores = await openClaimed(options, opened);
  const { database } = stores;
  await database.reserveSessions();
  const secrets =
    stored ?? (await database.withStartupLock(() => loadSharedSecrets(database, options)));
  return { ...stores, secrets };
}

async function claimFolder(
  { dataDir, databaseUrl, s3 }: StoreOptions,
  opened: (() => Promise<void>)[],
): Promise<void> {
  // Nothing in the folder needs a lock if both are elsewhere.
  if (databaseUrl && s3) return;
  const lock = await lockDataDir(dataDir);
  opened.push(() => lock.release());
  rejectIncompleteFolder(dataDir);
}

async function openClaimed(
  { dataDir, databaseUrl, databasePoolSize, postgresBin, s3, log }: StoreOptions,
  opened: (() => Promise<void>)[],
): Promise<Stores> {
  const database = databaseUrl
    ? await openPostgresDatabase(databaseUrl, { poolSize: databasePoolSize, log })
    : await openEmbeddedDatabase({ dataDir, postgresBin, log });
  opened.push(() => database.close());
  await rejectIncompleteDatabase(database);
  const blobs = s3 ? await S3Blobs.open(s3) : await DiskBlobs.open(path.join(dataDir, "storage"));
  opened.push(() => blobs.close());
  return { database, blobs };
}
