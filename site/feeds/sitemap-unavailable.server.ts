import type { AppContext } from "~/context";

/**
 * Answers 503 in place of the file whose rows cannot be read: without them it would say that their pages are gone.
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
