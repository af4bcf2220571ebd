import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import type { Locale } from "#shared/locales.ts";
import type { Middleware } from "../http/listen.ts";
import { prefersMarkdown } from "./markdown/prefers-markdown.ts";
import { negotiateLocale, pagePath } from "./page-cache/cacheable-pages.ts";

/**
 * Counts page views (K11), cached or not, and passes all requests on. Only responses that show an existing
 * page are counted, so that invented addresses are never stored. A document counts when it is requested.
 * Client-side navigation may use prefetched data: the page reports it by a HEAD request for the data
 * (`layout/report-view.ts`).
 */
export function countViews(count: (page: string, language: Locale) => void): Middleware {
  return (incoming, outgoing, next) => {
    if (mayBeView(incoming))
      outgoing.once("finish", () => {
        const { statusCode } = outgoing;
        if (statusCode !== 200 && statusCode !== 304) return;
        const { url = "", headers } = incoming;
        const shown = pagePath(url.split("?", 1)[0] ?? "");
        if (!shown || isRobot(headers["user-agent"])) return;
        const { cookie, "accept-language": accepted } = headers;
        count(shown.bare, shown.locale ?? negotiateLocale(cookie, accepted));
      });
    next();
  };
}

/** Prefetches are no views. */
function mayBeView({ method, url = "", headers }: IncomingMessage): boolean {
  const purpose = headers["sec-purpose"] ?? headers.purpose ?? headers["x-moz"] ?? "";
  if (/prefetch|prerender|preview/.test(String(purpose))) return false;
  const isData = /\.data(?:\?|$)/.test(url);
  if (isData) return method === "HEAD";
  const { accept = "" } = headers;
  return method === "GET" && accept.includes("text/html") && !prefersMarkdown(accept);
}

/** Thousands of visitors use a handful of browsers. */
const agents = new LRUCache<string, boolean>({ max: 500, memoMethod: (agent) => isbot(agent) });

/** Browsers' values are shorter. */
const maxAgentLength = 512;

/** Whether the user agent is a bot, or missing. */
export const isRobot = (agent: string | undefined): boolean =>
  !agent || agent.length > maxAgentLength || agents.memo(agent);
