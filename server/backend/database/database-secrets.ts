import { chooseSecrets, makeSecrets, type Secrets } from "../data-dir/secrets.ts";
import type { Database, Queryable } from "./database.ts";

/**
 * Loads the keys of a backend on an external database: configured ones, else those stored in the database
 * and shared by all replicas, else new ones. Only the database owner can read them. Call it inside {@link
 * Database.withStartupLock}.
 */
export async function loadSharedSecrets(
  database: Database,
  configured: Partial<Secrets>,
): Promise<Secrets> {
  const made = makeSecrets();
  await storeSharedSecrets(database, made);
  const stored = (await readSharedSecrets(database)) ?? made;
  return chooseSecrets(configured, stored);
}

/** Inserts keys if there are none. */
export async function storeSharedSecrets(database: Queryable, secrets: Secrets): Promise<void> {
  await database.exec(`
    create schema if not exists private;
    create table if not exists private.server_secrets (
      only_one boolean primary key default true check (only_one),
      publishable_key text not null,
      secret_key text not null,
      jwt_secret text not null
    );
    revoke all on table private.server_secrets from public;
  `);
  await database.query(
    `insert into private.server_secrets (publishable_key, secret_key, jwt_secret)
     values ($1, $2, $3) on conflict do nothing`,
    [secrets.publishableKey, secrets.secretKey, secrets.jwtSecret],
  );
}

/** Requires the table. */
export async function readSharedSecrets(database: Queryable): Promise<Secrets | undefined> {
  const { rows } = await database.query<Secrets>(
    `select publishable_key as "publishableKey", secret_key as "secretKey", jwt_secret as "jwtSecret"
     from private.server_secrets`,
  );
  return rows[0];
}
