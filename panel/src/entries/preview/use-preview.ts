import { BackendError, reasonOf } from "@panel/backend/backend-error";
import { requestHeaders } from "@panel/backend/browser-client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ContentTable } from "#content/index.ts";
import type { Locale } from "#shared/locales.ts";
import type { Columns } from "../draft/values";

/** Minimum time between two requests. */
const throttleMs = 100;
const retryMs = 1000;
const maxAttempts = 4;

interface State {
  /** Latest document; undefined before the first. */
  html?: string;
  /** Its path on the site, with the language. */
  path?: string;
  /** Reason for which it is outdated. */
  failure?: string;
}

/**
 * HTML of a draft while it is edited. One request runs at a time, and the next one uses the latest draft, so
 * that documents never arrive out of order.
 * @param ask returns the current request
 * @param changes dependencies of the request
 */
export function usePreview(ask: () => PreviewRequest, changes: readonly unknown[]) {
  const [state, setState] = useState<State>({});
  const requested = useRef(0);
  const rendered = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inFlight = useRef(false);
  const unmounted = useRef(new AbortController());
  const askNow = useEffectEvent(ask);

  const run = useEffectEvent(async () => {
    timer.current = undefined;
    if (inFlight.current) return;
    inFlight.current = true;
    const { signal } = unmounted.current;
    let attempts = 0;
    while (rendered.current !== requested.current && !signal.aborted) {
      rendered.current = requested.current;
      try {
        const document = await requestPreview(askNow(), signal);
        if (!signal.aborted) setState(document);
        attempts = 0;
      } catch (error) {
        attempts += 1;
        if (signal.aborted) break;
        if (isBusy(error) && attempts < maxAttempts) {
          await new Promise((resolve) => setTimeout(resolve, retryMs));
          rendered.current = -1;
        } else setState((before) => ({ ...before, failure: previewReason(error) }));
      }
    }
    inFlight.current = false;
  });
  const request = useEffectEvent((delay: number) => {
    requested.current += 1;
    timer.current ??= setTimeout(() => void run(), delay);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what changes the page
  useEffect(() => request(requested.current === 0 ? 0 : throttleMs), changes);
  useEffect(() => {
    unmounted.current = new AbortController();
    return () => {
      unmounted.current.abort();
      clearTimeout(timer.current);
      timer.current = undefined;
      inFlight.current = false;
    };
  }, []);

  return { ...state, again: () => request(0) };
}

export type PreviewRequest = { locale: Locale } & (
  | {
      type: ContentTable | "site_brand" | "proposals";
      /** Columns of the draft, and those that the database sets: `id`, `created_at`, `updated_at`. */
      entry: Columns;
    }
  | {
      type: "site_texts";
      /** Page of `content/texts`. */
      page: string;
      /** Words in the language by key. Null: the code's words. */
      texts: Readonly<Record<string, string | null>>;
    }
);

/**
 * HTML document of the page with this draft.
 * @throws {BackendError}
 */
export async function requestPreview(
  request: PreviewRequest,
  signal: AbortSignal,
): Promise<{ html: string; path: string }> {
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
  return { html: await answer.text(), path: answer.headers.get("content-location") ?? "" };
}

/** Reason for which there is no preview, in Spanish. */
export function previewReason(error: unknown): string {
  const { status } = error instanceof BackendError ? error : { status: undefined };
  if (status === 401 || status === 403)
    return "Tu sesión ha terminado. Al guardar podrás ingresar otra vez, sin perder nada.";
  if (status === 404)
    return "La web todavía no tiene ninguna página con estos textos: saldrán cuando publiques la primera ficha.";
  return reasonOf(error);
}

/** Whether the server is busy and a retry makes sense. */
export function isBusy(error: unknown): boolean {
  return error instanceof BackendError && (error.status === 429 || error.status === 503);
}
