import { BackendError, reasonOf } from "@panel/backend/backend-error";
import { requestHeaders } from "@panel/backend/browser-client";
import type { ContentTable } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";
import type { Columns } from "../draft/values";

export interface AskedPreview {
  type: ContentTable;
  locale: Locale;
  /** The columns of the draft, with what the database gives a row: `id`, `created_at`, `updated_at`. */
  entry: Columns;
}

/** The document of the page that a draft would have. @throws {BackendError} */
export async function requestPreview(asked: AskedPreview, signal: AbortSignal): Promise<string> {
  const answer = await fetch("/preview", {
    method: "POST",
    headers: { ...(await requestHeaders()), "content-type": "application/json" },
    body: JSON.stringify(asked),
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new BackendError({ code: "", message: String(error) }, 0);
  });
  if (!answer.ok) throw new BackendError({ code: "", message: answer.statusText }, answer.status);
  return answer.text();
}

/** Why there is no preview, in the administrator's words. */
export function previewReason(error: unknown): string {
  const { status } = error instanceof BackendError ? error : { status: undefined };
  if (status === 401 || status === 403)
    return "Tu sesión ha terminado. Al guardar podrás ingresar otra vez, sin perder nada.";
  return reasonOf(error);
}

/** Whether it is worth asking again in a moment. */
export function isBusy(error: unknown): boolean {
  return error instanceof BackendError && (error.status === 429 || error.status === 503);
}
