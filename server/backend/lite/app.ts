import type { App } from "@supabase/lite";
import type { BackendLog } from "../contract.ts";
import type { Secrets } from "../data-dir/secrets.ts";
import type { Database } from "../database/database.ts";
import { type Captured, capturingConsole } from "./captured-console.ts";
import { checkQuery } from "./query-guard.ts";

interface LiteAppOptions {
  database: Database;
  secrets: Secrets;
  siteUrl: string;
  corsOrigins: readonly string[];
  log: BackendLog;
}

/**
 * lite's implementation of the Data API, Auth and Storage on our database, with the tables of Auth
 * and Storage in place. Only `App` is loaded: its command line brings telemetry.
 */
export async function createLiteApp(options: LiteAppOptions): Promise<App> {
  const { database, secrets, siteUrl, corsOrigins, log } = options;
  const { App, setExperimental } = await import("@supabase/lite");
  setExperimental("storage", true);
  const app = new App({
    connection: database.connection,
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
      // Guesses are limited by address only: with many addresses, six digits would be found soon.
      email: { otp_length: 10 },
      // Where a link of a mail leads that names no target, or one that is not allowed.
      site_url: new URL("/admin/reset", siteUrl).href,
      additional_redirect_urls: corsOrigins.map((origin) => `${origin}/**`),
    },
    storage: { enabled: true, file_size_limit: "5MiB" },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  }) as unknown as App;

  const { connection } = database;
  const onQuery = connection.onPostgrestAST.bind(connection);
  connection.onPostgrestAST = async (query) => {
    checkQuery(query);
    return onQuery(query);
  };

  const captured: Captured = { errors: [], lines: [] };
  // The tables of Storage are made only for an app that has somewhere to put objects.
  app._storageAdapter = {} as NonNullable<App["_storageAdapter"]>;
  await capturingConsole(captured, () => app.ensureSystemSchema());
  // Its warning that Storage is experimental is known; statements that failed are only printed.
  for (const error of captured.errors) log.warn("system schema", { error: error.message });
  return app;
}
