import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { admin, startBackend, type TestBackend } from "./harness.ts";

/** Function with which a client tries to become the login role again and to read keys. */
const escapeRole = `
  create or replace function public.escape() returns text language plpgsql as $$
  begin
    perform set_config('role', 'none', true);
    return (select secret_key from private.server_secrets);
  end $$;
  grant execute on function public.escape() to anon`;

async function started(): Promise<{ backend: TestBackend; sql: postgres.Sql }> {
  const backend = await startBackend();
  onTestFinished(() => backend.dispose());
  const sql = postgres(backend.place.databaseUrl ?? "", { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end());
  return { backend, sql };
}

/** In tests the database owner is a superuser. */
const warningsOf = ({ logged }: TestBackend) => [
  ...new Set(logged.filter(({ level }) => level !== "info").map(({ message }) => message)),
];

const loginsOf = async (sql: postgres.Sql, name: string) => {
  const rows = await sql`
    select distinct usename from pg_stat_activity
    where datname = current_database() and application_name = ${name}`;
  return rows.map(({ usename }) => usename);
};

test("I2: SQL of a client that resets its role does not become the database owner", async () => {
  const { backend, sql } = await started();
  await sql.unsafe(escapeRole);
  await backend.reopen();
  const { data, error } = await backend.anonymous().rpc("escape" as never);
  expect([data, error?.code]).toEqual([null, "42501"]);
});

test("I2: client queries log in as a role without privileges, and signed-in reads work", async () => {
  const { backend, sql } = await started();
  await backend.service().from("outbox").select("id").throwOnError();
  const client = await backend.signedIn(admin);
  await client.from("contact_submissions").select("id").throwOnError();
  const logins = await loginsOf(sql, "tsamma-requests");
  expect(logins).toEqual([expect.stringMatching(/^authenticator_[0-9a-f]{16}$/)]);
  const [role] = await sql`
    select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit, rolreplication
    from pg_roles where rolname = ${logins[0] ?? ""}`;
  expect(Object.values(role ?? {})).toEqual(Array(6).fill(false));
  expect(warningsOf(backend)).toEqual([expect.stringContaining("logs in as a superuser")]);
});

test("I5: after a change of the signing secret the login gets its new password", async () => {
  const { backend, sql } = await started();
  await backend.reopen({ jwtSecret: randomBytes(32).toString("hex") });
  expect((await backend.anonymous().from("tours").select("id")).error).toBeNull();
  expect(await loginsOf(sql, "tsamma-requests")).toEqual([
    expect.stringMatching(/^authenticator_/),
  ]);
  expect(warningsOf(backend)).toEqual([expect.stringContaining("logs in as a superuser")]);
});

test("I5: if the login role has privileges that it must not have, the owner is used and a warning logged", async () => {
  const { backend, sql } = await started();
  await sql`select 1`;
  await sql.unsafe(`do $$ begin execute format('alter role %I bypassrls',
    'authenticator_' || left(md5(current_database()), 16)); end $$`);
  await backend.reopen();
  expect((await backend.anonymous().from("tours").select("id")).error).toBeNull();
  expect(warningsOf(backend)).toContain(
    "queries of clients log in as the owner of the database: no other role could be used",
  );
});
