import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, isKnown, type KeptPage } from "./kept-page.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Answers requests for pages out of the cache, before anything else looks at them: that is what most
 * visits are. Passes on what it does not answer.
 */
export function servePages(cache: PageCache) {
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: (error?: unknown) => void) => {
    const { method, url = "", headers } = incoming;
    const address =
      method === "GET" || method === "HEAD"
        ? cache.addressOf(url, headers.cookie, headers["accept-language"])
        : undefined;
    if (!address) return next();
    const kept = cache.kept(address);
    if (kept) return void send(kept, incoming, outgoing).catch(next);
    cache
      .make(address)
      .then(async (outcome) => {
        if ("page" in outcome) return send(outcome.page, incoming, outgoing);
        const { response, body } = outcome;
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(method === "HEAD" ? undefined : body);
      })
      .catch(next);
  };
}

async function send(page: KeptPage, incoming: IncomingMessage, outgoing: ServerResponse) {
  const ready = page.as(chooseEncoding(incoming.headers["accept-encoding"]));
  const { headers, etag, body } = "body" in ready ? ready : await ready;
  if (isKnown(incoming.headers["if-none-match"], etag)) {
    const { "content-encoding": _, "content-type": __, "content-length": ___, ...known } = headers;
    outgoing.writeHead(304, known).end();
    return;
  }
  outgoing.writeHead(200, headers);
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
}
