import { PostgresConnection } from "@supabase/lite/postgres";
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import { currentPoolClass } from "../api/pool-class.ts";
import type { Database } from "../database/database.ts";
import type { Session } from "../database/session.ts";
import { currentCall } from "./call.ts";

/** lite's data about the client. */
interface RequestContext {
  auth?: { role?: string; uid?: string; jwt?: unknown };
  storage?: { operation?: string };
}

interface FunctionCall {
  method: string;
  path: string;
  requestHeaders?: Record<string, string>;
}

/** Kysely transaction, with which lite runs its statements. */
interface Executor {
  executeQuery(query: object): Promise<unknown>;
}

/** Private members of lite 0.10.0 that are replaced here. */
interface Hooks {
  rlsState: string;
  applyJwtSessionContext(executor: Executor, context: RequestContext): Promise<unknown>;
  applyRpcRequestGucs(executor: Executor, call: FunctionCall): Promise<unknown>;
}

/** Timeouts as on Supabase; `service_role` has its authenticator's. */
const statementTimeouts: Record<string, string> = {
  anon: "3s",
  authenticated: "8s",
  service_role: "8s",
};

/** lite's queries to check a session's token, before a Data API request's transaction. */
const tokenChecks = new Set([
  'select * from "auth"."users" where "id" = $1',
  'select * from "auth"."sessions" where "id" = $1',
]);

/** lite's connection over our session pools. The driver that lite makes itself never connects. */
export function createLiteConnection(database: Database): PostgresConnection {
  const connection = new PostgresConnection({ url: "postgres://unused" });
  const dialect = new PostgresDialect({ pool: createPool(database) });
  Object.assign(connection, hooks, { kysely: new Kysely({ dialect }) });
  return connection;
}

function createPool(database: Database): PostgresPool {
  return {
    async connect() {
      // Auth, and Storage between its policy checks, need the owner's rights.
      const asOwner = currentCall().service !== "rest";
      const { session, release } = await database.acquire(currentPoolClass(), asOwner);
      return {
        async query(sql: string, parameters: readonly unknown[]) {
          // The request login cannot read accounts and sessions.
          const isTokenCheck = !asOwner && tokenChecks.has(sql);
          if (isTokenCheck) return database.query(sql, parameters);
          return session.run(sql, await withJsonArrays(session, sql, parameters));
        },
        release,
      } as PostgresPoolClient;
    },
    async end() {},
  };
}

const jsonTypes = ["json", "jsonb"];

/**
 * Converts arrays for parameters of type `json` to JSON. The driver would serialise each array as one of
 * PostgreSQL's, and lite does not tell the types of its parameters, so the server is asked.
 */
async function withJsonArrays(
  session: Session,
  sql: string,
  parameters: readonly unknown[],
): Promise<readonly unknown[]> {
  if (!parameters.some(Array.isArray)) return parameters;
  const types = await readParameterTypes(session, sql);
  return parameters.map((value, at) =>
    Array.isArray(value) && jsonTypes.includes(types[at] ?? "") ? JSON.stringify(value) : value,
  );
}

async function readParameterTypes(session: Session, sql: string): Promise<string[]> {
  // Left by an earlier call that failed.
  await session.run("deallocate all");
  await session.run(`prepare described as ${sql}`);
  const { rows } = await session.run<{ types: string[] }>(
    "select parameter_types::text[] as types from pg_prepared_statements where name = 'described'",
  );
  return rows[0]?.types ?? [];
}

const hooks: Hooks = {
  // Otherwise lite grants every table to every role and overrides our migrations' grants.
  rlsState: "active",

  // One statement instead of lite's six to eleven round trips. All settings end with the transaction.
  applyJwtSessionContext(executor, { auth, storage }) {
    const role = auth?.role || "anon";
    const claims = auth?.jwt;
    return configure(executor, {
      "request.jwt.claim.sub": String(auth?.uid ?? ""),
      "request.jwt.claim.role": role,
      "storage.operation": String(storage?.operation ?? ""),
      ...(claims && typeof claims === "object"
        ? { "request.jwt.claims": JSON.stringify(claims) }
        : undefined),
      // `alter role … set` applies at login only, and these roles do not log in.
      statement_timeout: statementTimeouts[role] ?? "3s",
      // Equivalent to `set local role`.
      role,
    });
  },

  applyRpcRequestGucs(executor, { method, path, requestHeaders = {} }) {
    return configure(executor, {
      "response.status": "",
      "response.headers": "",
      "request.method": method,
      "request.path": path,
      "request.headers": JSON.stringify(requestHeaders),
    });
  },
};

function configure(executor: Executor, settings: Record<string, string>): Promise<unknown> {
  const calls = Object.keys(settings).map((name, at) => `set_config('${name}', $${at + 1}, true)`);
  const sql = `select ${calls.join(", ")}`;
  const parameters = Object.values(settings);
  return executor.executeQuery({
    sql,
    parameters,
    query: { kind: "RawNode", sqlFragments: [sql], parameters: [] },
    queryId: { queryId: "settings" },
  });
}
