import type { IncomingMessage, ServerResponse } from "node:http";
import { type Trace, traceOf } from "../request-trace.ts";
import { chooseEncoding, isKnown, type Sendable } from "./kept-page.ts";
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
    const encoding = chooseEncoding(headers["accept-encoding"]);
    if (trace) trace.cache = kept ? "hit" : "miss";
    if (kept) {
      const ready = kept.as(encoding);
      if (ready instanceof Promise)
        return void ready.then((made) => send(made, incoming, outgoing, trace)).catch(next);
      // Most visits: no promise stands between them and their page.
      try {
        return send(ready, incoming, outgoing, trace);
      } catch (error) {
        return next(error);
      }
    }
    const make = () => cache.make(address, encoding);
    (trace ? trace.run(make) : make())
      .then(async (outcome) => {
        if ("page" in outcome) {
          const ready = await outcome.page.as(encoding);
          return send(ready, incoming, outgoing, trace);
        }
        const { response, body } = outcome;
        outgoing.writeHead(response.status, withId([...response.headers].flat(), trace));
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
const withId = (headers: readonly string[], trace: Trace | undefined) =>
  trace ? [...headers, "x-request-id", trace.id] : [...headers];

function send(
  { headers, headersAlone, etag, body }: Sendable,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trace: Trace | undefined,
) {
  const known = isKnown(incoming.headers["if-none-match"], etag);
  const own = known ? headersAlone : headers;
  const sent = withId(isAhead(incoming) ? fromAhead(own) : own, trace);
  outgoing.writeHead(known ? 304 : 200, sent);
  outgoing.end(known || incoming.method === "HEAD" ? undefined : body);
}

const fromAhead = (headers: readonly string[]) =>
  headers.map((each, at) => (headers[at - 1] === "cache-control" ? aheadFor : each));
