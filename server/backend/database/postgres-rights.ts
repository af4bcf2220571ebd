import { StartError } from "../../start-error.ts";
import type { Queryable } from "./database.ts";

const oldest = 150_000;

interface Rights {
  version: number;
  user: string;
  database: string;
  super: boolean;
  maycreate: boolean;
  maytables: boolean;
  mayrole: boolean;
  bypass: boolean;
  /** API roles that the account may act as, and API roles created by others. */
  roles: number;
  foreign: number;
}

/**
 * Checks before any change whether the account of DATABASE_URL has the rights that the start needs: create
 * schemas, create missing API roles, and act as them.
 * @throws {StartError} with the statement that grants the missing right.
 */
export async function requireRights(database: Queryable): Promise<void> {
  const { rows } = await database.query<Rights>(`
    select current_setting('server_version_num')::int as version, current_user::text as "user",
           current_database()::text as database, rolsuper as super,
           has_database_privilege(current_database(), 'create') as maycreate,
           has_schema_privilege('public', 'create') as maytables,
           rolcreaterole as mayrole, rolbypassrls as bypass,
           (select count(*)::int from pg_roles
            where rolname in ('anon', 'authenticated', 'service_role')
              and pg_has_role(current_user, oid, case
                when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)) as roles,
           (select count(*)::int from pg_roles
            where rolname in ('anon', 'authenticated', 'service_role')
              and current_setting('server_version_num')::int >= 160000
              and not pg_has_role(current_user, oid, 'member with admin option')) as "foreign"
    from pg_roles where rolname = current_user`);
  const found = rows[0];
  if (!found) throw new StartError("DATABASE_URL: the account is not known to the server");
  if (found.version < oldest)
    throw new StartError("DATABASE_URL leads to PostgreSQL older than 15: use 15 or newer");
  if (found.super) return;
  const user = `"${found.user}"`;
  if (!found.maycreate) {
    throw new StartError(
      `DATABASE_URL: ${user} may not make schemas; as an administrator run: grant create on database "${found.database}" to ${user}`,
    );
  }
  if (!found.maytables) {
    throw new StartError(
      `DATABASE_URL: ${user} may not make tables; as an administrator run in the database: grant create on schema public to ${user}`,
    );
  }
  if (found.roles === 3) return;
  if (found.foreign > 0) {
    throw new StartError(
      `DATABASE_URL: ${user} may not act as the roles anon, authenticated and service_role; as an administrator run: grant anon, authenticated, service_role to ${user}`,
    );
  }
  // Before PostgreSQL 16 only a superuser may create roles with `bypassrls`.
  if (!found.mayrole || !found.bypass || found.version < 160_000) {
    throw new StartError(
      `DATABASE_URL: ${user} may not make the roles anon, authenticated and service_role; as an administrator run: ` +
        "create role anon nologin noinherit; create role authenticated nologin noinherit; " +
        `create role service_role nologin noinherit bypassrls; grant anon, authenticated, service_role to ${user}`,
    );
  }
}
