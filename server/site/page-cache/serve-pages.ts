import type { IncomingMessage } from "node:http";
import { clientOf } from "../../http/client-of.ts";
import type { Middleware } from "../../http/listen.ts";
import {
  acceptedEncodings,
  type PreparedResponse,
  send,
  withId,
} from "../../http/prepared-response.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Answers requests for pages out of the cache, before anything else looks at them: that is what most
 * visits are. Passes on what it does not answer.
 * @param trustProxy how many proxies in front may be believed about who asks.
 */
export function servePages(cache: PageCache, trustProxy: number): Middleware {
  return (incoming, outgoing, next, trace) => {
    const { method, url = "", headers } = incoming;
    const address =
      method === "GET" || method === "HEAD"
        ? cache.addressOf(url, headers.cookie, headers["accept-language"])
        : undefined;
    if (!address) return next();
    const shown = (page: PreparedResponse) =>
      address.varies ? varied(page) : asPrefetched(page, incoming);
    const cached = cache.cached(address);
    const [encoding = "identity"] = acceptedEncodings(headers["accept-encoding"]);
    if (trace) trace.cache = cached ? "hit" : "miss";
    if (cached) {
      const ready = cached.as(encoding);
      if (ready instanceof Promise)
        return void ready.then((made) => send(shown(made), incoming, outgoing, trace)).catch(next);
      // Most visits: no promise stands between them and their page.
      try {
        return send(shown(ready), incoming, outgoing, trace);
      } catch (error) {
        return next(error);
      }
    }
    const make = () => cache.make(address, encoding, clientOf(incoming, trustProxy));
    (trace ? trace.run(make) : make())
      .then(async (outcome) => {
        if ("page" in outcome) {
          const ready = await outcome.page.as(encoding);
          return send(shown(ready), incoming, outgoing, trace);
        }
        const { response, body } = outcome;
        outgoing.writeHead(response.status, withId([...response.headers].flat(), trace));
        outgoing.end(method === "HEAD" ? undefined : body);
      })
      .catch(next);
  };
}

/** What a bare address gives is that of one language, though cached under that language's own. */
const varied = (page: PreparedResponse): PreparedResponse => ({
  ...page,
  headers: [...page.headers, "vary", "Cookie, Accept-Language"],
  headersAlone: [...page.headersAlone, "vary", "Cookie, Accept-Language"],
});

/** Long enough from a link that is seen to a tap on it, and short enough for the owner to believe. */
const prefetchCacheControl = "private, max-age=30";

/** A page's data that the application fetches before somebody asks for it: asked for, it is to be there. */
const isPrefetch = ({ headers, url = "" }: IncomingMessage) =>
  String(headers["sec-purpose"] ?? "").startsWith("prefetch") && /\.data(?:\?|$)/.test(url);

const asPrefetched = (page: PreparedResponse, incoming: IncomingMessage): PreparedResponse =>
  isPrefetch(incoming)
    ? {
        ...page,
        headers: cachedForPrefetch(page.headers),
        headersAlone: cachedForPrefetch(page.headersAlone),
      }
    : page;

const cachedForPrefetch = (headers: readonly string[]) =>
  headers.map((each, at) => (headers[at - 1] === "cache-control" ? prefetchCacheControl : each));
