import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { appContext } from "./lib/context";

/** Renders a document whole: search engines, link previews and a cache want all of it at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { log } = context.get(appContext);
  let renderStatus = status;
  const body = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    signal: request.signal,
    onError(error) {
      renderStatus = 500;
      log.error("render failed", { error: String(error) });
    },
  });
  await body.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(body, { headers, status: renderStatus });
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
