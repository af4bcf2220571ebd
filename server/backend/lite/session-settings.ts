import type { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";

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

interface SettingSession {
  applyJwtSessionContext(
    executor: Executor,
    context: RequestContext,
    role: boolean,
  ): Promise<unknown>;
  applyRpcRequestGucs(executor: Executor, call: FunctionCall): Promise<unknown>;
}

/**
 * lite 0.10.0 tells the database who asks in six statements, and with a function's call in eleven. In
 * PGlite each costs half a millisecond, and on a server a round trip: the same settings, which end with
 * the transaction, in one statement.
 */
export function settleAtOnce(connection: PgliteConnection | PostgresConnection): void {
  const lite = connection as unknown as SettingSession;
  if (!lite.applyJwtSessionContext || !lite.applyRpcRequestGucs)
    throw new Error("lite is another than the one whose settings are made at once here");

  lite.applyJwtSessionContext = (executor, { auth, storage }) => {
    const role = auth?.role || "anon";
    const claims = auth?.jwt;
    return settle(executor, {
      "request.jwt.claim.sub": String(auth?.uid ?? ""),
      "request.jwt.claim.role": role,
      "storage.operation": String(storage?.operation ?? ""),
      ...(claims && typeof claims === "object"
        ? { "request.jwt.claims": JSON.stringify(claims) }
        : undefined),
      // It is what `set local role` sets.
      role,
    });
  };

  lite.applyRpcRequestGucs = (executor, { method, path, requestHeaders = {} }) =>
    settle(executor, {
      "response.status": "",
      "response.headers": "",
      "request.method": method,
      "request.path": path,
      "request.headers": JSON.stringify(requestHeaders),
    });
}

function settle(executor: Executor, settings: Record<string, string>): Promise<unknown> {
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
