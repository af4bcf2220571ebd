import { randomInt, randomUUID } from "node:crypto";
import { StartError } from "../../start-error.ts";
import type { Database } from "../database/database.ts";

const shortestPassword = 8;

export interface FirstAdmin {
  email: string;
  /** Set only if the password was generated now. It is not stored. */
  generatedPassword?: string;
}

/**
 * Creates the first administrator if there is none. Account, identity and role are written in one
 * transaction; lite's sign-up is closed and could not take part in it.
 * @returns undefined if there is an administrator already.
 * @throws {StartError} if the configured password is too short.
 */
export async function ensureFirstAdmin(
  database: Database,
  configured: { email: string; password?: string },
): Promise<FirstAdmin | undefined> {
  const email = configured.email.trim().toLowerCase();
  const existing = await database.query(
    "select from public.user_roles where role = 'admin' limit 1",
  );
  if (existing.rows.length > 0) return undefined;

  if (configured.password && configured.password.length < shortestPassword) {
    throw new StartError(`ADMIN_PASSWORD must have at least ${shortestPassword} characters`);
  }
  const password = configured.password || generatePassword();
  await database.transaction(async (transaction) => {
    const account = await transaction.query<{ id: string }>(
      "select id from auth.users where lower(email) = $1",
      [email],
    );
    const id = account.rows[0]?.id ?? randomUUID();
    // Existing account without the role (revoked by hand): grant it, with the configured or generated
    // password.
    await transaction.query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data)
       values ($1, $2, extensions.crypt($3, extensions.gen_salt('bf', 10)), now(),
               '{"provider": "email", "providers": ["email"]}')
       on conflict (id) do update set encrypted_password = excluded.encrypted_password`,
      [id, email, password],
    );
    if (!account.rows[0]) {
      await transaction.query(
        `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
         values ($1, 'email', $2::text, $2::uuid,
                 jsonb_build_object('sub', $2::text, 'email', $3::text, 'email_verified', true))`,
        [randomUUID(), id, email],
      );
    }
    await transaction.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
      id,
    ]);
  });
  return { email, generatedPassword: configured.password ? undefined : password };
}

/** Four groups of five letters that are easy to tell apart: about 99 bits. */
export function generatePassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
