import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import type { Database } from "../../shared/database.types.ts";
import { startS3 } from "../fakes/s3.ts";
import { startSmtp } from "../fakes/smtp.ts";
import { tour } from "../integration/backend/harness.ts";
import { asOwner, startPostgres } from "../support/postgres.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { startSite } from "../support/site.ts";

/**
 * Two sites on one PostgreSQL, with a role that is no superuser and owns only its database, as from a
 * provider, and on one bucket. `one` is the first; it has a tour.
 */
export async function startReplicas() {
  const folder = await mkdtemp(join(tmpdir(), "tsamma-replicas-"));
  const [postgresql, s3, smtp] = await Promise.all([startPostgres(), startS3(), startSmtp()]);
  await asOwner(
    postgresql.url(),
    "create role anon nologin noinherit",
    "create role authenticated nologin noinherit",
    "create role service_role nologin noinherit bypassrls",
    "create role site login password 'secret'",
    "grant anon, authenticated, service_role to site",
    "create database site owner site",
  );
  const bucket = await s3.makeBucket("uploads");
  const settings = {
    DATABASE_URL: postgresql.url("site").replace("postgres@", "site:secret@"),
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    DATA_DIR: folder,
    SEED: "none",
    SMTP_URL: smtp.url,
    CONTACT_TO: "duena@example.com",
    ADMIN_PASSWORD: "correct horse battery",
    CONTACT_LIMIT_PER_ADDRESS: "1000",
    LOG_LEVEL: "info",
  };
  // Together, on an empty database: one of them creates the schema.
  const sites = await Promise.all([startSite(settings), startSite(settings)]);
  const sql = postgres(postgresql.url("site"), { max: 1 });
  const [keys] = await sql`select publishable_key, secret_key from private.server_secrets`;
  await sql.end();
  const one = createClient<Database>(sites[0].url, keys?.secret_key, {
    auth: { persistSession: false },
  });
  await one.from("tours").insert({ ...tour, name: "Primera ruta" });
  return {
    sites,
    one,
    publishableKey: String(keys?.publishable_key),
    postgresql,
    s3,
    smtp,
    /** Settings of each site, for another one. */
    settings,
    /** Runs SQL as the owner of the database server. */
    sql: (statement: string) => asOwner(postgresql.url("site"), statement),
    read: async (replica: 0 | 1, path = "/es/tours") =>
      (await fetch(`${sites[replica].url}${path}`)).text(),
    async stop() {
      s3.wake();
      for (const site of sites) await site.stop();
      await Promise.all([smtp.close(), s3.stop(), postgresql.stop()]);
      await removeFolder(folder);
    },
  };
}
