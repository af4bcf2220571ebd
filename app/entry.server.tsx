import { options } from "preact";
import { renderToStringAsync } from "preact-render-to-string";
import type { ReactElement } from "react";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { appContext } from "./lib/context";

// React Router's words to React, which Preact would write into the document.
const { vnode: next } = options;
options.vnode = (vnode) => {
  delete (vnode.props as { suppressHydrationWarning?: boolean }).suppressHydrationWarning;
  next?.(vnode);
};

/** Renders a document whole: search engines, link previews and a cache want all of it at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set("content-type", "text/html; charset=utf-8");
  try {
    const page = <ServerRouter context={entry} url={request.url} />;
    const html = import.meta.env.DEV ? await renderByReact(page) : await renderToStringAsync(page);
    const { finishDocument } = context.get(appContext);
    return new Response(finishDocument(`<!DOCTYPE html>${html}`, headers), { headers, status });
  } catch (error) {
    context.get(appContext).log.error("render failed", { error: String(error) });
    throw error;
  }
}

/** In development `react` is React, which wants its own renderer. */
async function renderByReact(page: ReactElement): Promise<string> {
  const { renderToReadableStream } = await import("react-dom/server");
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  return (await new Response(stream).text()).replace(/^<!DOCTYPE html>/i, "");
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
