import { createHmac } from "node:crypto";
import type { BackendLog } from "../types.ts";
import type { Database, Login } from "./database.ts";

/**
 * Lets client queries log in as a role that owns nothing, bypasses nothing and may only become `anon`,
 * `authenticated` or `service_role` (PostgREST's `authenticator`), so that injected SQL cannot become the
 * owner. Roles are shared by all databases of a server, so each database has its own. If the server does
 * not permit it, queries log in as the owner, with a warning. Call it inside {@link
 * Database.withStartupLock}.
 * @param jwtSecret the same in every replica; the role's password is derived from it
 */
export async function separateRequestLogin(
  database: Database,
  jwtSecret: string,
  log: BackendLog,
): Promise<void> {
  const { rows } = await database.query<{ user: string; isSuperuser: boolean }>(
    `select 'authenticator_' || left(md5(current_database()), 16) as "user", rolsuper as "isSuperuser"
     from pg_roles where rolname = current_user`,
  );
  const { user = "", isSuperuser } = rows[0] ?? {};
  if (isSuperuser)
    log.warn(
      "DATABASE_URL logs in as a superuser, who may run programs on the database's machine: use a role with createrole and bypassrls alone",
    );
  try {
    const password = createHmac("sha256", jwtSecret).update(user).digest("base64url");
    await makeRole(database, { user, password });
    const tryLogin = () => database.setRequestLogin({ user, password });
    await tryLogin().catch(async () => {
      await database.exec(`alter role ${user} password '${password}'`);
      await tryLogin();
    });
  } catch (error) {
    log.warn(
      "queries of clients log in as the owner of the database: no other role could be used",
      {
        error: String(error),
      },
    );
  }
}

async function makeRole(database: Database, { user, password }: Login): Promise<void> {
  await database.exec(`
    do $$ declare
      api_role text;
    begin
      if not exists (select from pg_roles where rolname = '${user}') then
        create role ${user} login noinherit password '${password}';
      end if;
      if exists (select from pg_roles where rolname = '${user}' and (rolsuper or rolbypassrls or rolcreaterole)) then
        raise 'the role ${user} has rights that it must not have';
      end if;
      foreach api_role in array array['anon', 'authenticated', 'service_role'] loop
        if not pg_has_role('${user}', api_role, 'member') then
          execute format('grant %I to ${user}', api_role);
        end if;
      end loop;
    end $$`);
}
