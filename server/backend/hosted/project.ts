import {
  createDatabaseCall,
  type DatabaseCall,
} from "../../../supabase/functions/_shared/database-call.ts";
import { StartError } from "../../start-error.ts";
import { isFormer } from "../database/bridge.ts";

/** A Supabase project used as the backend, with its keys. */
export interface HostedProject {
  /** Origin of the project. */
  url: string;
  publishableKey: string;
  secretKey: string;
}

/** Timeout of the server's requests to the project. */
const timeoutMs = 15_000;

export interface Project extends HostedProject {
  /** Forwards a request for our own address to the project. */
  fetch(request: Request): Promise<Response>;
  /** Calls a database function with the secret key. */
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
        // PostgREST's error for an unreachable database, which supabase-js understands.
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
 * Checks the schema version. A project's schema is created by the Supabase CLI or `npm run move`, never by
 * a start of the site: the HTTP API cannot change tables.
 * @throws {StartError} if the version differs from the one needed, or the project cannot be queried.
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
