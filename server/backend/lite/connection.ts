import { PostgresConnection } from "@supabase/lite/postgres";
import { currentPoolClass } from "../api/pool-class.ts";
import type { Database } from "../database/database.ts";
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

/**
 * lite's connection over our session pools. lite only uses the driver's `reserve` and never connects
 * itself.
 */
export function createLiteConnection(database: Database): PostgresConnection {
  const connection = new PostgresConnection({ url: "postgres://unused" });
  Object.assign(connection.driver, {
    async reserve() {
      // Auth, and Storage between its policy checks, need the owner's rights.
      const asOwner = currentCall().service !== "rest";
      const { session, release } = await database.acquire(currentPoolClass(), asOwner);
      return {
        async unsafe(sql: string, parameters: unknown[]) {
          // The request login cannot read accounts and sessions.
          if (!asOwner && tokenChecks.has(sql)) return (await database.query(sql, parameters)).rows;
          return session.run(sql, parameters.map(asParameter), {
            prepare: configurations.has(sql),
          });
        },
        release,
      };
    },
  });
  Object.assign(connection, hooks);
  return connection;
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

/**
 * lite parses the filter `tags=eq.{}` as an empty object, which the driver cannot serialise as an array.
 * The object's text is valid for arrays and JSON.
 */
function asParameter(value: unknown): unknown {
  const isPlain =
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? JSON.stringify(value) : value;
}

/** The few statements made by {@link configure}, one of which runs with every request. */
const configurations = new Set<string>();

function configure(executor: Executor, settings: Record<string, string>): Promise<unknown> {
  const calls = Object.keys(settings).map((name, at) => `set_config('${name}', $${at + 1}, true)`);
  const sql = `select ${calls.join(", ")}`;
  configurations.add(sql);
  const parameters = Object.values(settings);
  return executor.executeQuery({
    sql,
    parameters,
    query: { kind: "RawNode", sqlFragments: [sql], parameters: [] },
    queryId: { queryId: "settings" },
  });
}
