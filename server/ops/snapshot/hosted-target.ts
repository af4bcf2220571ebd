import { isLoaded, markLoaded, unmarkDatabase } from "../../backend/data-dir/unfinished.ts";
import { openPostgresDatabase } from "../../backend/database/postgres-database.ts";
import { connectProject, type HostedProject } from "../../backend/hosted/project.ts";
import { StartError } from "../../start-error.ts";
import type { StoredObject } from "./snapshot.ts";
import { claimDatabase, type Target } from "./target.ts";

export interface HostedPlace extends HostedProject {
  /** `postgres://…` of the project's database: its interface over HTTP cannot make tables. */
  databaseUrl: string;
}

const patience = 60_000;

/** The address of an object of a project, below `what`. */
export function objectUrl(project: HostedProject, what: string, object: StoredObject): string {
  const path = [object.bucket, ...object.name.split("/")].map(encodeURIComponent).join("/");
  return `${project.url}/storage/v1/object/${what}${path}`;
}

export function keysOf({ secretKey }: HostedProject): Record<string, string> {
  return { apikey: secretKey, authorization: `Bearer ${secretKey}` };
}

/** Opens an empty project, or one into which an earlier run was cut short, and marks it. */
export async function openHostedTarget(project: HostedPlace): Promise<Target> {
  const database = await openPostgresDatabase(project.databaseUrl);
  const { call } = connectProject(project);
  try {
    await claimDatabase(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    database,
    hosted: true,
    // Supabase has prepared it.
    prepare: async () => {},
    async has({ bucket, name }, size) {
      const key = `${bucket}/${name}`;
      // Before its migrations are applied nothing has come over.
      const found = await call<{ metadata: { size?: number } }[]>("stored_pictures", {
        keys: [key],
      }).catch(() => []);
      return found[0]?.metadata.size === size;
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
        signal: AbortSignal.timeout(patience),
      });
      if (response.ok) return void (await response.body?.cancel());
      throw new StartError(
        `the project does not take ${object.bucket}/${object.name}: ${response.status} ${(await response.text()).slice(0, 200)}`,
      );
    },
    // A project has keys of its own.
    keepSecrets: async () => {},
    isLoaded: () => isLoaded(database),
    markLoaded,
    async finish() {
      await unmarkDatabase(database);
      // PostgREST knows the tables from a cache.
      await database.exec("notify pgrst, 'reload schema'");
    },
    close: () => database.close(),
  };
}

/** Undefined when the project has no such object. */
export async function readHostedFile(
  project: HostedProject,
  bucket: string,
  name: string,
): Promise<Uint8Array | undefined> {
  const object = { bucket, name, mimetype: "", cacheControl: "" };
  const response = await fetch(objectUrl(project, "authenticated/", object), {
    headers: keysOf(project),
    signal: AbortSignal.timeout(patience),
  });
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  const text = await response.text();
  // Storage answers 400 to what is not there, and says 404 in the body.
  if (response.status === 404 || /"404"|not.found/i.test(text)) return undefined;
  throw new StartError(`the project does not give ${bucket}/${name}: ${response.status}`);
}
