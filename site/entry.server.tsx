import { randomBytes } from "node:crypto";
import { prerender } from "react-dom/static";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { withBrand } from "#shared/brand/brand-document.ts";
import { officeOf } from "#shared/office.ts";
import { appContext } from "./context";
import { ScriptNonce } from "./ui/script-nonce";

/**
 * Renders the complete document before it is sent. Crawlers, link previews and the page cache need
 * all of it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { brand, finishDocument, log, readSettings } = context.get(appContext);
  const errors: unknown[] = [];
  const nonce = randomBytes(16).toString("base64url");
  try {
    const { prelude, postponed } = await prerender(
      <ScriptNonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </ScriptNonce>,
      {
        // One chunk: the document is sent as a whole, and out-of-order chunks would need inline
        // scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => void errors.push(error),
      },
    );
    const html = await new Response(prelude).text();
    // React would retry a failed part in the browser; a cached document would fail for every
    // visitor.
    if (errors.length > 0) throw errors[0];
    if (postponed) throw new Error("a part of the page was not rendered");
    headers.set("content-type", "text/html; charset=utf-8");
    const { companyName } = officeOf(await readSettings());
    const branded = withBrand(html, brand, companyName);
    return new Response(finishDocument(branded, headers, nonce), { headers, status });
  } catch (error) {
    // Route error responses such as 405 are not server errors.
    if (!isRouteErrorResponse(error))
      log.error("render failed", { error: error instanceof Error ? error.stack : String(error) });
    throw error;
  }
}

/** Logs errors of loaders. Visitors see only a title. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  // A wrong method or an unknown URL is a client error.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const details = error instanceof Error ? error.stack : String(error);
  context.get(appContext).log.error("request failed", { url: request.url, details });
}
