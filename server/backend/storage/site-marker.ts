import type { Queryable } from "../database/database.ts";
import { JobStopped } from "../deletion-guard.ts";
import { isBlobKey } from "./blobs/blob-key.ts";
import type { Blobs } from "./blobs/blobs.ts";

/** File in the storage that names the database it belongs to. */
export const markerKey = ".site";

export interface SiteIdentity {
  /** Kept by backups and moves. */
  site: string;
  /** Differs between a site and its restored copies. */
  database: string;
  /**
   * PostgreSQL cluster and database, which differ in a copy made by `pg_dump`. Missing in markers of earlier
   * versions, and if the role may not read it.
   */
  server?: string | undefined;
}

export async function readIdentity(database: Queryable): Promise<SiteIdentity> {
  const { rows } = await database.query<SiteIdentity>(
    "select site_id::text as site, database_id::text as database from private.site_identity",
  );
  if (!rows[0]) throw new Error("private.site_identity has no row");
  return rows[0];
}

/** Identity of a running database, for the marker. Not inside a transaction: reading the cluster may fail. */
export async function readOwnIdentity(database: Queryable): Promise<SiteIdentity> {
  const found = await database
    .query<{ server: string }>(
      `select system_identifier || '/' || oid as server
       from pg_control_system(), pg_database where datname = current_database()`,
    )
    .catch((error: Error & { code?: string }) => {
      if (error.code !== "42501") throw error;
    });
  return { ...(await readIdentity(database)), server: found?.rows[0]?.server };
}

/** @returns undefined if there is no marker. @throws if the marker cannot be read. */
export async function readMarker(blobs: Blobs): Promise<SiteIdentity | undefined> {
  const content = await blobs.readWhole(markerKey);
  if (!content) return undefined;
  try {
    const { site, database, server } = JSON.parse(Buffer.from(content).toString()) as SiteIdentity;
    return { site: String(site), database: String(database), ...(server && { server }) };
  } catch {
    // Not written by this software: matches no identity.
    return { site: "", database: "" };
  }
}

export async function writeMarker(blobs: Blobs, identity: SiteIdentity): Promise<void> {
  await blobs.write(markerKey, Buffer.from(JSON.stringify(identity)));
}

/** Whether at least half of the stored uploads are known. True for an empty storage. */
export async function mostlyKnown(blobs: Blobs, known: ReadonlySet<string>): Promise<boolean> {
  let all = 0;
  let found = 0;
  for await (const { key } of blobs.list("")) {
    if (!isBlobKey(key)) continue;
    all += 1;
    if (known.has(key)) found += 1;
  }
  return found * 2 >= all;
}

/**
 * Claims a storage without a marker, unless this database does not know most of its uploads. A marker of an
 * earlier version gets the server.
 * @param known keys of this database's uploads.
 */
export async function claimUnmarked(
  blobs: Blobs,
  database: Queryable,
  known: () => Promise<ReadonlySet<string>>,
): Promise<void> {
  const [marker, own] = [await readMarker(blobs), await readOwnIdentity(database)];
  const isClaimed = marker && (marker.server || !own.server || !isSame(marker, own));
  if (isClaimed) return;
  if (marker || (await mostlyKnown(blobs, await known()))) await writeMarker(blobs, own);
}

/** Whether this database may delete files in this storage. */
export async function ownsStorage(blobs: Blobs, database: Queryable): Promise<boolean> {
  const [marker, own] = [await readMarker(blobs), await readOwnIdentity(database)];
  return marker !== undefined && isSame(marker, own);
}

/** A server that is unknown on one side is not compared. */
const isSame = (marker: SiteIdentity, own: SiteIdentity) =>
  marker.site === own.site &&
  marker.database === own.database &&
  (!marker.server || !own.server || marker.server === own.server);

/** @throws {JobStopped} */
export async function requireOwnStorage(blobs: Blobs, database: Queryable): Promise<void> {
  if (!(await ownsStorage(blobs, database)))
    throw new JobStopped("storage", "the storage of uploads belongs to another database");
}
