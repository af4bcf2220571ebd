import type { AppContext } from "~/context";

/**
 * Throws a 503 response. A file without these rows would report their pages as removed.
 * @param message logged with the table and the error
 * @throws {Response}
 */
export function throwUnavailable(
  { log }: AppContext,
  message: string,
  table: string,
  error: { message: string },
): never {
  log.error(message, { table, error: error.message });
  throw new Response("Service Unavailable", { status: 503, headers: { "retry-after": "600" } });
}
