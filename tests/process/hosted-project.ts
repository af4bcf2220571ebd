import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import postgres from "postgres";
import { startPostgres } from "../support/postgres.ts";
import { startSite } from "../support/site.ts";

export interface TestProject {
  /** Settings for a site that uses it. */
  settings: {
    SUPABASE_URL: string;
    SUPABASE_PUBLISHABLE_KEY: string;
    SUPABASE_SECRET_KEY: string;
  };
  /** `postgres://…`, as the owner. */
  databaseUrl: string;
  sql: postgres.Sql;
  /** Stops its HTTP interface, not its database. */
  goAway(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Stand-in for a hosted project with migrations and without content: this backend on PostgreSQL, with the
 * Auth endpoint that creates accounts, which the backend itself does not have.
 * @param dataDir folder of its uploads.
 */
export async function startProject(dataDir: string): Promise<TestProject> {
  const postgresql = await startPostgres();
  const backend = await startSite({
    DATABASE_URL: postgresql.url(),
    DATA_DIR: dataDir,
    SEED: "none",
    ADMIN_EMAIL: "nobody@example.com",
  });
  const sql = postgres(postgresql.url(), { max: 2, onnotice: () => {} });
  await sql`delete from public.user_roles`;
  const [keys] = await sql`select publishable_key, secret_key from private.server_secrets`;

  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (pathname === "/auth/v1/admin/users" && request.method === "POST") {
      const { email, password } = (await request.json()) as Record<string, string>;
      const id = randomUUID();
      await sql`insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data)
        values (${id}, ${email ?? ""}, extensions.crypt(${password ?? ""}, extensions.gen_salt('bf', 4)), now(), '{}')`;
      return Response.json({ id, email, aud: "authenticated", role: "authenticated" });
    }
    const body = ["GET", "HEAD"].includes(request.method) ? undefined : await request.arrayBuffer();
    const headers = new Headers(request.headers);
    headers.delete("host");
    const response = await fetch(backend.url + pathname + search, {
      method: request.method,
      headers,
      body,
      redirect: "manual",
    });
    const given = new Headers(response.headers);
    given.delete("content-encoding");
    given.delete("content-length");
    return new Response(response.body, { status: response.status, headers: given });
  }
  const gateway = createServer(getRequestListener(answer)).listen(0, "127.0.0.1");
  await once(gateway, "listening");
  return {
    settings: {
      SUPABASE_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
      SUPABASE_PUBLISHABLE_KEY: keys?.publishable_key,
      SUPABASE_SECRET_KEY: keys?.secret_key,
    },
    databaseUrl: postgresql.url(),
    sql,
    async goAway() {
      await backend.stop();
    },
    async stop() {
      gateway.closeAllConnections();
      gateway.close();
      await sql.end({ timeout: 1 });
      await backend.stop();
      await postgresql.stop();
    },
  };
}
