import { randomBytes } from "node:crypto";
import { prerender } from "react-dom/static";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { appContext } from "./context";
import { ScriptNonce } from "./ui/script-nonce";

/** Renders a document whole: search engines, link previews and a cache want all of it at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { finishDocument, log } = context.get(appContext);
  const errors: unknown[] = [];
  const nonce = randomBytes(16).toString("base64url");
  try {
    const { prelude, postponed } = await prerender(
      <ScriptNonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </ScriptNonce>,
      {
        // Nothing is sent before all is there: moving large parts to the end would gain nothing and need scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => void errors.push(error),
      },
    );
    const html = await new Response(prelude).text();
    // Left to the browser, a part that failed here would fail there once more, and out of a cache.
    if (errors.length > 0) throw errors[0];
    if (postponed) throw new Error("a part of the page was not rendered");
    headers.set("content-type", "text/html; charset=utf-8");
    return new Response(finishDocument(html, headers, nonce), { headers, status });
  } catch (error) {
    // An answer such as 405, which a page's boundary leaves to the one above it, is no fault of ours.
    if (!isRouteErrorResponse(error))
      log.error("render failed", { error: error instanceof Error ? error.stack : String(error) });
    throw error;
  }
}

/** A loader's failure must never show more than its title; the details go to the log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  // A method that a page does not take, or an address that is none, is the visitor's doing.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const details = error instanceof Error ? error.stack : String(error);
  context.get(appContext).log.error("request failed", { url: request.url, details });
}
