import { PostgresConnection } from "@supabase/lite/postgres";
import { currentPoolClass } from "../api/pool-class.ts";
import type { Database } from "../database/database.ts";
import { currentCall } from "./call.ts";

/** What lite knows of who asks. */
interface RequestContext {
  auth?: { role?: string; uid?: string; jwt?: unknown };
  storage?: { operation?: string };
}

interface FunctionCall {
  method: string;
  path: string;
  requestHeaders?: Record<string, string>;
}

/** A transaction of Kysely, which lite builds its statements with. */
interface Executor {
  executeQuery(query: object): Promise<unknown>;
}

/** What lite 0.10.0 keeps to itself, and is another's here. */
interface Hooks {
  rlsState: string;
  applyJwtSessionContext(executor: Executor, context: RequestContext): Promise<unknown>;
  applyRpcRequestGucs(executor: Executor, call: FunctionCall): Promise<unknown>;
}

/** As Supabase has them; `service_role` has what its authenticator has. */
const statementTimeouts: Record<string, string> = {
  anon: "3s",
  authenticated: "8s",
  service_role: "8s",
};

/** How lite checks a session's token, before the transaction of a request to the Data API. */
const tokenChecks = new Set([
  'select * from "auth"."users" where "id" = $1',
  'select * from "auth"."sessions" where "id" = $1',
]);

/**
 * lite's connection over our sessions, each of which a request has for itself. lite asks nothing of the
 * driver but a session (`reserve`), and never connects by itself.
 */
export function createLiteConnection(database: Database): PostgresConnection {
  const connection = new PostgresConnection({ url: "postgres://unused" });
  Object.assign(connection.driver, {
    async reserve() {
      // Auth, and Storage between its checks of policies, work on their tables with the owner's rights.
      const asOwner = currentCall().service !== "rest";
      const { session, release } = await database.acquire(currentPoolClass(), asOwner);
      return {
        async unsafe(sql: string, parameters: unknown[]) {
          // The login of requests may not read accounts and sessions.
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
  // Else lite grants every table to every role; the grants of our migrations are the ones that hold.
  rlsState: "active",

  // Six statements in lite, and eleven with a function's call, each a round trip. All end with the transaction.
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
      // `alter role … set` works at a login only, and nobody logs in as these.
      statement_timeout: statementTimeouts[role] ?? "3s",
      // What `set local role` sets.
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
 * lite reads the filter `tags=eq.{}` as an empty object, of which the driver makes no array. The text of an
 * object is right for arrays and for JSON.
 */
function asParameter(value: unknown): unknown {
  const isPlain =
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? JSON.stringify(value) : value;
}

/** The few statements that {@link configure} makes, each of which comes with every request of its kind. */
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
