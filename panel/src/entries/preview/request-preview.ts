import { BackendError, reasonOf } from "@panel/backend/backend-error";
import { requestHeaders } from "@panel/backend/browser-client";
import type { ContentTable } from "#content/index.ts";
import type { Locale } from "#shared/locales.ts";
import type { Columns } from "../draft/values";

export interface PreviewRequest {
  type: ContentTable;
  locale: Locale;
  /** Columns of the draft, and those that the database sets: `id`, `created_at`, `updated_at`. */
  entry: Columns;
}

/**
 * HTML document of the page with this draft.
 * @throws {BackendError}
 */
export async function requestPreview(
  request: PreviewRequest,
  signal: AbortSignal,
): Promise<string> {
  const answer = await fetch("/preview", {
    method: "POST",
    headers: { ...(await requestHeaders()), "content-type": "application/json" },
    body: JSON.stringify(request),
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new BackendError({ code: "", message: String(error) }, 0);
  });
  if (!answer.ok) throw new BackendError({ code: "", message: answer.statusText }, answer.status);
  return answer.text();
}

/** Reason for which there is no preview, in Spanish. */
export function previewReason(error: unknown): string {
  const { status } = error instanceof BackendError ? error : { status: undefined };
  if (status === 401 || status === 403)
    return "Tu sesión ha terminado. Al guardar podrás ingresar otra vez, sin perder nada.";
  return reasonOf(error);
}

/** Whether the server is busy and a retry makes sense. */
export function isBusy(error: unknown): boolean {
  return error instanceof BackendError && (error.status === 429 || error.status === 503);
}
