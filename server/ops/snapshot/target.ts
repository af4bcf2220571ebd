import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import {
  isImportIncomplete,
  isLoaded,
  markDatabase,
  markFolder,
  markLoaded,
  unmarkDatabase,
  unmarkFolder,
} from "../../backend/data-dir/import-marker.ts";
import { lockDataDir } from "../../backend/data-dir/lock.ts";
import { storeSecrets } from "../../backend/data-dir/secrets.ts";
import {
  bootstrapDatabase,
  type Database,
  type Queryable,
} from "../../backend/database/database.ts";
import { storeSharedSecrets } from "../../backend/database/database-secrets.ts";
import { openEmbeddedDatabase } from "../../backend/database/embedded/embedded-server.ts";
import { openPostgresDatabase } from "../../backend/database/postgres-database.ts";
import { makeSystemTables } from "../../backend/lite/app.ts";
import { blobKey, blobOf, type StoredFile } from "../../backend/storage/blobs/blob-key.ts";
import type { Blobs } from "../../backend/storage/blobs/blobs.ts";
import { DiskBlobs } from "../../backend/storage/blobs/disk.ts";
import { S3Blobs, type S3Settings } from "../../backend/storage/blobs/s3.ts";
import {
  mostlyKnown,
  readMarker,
  readOwnIdentity,
  writeMarker,
} from "../../backend/storage/site-marker.ts";
import { StartError } from "../../start-error.ts";
import type { Snapshot, StoredObject } from "./types.ts";

/** Database and storage into which a snapshot is imported. */
export interface Target {
  database: Database;
  /** A hosted project, with Supabase's own Auth and Storage. */
  hosted: boolean;
  /** Creates the tables of Auth and Storage, and the roles, if missing. */
  prepare(): Promise<void>;
  /** Whether the file exists with this content. */
  has(object: StoredObject, content: Uint8Array): Promise<boolean>;
  write(object: StoredObject, content: Uint8Array): Promise<void>;
  storeSecrets(secrets: Snapshot["secrets"]): Promise<void>;
  /** Whether an earlier run has loaded all rows. */
  isLoaded(): Promise<boolean>;
  /** Called at the end of the transaction that loads all rows. */
  markLoaded(transaction: Queryable): Promise<void>;
  /**
   * Claims the storage for the imported database, unless another database has claimed it.
   * @param takeOver whether to override the other database's claim.
   * @returns false if the other database keeps the storage.
   */
  claimStorage(takeOver: boolean): Promise<boolean>;
  /** Removes the import marker, so that a site may start here. */
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
 * Opens an empty database and storage, or those of an interrupted import, and marks them as being imported.
 * @throws {StartError} if they contain a site, or the storage contains another site's files.
 */
export async function openOwnTarget(
  { dataDir, databaseUrl, postgresBin, s3 }: OwnTarget,
  snapshot?: Pick<Snapshot, "site" | "objects">,
): Promise<Target> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    const lock = await lockDataDir(dataDir);
    opened.push(() => lock.release());
    const blobs = s3 ? await S3Blobs.open(s3) : await DiskBlobs.open(path.join(dataDir, "storage"));
    opened.push(() => blobs.close());
    const checkFiles = async () => {
      const place = s3 ? `S3_BUCKET "${s3.bucket}"` : `${dataDir}/storage`;
      if (snapshot) await refuseForeignFiles(blobs, snapshot, place);
    };
    if (!databaseUrl) await claimFolder(dataDir, checkFiles);
    const database = databaseUrl
      ? await openPostgresDatabase(databaseUrl)
      : await openEmbeddedDatabase({ dataDir, postgresBin });
    opened.push(() => database.close());
    if (databaseUrl) await claimDatabase(database, checkFiles);
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
      async claimStorage(takeOver) {
        const own = await readOwnIdentity(database);
        const marker = await readMarker(blobs);
        if (!marker || takeOver) await writeMarker(blobs, own);
        return !marker || takeOver || marker.database === own.database;
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

/**
 * @throws {StartError} if most uploads in the storage are unknown to the snapshot, or another site has
 * claimed it.
 */
async function refuseForeignFiles(
  blobs: Blobs,
  snapshot: Pick<Snapshot, "site" | "objects">,
  place: string,
): Promise<void> {
  const marker = await readMarker(blobs);
  if (marker && marker.site !== snapshot.site) {
    const hint = snapshot.site
      ? "give an empty one"
      : 'give an empty one, or remove its object ".site" if they are of the same site';
    throw new StartError(`${place} holds files of another site: ${hint}; nothing was changed`);
  }
  if (marker) return;
  const known = new Set<string>();
  for await (const object of snapshot.objects()) known.add(keyOf(object));
  if (!(await mostlyKnown(blobs, known)))
    throw new StartError(
      `${place} holds files that are not of this site: give an empty one; nothing was changed`,
    );
}

/** After an interrupted import the database is created again: its state is unknown. */
async function claimFolder(dataDir: string, check: () => Promise<void>): Promise<void> {
  const pg = path.join(dataDir, "pg");
  if (isImportIncomplete(dataDir)) {
    await check();
    await rm(pg, { recursive: true, force: true });
    await rm(path.join(dataDir, "secrets.json"), { force: true });
    return;
  }
  if (existsSync(pg)) {
    throw new StartError(
      `DATA_DIR ${dataDir} holds a site already: move the folder away, or give another one`,
    );
  }
  await check();
  await markFolder(dataDir);
}

/** @param check throws before anything is changed. */
export async function claimDatabase(
  database: Database,
  check: () => Promise<void> = async () => {},
): Promise<void> {
  const { rows } = await database.query<{ begun: boolean; used: boolean }>(`
    select to_regclass('private.unfinished_load') is not null as begun,
           to_regclass('public.tours') is not null as used`);
  const { begun = false, used = false } = rows[0] ?? {};
  if (used && !begun) await refuseContent(database);
  await check();
  if (begun) return;
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

const keyOf = (object: StoredFile) => blobKey(blobOf(object));

/** Folder for existing files that the import replaces. */
const replacedFolder = ".before-restore";

function filesIn(blobs: Blobs): Pick<Target, "has" | "write"> {
  return {
    async has(object, content) {
      const found = await blobs.readWhole(keyOf(object));
      return found !== undefined && Buffer.compare(found, content) === 0;
    },
    async write(object, content) {
      const found = await blobs.readWhole(keyOf(object));
      if (found) await blobs.write(`${replacedFolder}/${blobOf(object)}`, found);
      await blobs.write(keyOf(object), content);
    },
  };
}
