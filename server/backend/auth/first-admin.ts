import { randomInt, randomUUID } from "node:crypto";
import { StartError } from "../../start-error.ts";
import type { Database } from "../database/database.ts";

const shortestPassword = 8;

export interface FirstAdmin {
  email: string;
  /** Only when it was generated now; it is stored nowhere. */
  generatedPassword?: string;
}

/**
 * Makes the first administrator when there is none. Account, identity and role come in one
 * transaction; the sign-up of the auth service is closed and could not be part of it.
 * @returns undefined when there is an administrator already.
 * @throws {StartError} when the configured password is too short.
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
    // An account of that address that is no administrator (a role taken away by hand) is raised, with
    // the password that is configured or about to be shown.
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

/** Four groups of five, without letters that look alike: about 99 bits, and fit to be typed. */
export function generatePassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
