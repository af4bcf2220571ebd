import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { lockDataDir } from "../../backend/data-dir/lock.ts";
import { storeSecrets } from "../../backend/data-dir/secrets.ts";
import {
  isLoaded,
  isUnfinished,
  markDatabase,
  markFolder,
  markLoaded,
  unmarkDatabase,
  unmarkFolder,
} from "../../backend/data-dir/unfinished.ts";
import {
  bootstrapDatabase,
  type Database,
  type Queryable,
} from "../../backend/database/database.ts";
import { storeSharedSecrets } from "../../backend/database/database-secrets.ts";
import { openEmbeddedDatabase } from "../../backend/database/embedded/embedded-server.ts";
import { openPostgresDatabase } from "../../backend/database/postgres-database.ts";
import { makeSystemTables } from "../../backend/lite/app.ts";
import { blobKey, blobOf } from "../../backend/storage/blobs/blob-key.ts";
import type { Blobs } from "../../backend/storage/blobs/blobs.ts";
import { DiskBlobs } from "../../backend/storage/blobs/disk.ts";
import { S3Blobs, type S3Settings } from "../../backend/storage/blobs/s3.ts";
import { StartError } from "../../start-error.ts";
import type { Snapshot, StoredObject } from "./snapshot.ts";

/** Database and storage that a snapshot is loaded into. */
export interface Target {
  database: Database;
  /** A hosted project, with Supabase's own Auth and Storage. */
  hosted: boolean;
  /** Creates the tables of Auth and Storage and the roles where they are missing. */
  prepare(): Promise<void>;
  /** Whether an earlier run has written this file. */
  has(object: StoredObject, size: number): Promise<boolean>;
  write(object: StoredObject, content: Uint8Array): Promise<void>;
  storeSecrets(secrets: Snapshot["secrets"]): Promise<void>;
  /** Whether an earlier run has loaded all rows. */
  isLoaded(): Promise<boolean>;
  /** Called at the end of the transaction that loads all rows. */
  markLoaded(transaction: Queryable): Promise<void>;
  /** Removes the mark of an unfinished load: from then on a site may start here. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export interface OwnTarget {
  dataDir: string;
  databaseUrl?: string;
  postgresBin?: string;
  s3?: S3Settings;
}

/**
 * Opens an empty database and storage of our own, or those of an interrupted load, and marks them as being
 * loaded.
 * @throws {StartError} when it holds a site already.
 */
export async function openOwnTarget({
  dataDir,
  databaseUrl,
  postgresBin,
  s3,
}: OwnTarget): Promise<Target> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    const lock = await lockDataDir(dataDir);
    opened.push(() => lock.release());
    if (!databaseUrl) await claimFolder(dataDir);
    const database = databaseUrl
      ? await openPostgresDatabase(databaseUrl)
      : await openEmbeddedDatabase({ dataDir, postgresBin });
    opened.push(() => database.close());
    if (databaseUrl) await claimDatabase(database);
    const blobs = s3 ? await S3Blobs.open(s3) : await DiskBlobs.open(path.join(dataDir, "storage"));
    opened.push(() => blobs.close());
    return {
      database,
      hosted: false,
      async prepare() {
        await makeSystemTables(database);
        await bootstrapDatabase(database);
      },
      ...filesIn(blobs),
      async storeSecrets(secrets) {
        if (!secrets) return;
        if (databaseUrl) await storeSharedSecrets(database, secrets);
        else await storeSecrets(dataDir, secrets);
      },
      isLoaded: async () => Boolean(databaseUrl) && isLoaded(database),
      async markLoaded(transaction) {
        if (databaseUrl) await markLoaded(transaction);
      },
      async finish() {
        if (databaseUrl) await unmarkDatabase(database);
        else await unmarkFolder(dataDir);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** After an interrupted load the database is created again: the state that a kill leaves is not known. */
async function claimFolder(dataDir: string): Promise<void> {
  const pg = path.join(dataDir, "pg");
  if (isUnfinished(dataDir)) {
    await rm(pg, { recursive: true, force: true });
    await rm(path.join(dataDir, "secrets.json"), { force: true });
    return;
  }
  if (existsSync(pg)) {
    throw new StartError(
      `DATA_DIR ${dataDir} holds a site already: move the folder away, or give another one`,
    );
  }
  await markFolder(dataDir);
}

export async function claimDatabase(database: Database): Promise<void> {
  const { rows } = await database.query<{ begun: boolean; used: boolean }>(`
    select to_regclass('private.unfinished_load') is not null as begun,
           to_regclass('public.tours') is not null as used`);
  const { begun = false, used = false } = rows[0] ?? {};
  if (begun) return;
  if (used) await refuseContent(database);
  await markDatabase(database);
}

async function refuseContent(database: Database): Promise<void> {
  const { rows } = await database.query<{ found: boolean }>(
    "select exists (select from public.user_roles) or exists (select from public.tours) as found",
  );
  if (rows[0]?.found)
    throw new StartError(
      "the database holds a site already: give an empty one, nothing was changed",
    );
}

function filesIn(blobs: Blobs): Pick<Target, "has" | "write"> {
  const keyOf = (object: StoredObject) => blobKey(blobOf(object));
  return {
    has: async (object, size) => (await blobs.sizeOf(keyOf(object))) === size,
    write: (object, content) => blobs.write(keyOf(object), content),
  };
}
