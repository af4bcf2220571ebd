import type { App, HonoContext } from "@supabase/lite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import type { Context } from "hono";
import { RequestRefused, serviceOf } from "../api/error-responses.ts";
import { describeError, isTimeout, responseForError } from "../api/map-errors.ts";
import { currentPoolClass } from "../api/pool-class.ts";
import { routedPath } from "../api/request-address.ts";
import { createApiKeyCheck } from "../auth/api-key.ts";
import type { AuthMails } from "../auth/mails.ts";
import { makeSecrets, type Secrets } from "../data-dir/secrets.ts";
import type { Database } from "../database/database.ts";
import type { ObjectStorage } from "../storage/object-storage.ts";
import type { BackendLog, Services } from "../types.ts";
import { createMailer } from "./auth-mailer.ts";
import { currentCall, type LiteCall, runCall } from "./call.ts";
import { createLiteConnection } from "./connection.ts";
import { extractLiterals, restoreLiterals } from "./filter-literals.ts";
import { completeRows } from "./inserted-rows.ts";
import { checkQuery, rejectInheritedNames } from "./query-guard.ts";
import { createStorageAdapter } from "./storage-adapter.ts";
import { serveStorage } from "./storage-api.ts";

interface Settings {
  secrets: Secrets;
  siteUrl: string;
  corsOrigins: readonly string[];
}

type Failed = (error: unknown, context: Context<HonoContext>) => Promise<Response>;

/** Creates the tables of Auth and Storage if missing. */
export async function makeSystemTables(database: Database): Promise<void> {
  const settings = { secrets: makeSecrets(), siteUrl: "http://localhost", corsOrigins: [] };
  const app = await createApp(createLiteConnection(database), settings);
  // lite creates Storage's tables only for an app with a storage adapter.
  app._storageAdapter = {} as NonNullable<App["_storageAdapter"]>;
  await withoutWarning(() => app.init());
  await app.ensureSystemSchema();
}

/** Data API, Auth and Storage by lite, with our database, files and mails. */
export async function createServices(
  options: Settings & {
    database: Database;
    files: ObjectStorage;
    mails: AuthMails;
    log: BackendLog;
  },
): Promise<Services> {
  const { database, files, mails, log } = options;
  const { RelationNotFoundError } = await import("@supabase/lite");
  const causeOf = (error: unknown, path: string) => {
    if (error instanceof RelationNotFoundError)
      return new RequestRefused(404, "PGRST205", error.message);
    // lite reads the row that an upsert has updated; another client may have removed it.
    if (path.startsWith("/storage/v1/object/") && isNullRow(error))
      return new RequestRefused(409, "Duplicate", "The object was just removed");
    return error;
  };
  const failed: Failed = async (error, { req, var: { jwt } }) => {
    const { method, path } = req;
    const isAnonymous = (jwt?.role ?? "anon") === "anon";
    const cause = causeOf(error, path);
    const response = responseForError(serviceOf(path) ?? "rest", cause, isAnonymous);
    const { status } = response;
    if (status >= 500)
      log[isTimeout(error) ? "warn" : "error"]("backend answered a failure", {
        method,
        path,
        status,
        error: describeError(error),
      });
    return response;
  };
  const connection = createLiteConnection(database);
  const app = await createApp(connection, options, failed);
  app._mailer = createMailer(mails);
  app._storageAdapter = createStorageAdapter(files);
  takeOverErrors(app);
  guardQueries(connection);
  // Fills lite's schema cache, so that the first request does not wait.
  await connection.introspect({ useCache: true });
  return {
    async fetch(request, { peerAddress, picture }) {
      const url = new URL(request.url);
      const service = serviceOf(url.pathname);
      if (service === "rest") rejectInheritedNames(url, request.method);
      const extracted = service === "rest" ? extractLiterals(url) : undefined;
      const call: LiteCall = {
        service,
        redirectTo: url.searchParams.get("redirect_to"),
        picture,
        literals: extracted?.literals,
        replacedFiles: [],
      };
      // A null address is rejected wherever lite needs one.
      const callLite = async (sent: Request) =>
        app.fetch(sent, { peerAddress: peerAddress ?? null });
      const response = await runCall(call, () =>
        service === "storage"
          ? serveStorage(request, url, routedPath(url), callLite)
          : callLite(extracted ? new Request(extracted.url, request) : request),
      );
      // After a failure the row may still be written: leave the file to the sweep.
      if (response.status < 500) await files.removeUnreferred(call.replacedFiles);
      return response;
    },
  };
}

const isNullRow = (error: unknown) =>
  error instanceof TypeError && error.message === "Cannot read properties of null (reading 'name')";

/** Loads only `App`: lite's command line contains telemetry. */
async function createApp(
  connection: PostgresConnection,
  { secrets, siteUrl, corsOrigins }: Settings,
  failed?: Failed,
): Promise<App> {
  const { App, setExperimental } = await import("@supabase/lite");
  setExperimental("storage", true);
  const kindOfKey = createApiKeyCheck(secrets);
  return new App({
    connection,
    // Updates and deletions without a filter are refused, as on Supabase.
    api: { enabled: true, schemas: ["public"], max_rows: 1000, pg_safe_update: true },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      enable_signup: false,
      enable_anonymous_sign_ins: false,
      minimum_password_length: 8,
      // 30 days (OWASP ASVS 4.0.3, 3.3.2).
      sessions: { timebox: "720h" },
      // Rotation and reuse detection run before lite (auth/rotate-refresh-token.ts).
      enable_refresh_token_rotation: false,
      // lite's six digits are too few for a code that is valid for an hour.
      email: { otp_length: 10 },
      // Default target of mail links, if none is given or it is not allowed.
      site_url: new URL("/admin/reset", siteUrl).href,
      additional_redirect_urls: corsOrigins.map((origin) => `${origin}/**`),
    },
    storage: { enabled: true, file_size_limit: "5MiB" },
    studio: { enabled: false },
    options: {
      server: {
        admin: false,
        disableStudio: true,
        // Constant time: lite's own comparison would reveal how many characters match.
        apiKeys: {
          resolver: async (key) => {
            const type = kindOfKey(key);
            if (!type) return null;
            return { type, claims: { role: type === "secret" ? "service_role" : "anon" } };
          },
        },
        middlewares: [
          async (context, next) => {
            await next();
            // Errors that lite handles have another status.
            if (failed && context.error && context.res.status === 500)
              context.res = await failed(context.error, context);
          },
        ],
      },
    },
  }) as unknown as App;
}

/**
 * Disables lite's handling of database errors: it knows few codes, answers the others with 500, and prints
 * them with the statement's parameters. The middleware above handles them instead.
 */
function takeOverErrors(app: App): void {
  // lite calls this before it answers an error that it has not raised.
  app.connection.normalizeDbError = (error) => {
    throw error;
  };
  app.server.onError(() => new Response(null, { status: 500 }));
}

/** Completes and checks each query in lite's parsed form, which does not depend on its spelling. */
function guardQueries(connection: PostgresConnection): void {
  const onQuery = connection.onPostgrestAST.bind(connection);
  connection.onPostgrestAST = async (query) => {
    const { literals } = currentCall();
    if (literals) restoreLiterals(query, literals);
    completeRows(query);
    checkQuery(query, currentPoolClass());
    return onQuery(query);
  };
}

/** lite warns at each start that its Storage is experimental (docs/decisions/0025-supabase-lite-adapter.md). */
function withoutWarning<Result>(task: () => Result): Result {
  const { warn } = console;
  console.warn = () => {};
  try {
    return task();
  } finally {
    console.warn = warn;
  }
}
