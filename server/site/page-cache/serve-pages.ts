import type { IncomingMessage } from "node:http";
import { clientAddressOf } from "../../http/client-address-of.ts";
import type { Middleware } from "../../http/listen.ts";
import {
  acceptedEncodings,
  type PreparedResponse,
  send,
  withRequestId,
} from "../../http/prepared-response.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Serves cached pages, before other middleware: most visits end here. Passes on other requests.
 * @param trustProxy number of trusted proxies.
 */
export function servePages(cache: PageCache, trustProxy: number): Middleware {
  return (incoming, outgoing, next, trace) => {
    const { method, url = "", headers } = incoming;
    const address =
      method === "GET" || method === "HEAD"
        ? cache.addressOf(url, headers.cookie, headers["accept-language"], headers.accept)
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
      // Synchronous for most visits.
      try {
        return send(shown(ready), incoming, outgoing, trace);
      } catch (error) {
        return next(error);
      }
    }
    const make = () => cache.make(address, encoding, clientAddressOf(incoming, trustProxy));
    (trace ? trace.run(make) : make())
      .then(async (outcome) => {
        if ("page" in outcome) {
          const ready = await outcome.page.as(encoding);
          return send(shown(ready), incoming, outgoing, trace);
        }
        const { response, body } = outcome;
        if (isRedirect(response) && queryOf(url) !== queryOf(address.path)) return next();
        outgoing.writeHead(response.status, withRequestId([...response.headers].flat(), trace));
        outgoing.end(method === "HEAD" ? undefined : body);
      })
      .catch(next);
  };
}

const queryOf = (url: string) => url.slice(`${url}?`.indexOf("?") + 1);

/**
 * Pages are requested without tracking parameters, which a redirect must keep: such a request is passed on. 202 is
 * React Router's status for redirects of data requests.
 */
const isRedirect = ({ status }: Response) => (status >= 300 && status < 400) || status === 202;

/** Adds `Vary` to a page with a negotiated language, which is cached under that language. */
const varied = (page: PreparedResponse): PreparedResponse => ({
  ...page,
  headers: [...page.headers, "vary", "Cookie, Accept-Language"],
  headersAlone: [...page.headersAlone, "vary", "Cookie, Accept-Language"],
});

/** Long enough between seeing and following a link, short enough for changes to appear. */
const prefetchCacheControl = "private, max-age=30";

/** Prefetch of a page's data by the application. */
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
