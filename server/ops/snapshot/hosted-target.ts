import { isLoaded, markLoaded, unmarkDatabase } from "../../backend/data-dir/import-marker.ts";
import { openPostgresDatabase } from "../../backend/database/postgres-database.ts";
import type { HostedProject } from "../../backend/hosted/project.ts";
import { StartError } from "../../start-error.ts";
import { claimDatabase, type Target } from "./target.ts";
import type { StoredObject } from "./types.ts";

export interface HostedStores extends HostedProject {
  /** `postgres://…` of the project's database: its HTTP API cannot create tables. */
  databaseUrl: string;
}

const requestTimeoutMs = 60_000;

/** URL of an object in a project; `what` is a path prefix. */
function objectUrl(project: HostedProject, what: string, object: StoredObject): string {
  const path = [object.bucket, ...object.name.split("/")].map(encodeURIComponent).join("/");
  return `${project.url}/storage/v1/object/${what}${path}`;
}

function keysOf({ secretKey }: HostedProject): Record<string, string> {
  return { apikey: secretKey, authorization: `Bearer ${secretKey}` };
}

/**
 * Opens an empty project, or one with an interrupted import, and marks it as being imported.
 * @throws {StartError} if it contains a site.
 */
export async function openHostedTarget(project: HostedStores): Promise<Target> {
  const database = await openPostgresDatabase(project.databaseUrl);
  try {
    await claimDatabase(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    database,
    hosted: true,
    // Projects have them from the start.
    prepare: async () => {},
    async has({ bucket, name }, content) {
      const found = await readHostedFile(project, bucket, name);
      return found !== undefined && Buffer.compare(found, content) === 0;
    },
    async write(object, content) {
      const response = await fetch(objectUrl(project, "", object), {
        method: "POST",
        headers: {
          ...keysOf(project),
          "content-type": object.mimetype,
          "cache-control": object.cacheControl,
          "x-upsert": "true",
        },
        body: content as BodyInit,
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      if (response.ok) return void (await response.body?.cancel());
      throw new StartError(
        `the project does not take ${object.bucket}/${object.name}: ${response.status} ${(await response.text()).slice(0, 200)}`,
      );
    },
    // A project keeps its own keys.
    storeSecrets: async () => {},
    // Its storage belongs to its database.
    claimStorage: async () => true,
    isLoaded: () => isLoaded(database),
    markLoaded,
    async finish() {
      await unmarkDatabase(database);
      // PostgREST caches the schema.
      await database.exec("notify pgrst, 'reload schema'");
    },
    close: () => database.close(),
  };
}

/** @returns undefined if the project has no such object. */
export async function readHostedFile(
  project: HostedProject,
  bucket: string,
  name: string,
): Promise<Uint8Array | undefined> {
  const object = { bucket, name, mimetype: "", cacheControl: "" };
  const response = await fetch(objectUrl(project, "authenticated/", object), {
    headers: keysOf(project),
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  const text = await response.text();
  // Storage answers 400 for a missing object, with 404 in the body.
  if (response.status === 404 || /"404"|not.found/i.test(text)) return undefined;
  throw new StartError(`the project does not give ${bucket}/${name}: ${response.status}`);
}
