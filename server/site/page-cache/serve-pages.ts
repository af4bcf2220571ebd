import type { IncomingMessage } from "node:http";
import type { Middleware } from "../../http/listen.ts";
import { acceptable, type Sendable, send, withId } from "../../http/sendable.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Answers requests for pages out of the cache, before anything else looks at them: that is what most
 * visits are. Passes on what it does not answer.
 */
export function servePages(cache: PageCache): Middleware {
  return (incoming, outgoing, next, trace) => {
    const { method, url = "", headers } = incoming;
    const address =
      method === "GET" || method === "HEAD"
        ? cache.addressOf(url, headers.cookie, headers["accept-language"])
        : undefined;
    if (!address) return next();
    const kept = cache.kept(address);
    const [encoding = "identity"] = acceptable(headers["accept-encoding"]);
    if (trace) trace.cache = kept ? "hit" : "miss";
    if (kept) {
      const ready = kept.as(encoding);
      if (ready instanceof Promise)
        return void ready
          .then((made) => send(ahead(made, incoming), incoming, outgoing, trace))
          .catch(next);
      // Most visits: no promise stands between them and their page.
      try {
        return send(ahead(ready, incoming), incoming, outgoing, trace);
      } catch (error) {
        return next(error);
      }
    }
    const make = () => cache.make(address, encoding);
    (trace ? trace.run(make) : make())
      .then(async (outcome) => {
        if ("page" in outcome) {
          const ready = await outcome.page.as(encoding);
          return send(ahead(ready, incoming), incoming, outgoing, trace);
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

const ahead = (page: Sendable, incoming: IncomingMessage): Sendable =>
  isAhead(incoming)
    ? { ...page, headers: fromAhead(page.headers), headersAlone: fromAhead(page.headersAlone) }
    : page;

const fromAhead = (headers: readonly string[]) =>
  headers.map((each, at) => (headers[at - 1] === "cache-control" ? aheadFor : each));
