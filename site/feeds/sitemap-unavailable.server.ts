import type { AppContext } from "~/context";

/**
 * Throws a 503 response. A sitemap without these rows would report their pages as removed.
 * @throws {Response}
 */
export function throwUnavailable(
  { log }: AppContext,
  table: string,
  error: { message: string },
): never {
  log.error("sitemap rows not read", { table, error: error.message });
  throw new Response("Service Unavailable", { status: 503, headers: { "retry-after": "600" } });
}
