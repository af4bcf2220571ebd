import {
  createDatabaseCall,
  type DatabaseCall,
} from "../../../supabase/functions/_shared/database-call.ts";
import { StartError } from "../../start-error.ts";
import { isFormer } from "../database/bridge.ts";

/** A Supabase project that is the backend, and the keys of it. */
export interface HostedProject {
  /** Origin. */
  url: string;
  publishableKey: string;
  secretKey: string;
}

/** Milliseconds within which the project must have answered a request of the server's. */
const timeoutMs = 15_000;

export interface Project extends HostedProject {
  /** Sends a request for our own address to the project instead. */
  fetch(request: Request): Promise<Response>;
  /** Calls a function of the database with the secret key. */
  call: DatabaseCall;
}

export function connectProject(given: HostedProject): Project {
  const fetchThere = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete("host");
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    return fetch(given.url + pathname + search, {
      method: request.method,
      headers,
      body: hasBody ? await request.arrayBuffer() : undefined,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "manual",
    });
  };
  return {
    ...given,
    fetch: async (request) => {
      try {
        return await fetchThere(request);
      } catch (error) {
        // As PostgREST says it when its database is away, so that supabase-js reads it.
        const message = `the project does not answer: ${(error as Error).message}`;
        return Response.json(
          { code: "PGRST001", message, details: null, hint: null },
          { status: 503 },
        );
      }
    },
    call: createDatabaseCall({
      url: given.url,
      secretKey: given.secretKey,
      fetch: (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
    }),
  };
}

/**
 * A project's schema comes from the Supabase CLI or from `npm run move`, never from a start of the site:
 * its interface has no way to change tables.
 * @throws {StartError} when the project has another schema than this version needs, or cannot be asked.
 */
export async function requireSchema({ url, call }: Project, newest: string): Promise<void> {
  let version: string | null;
  try {
    version = await call<string | null>("schema_version");
  } catch (error) {
    const message = (error as Error).message;
    if (!/schema_version: 404/.test(message))
      throw new StartError(`SUPABASE_URL ${url} does not answer as a project does: ${message}`);
    version = null;
  }
  if (version === newest) return;
  if (version !== null && isFormer(version)) {
    throw new StartError(
      `the project's database has migration ${version}, which was replaced by a baseline: see "Hosted project from before the baseline" in docs/operations.md`,
    );
  }
  if (version !== null && version > newest) {
    throw new StartError(
      `the project's database was made by a newer version: it has migration ${version}, which this version does not know: start the newer version`,
    );
  }
  throw new StartError(
    `the project's database lacks migrations up to ${newest}: run "npx supabase link" and "npx supabase db push"`,
  );
}
