import { BackendError } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";

/**
 * Warnings about the site.
 * @throws {BackendError}
 */
export async function readWarnings(signal: AbortSignal) {
  const { data, error, status } = await backend().rpc("owner_warnings").abortSignal(signal);
  if (error) throw new BackendError(error, status);
  return data;
}

export type Warning = Awaited<ReturnType<typeof readWarnings>>[number];
