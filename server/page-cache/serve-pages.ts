import type { IncomingMessage, ServerResponse } from "node:http";
import { type Trace, traceOf } from "../request-trace.ts";
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
    const trace = traceOf(outgoing);
    const kept = cache.kept(address);
    if (trace) trace.cache = kept ? "hit" : "miss";
    if (kept) return void send(kept, incoming, outgoing, trace).catch(next);
    const make = () => cache.make(address);
    (trace ? trace.run(make) : make())
      .then(async (outcome) => {
        if ("page" in outcome) return send(outcome.page, incoming, outgoing, trace);
        const { response, body } = outcome;
        outgoing.writeHead(response.status, withId(Object.fromEntries(response.headers), trace));
        outgoing.end(method === "HEAD" ? undefined : body);
      })
      .catch(next);
  };
}

/** Long enough from a link that is seen to a tap on it, and short enough for the owner to believe. */
const aheadFor = "private, max-age=30";

/** A page's data that the application fetches before somebody asks for it: asked for, it is to be there. */
const isAhead = ({ headers, url = "" }: IncomingMessage) =>
  String(headers["sec-purpose"] ?? "").startsWith("prefetch") && /\.data(?:\?|$)/.test(url);

/** Given with all others: Node merges headers that were set before one by one. */
const withId = <Given extends object>(headers: Given, trace: Trace | undefined) =>
  trace ? { ...headers, "x-request-id": trace.id } : headers;

async function send(
  page: KeptPage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trace: Trace | undefined,
) {
  const ready = page.as(chooseEncoding(incoming.headers["accept-encoding"]));
  const { headers: own, etag, body } = "body" in ready ? ready : await ready;
  const headers = isAhead(incoming) ? { ...own, "cache-control": aheadFor } : own;
  if (isKnown(incoming.headers["if-none-match"], etag)) {
    const { "content-encoding": _, "content-type": __, "content-length": ___, ...known } = headers;
    outgoing.writeHead(304, withId(known, trace)).end();
    return;
  }
  outgoing.writeHead(200, withId(headers, trace));
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
}
