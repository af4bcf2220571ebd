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
import { type LiteCall, runCall } from "./call.ts";
import { createLiteConnection } from "./connection.ts";
import { checkQuery, refuseInheritedNames } from "./query-guard.ts";
import { withSignedAddress } from "./signed-address.ts";
import { createStorageAdapter } from "./storage-adapter.ts";

interface Settings {
  secrets: Secrets;
  siteUrl: string;
  corsOrigins: readonly string[];
}

type Failed = (error: unknown, context: Context<HonoContext>) => Promise<Response>;

/** Makes the tables of Auth and Storage where they are missing. */
export async function makeSystemTables(database: Database): Promise<void> {
  const settings = { secrets: makeSecrets(), siteUrl: "http://localhost", corsOrigins: [] };
  const app = await createApp(createLiteConnection(database), settings);
  // Those of Storage are made only for an app that has somewhere to put files.
  app._storageAdapter = {} as NonNullable<App["_storageAdapter"]>;
  await withoutWarning(() => app.init());
  await app.ensureSystemSchema();
}

/** lite's implementation of the Data API, Auth and Storage, on our database, files and mails. */
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
    // lite reads the row that an upsert has updated, without looking whether another client has just removed it.
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
  // lite knows the tables from a cache, which is filled here so that the first visitor does not wait for it.
  await connection.introspect({ useCache: true });
  return {
    async fetch(request, { peerAddress, picture }) {
      const url = new URL(request.url);
      const service = serviceOf(url.pathname);
      if (service === "rest") refuseInheritedNames(url);
      const call: LiteCall = {
        service,
        redirectTo: url.searchParams.get("redirect_to"),
        picture,
        replacedFiles: [],
      };
      const response = await runCall(call, () =>
        // A null address fails closed wherever lite asks for it.
        app.fetch(request, { peerAddress: peerAddress ?? null }),
      );
      // After a failure the row may still come to be written: the sweep removes what is left then.
      if (response.status < 500) await files.removeUnreferred(call.replacedFiles);
      return withSignedAddress(request, routedPath(url), response);
    },
  };
}

const isNullRow = (error: unknown) =>
  error instanceof TypeError && error.message === "Cannot read properties of null (reading 'name')";

/** Only `App` is loaded: lite's command line brings telemetry. */
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
    api: { enabled: true, schemas: ["public"], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      enable_signup: false,
      enable_anonymous_sign_ins: false,
      minimum_password_length: 8,
      // Thirty days (OWASP ASVS 4.0.3, 3.3.2).
      sessions: { timebox: "720h" },
      // Tokens are rotated, and reuse is refused, in front of lite (auth/renewal.ts).
      enable_refresh_token_rotation: false,
      // lite's own six are few for a code that is good for an hour.
      email: { otp_length: 10 },
      // Where a link of a mail leads that names no target, or one that is not allowed.
      site_url: new URL("/admin/reset", siteUrl).href,
      additional_redirect_urls: corsOrigins.map((origin) => `${origin}/**`),
    },
    storage: { enabled: true, file_size_limit: "5MiB" },
    studio: { enabled: false },
    options: {
      server: {
        admin: false,
        disableStudio: true,
        // lite itself compares keys letter by letter, and how long that takes tells how many were right.
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
            // Of errors that lite answers itself the status is another.
            if (failed && context.error && context.res.status === 500)
              context.res = await failed(context.error, context);
          },
        ],
      },
    },
  }) as unknown as App;
}

/**
 * Keeps lite from answering errors of the database: it knows some of the codes, answers the rest with 500,
 * and prints each of them with the values of the statement. They come to the middleware above instead.
 */
function takeOverErrors(app: App): void {
  // lite asks for the error in other words wherever it is about to answer one that it has not made.
  app.connection.normalizeDbError = (error) => {
    throw error;
  };
  app.server.onError(() => new Response(null, { status: 500 }));
}

/** Looks at each query as lite has read it: what it says cannot be hidden by how it was written. */
function guardQueries(connection: PostgresConnection): void {
  const onQuery = connection.onPostgrestAST.bind(connection);
  connection.onPostgrestAST = async (query) => {
    checkQuery(query, currentPoolClass());
    return onQuery(query);
  };
}

/** lite warns at each start that its Storage is experimental (docs/decisions/0025). */
function withoutWarning<Result>(task: () => Result): Result {
  const { warn } = console;
  console.warn = () => {};
  try {
    return task();
  } finally {
    console.warn = warn;
  }
}
