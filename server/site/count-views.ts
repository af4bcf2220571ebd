import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import type { Locale } from "#shared/locales.ts";
import type { Middleware } from "../http/listen.ts";
import { negotiated, pagePath } from "./page-cache/cacheable-pages.ts";

/**
 * Counts the pages that people see (K11), whether they come out of the cache or not, and passes every request on.
 * What is counted are answers that show a page which is there, so that no address that somebody makes up is ever
 * stored. A document counts when it is asked for. Within the application pages are shown whose data was prefetched,
 * of which the server would hear nothing: the page reports it by asking for the head of the data (`layout/report-view.ts`).
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
        count(shown.bare, shown.locale ?? negotiated(cookie, accepted));
      });
    next();
  };
}

/** What a browser fetches before anybody asks for it is no view. */
function mayBeView({ method, url = "", headers }: IncomingMessage): boolean {
  const purpose = headers["sec-purpose"] ?? headers.purpose ?? headers["x-moz"] ?? "";
  if (/prefetch|prerender|preview/.test(String(purpose))) return false;
  const isData = /\.data(?:\?|$)/.test(url);
  if (isData) return method === "HEAD";
  return method === "GET" && (headers.accept ?? "").includes("text/html");
}

/** Thousands of visitors have a handful of browsers. */
const agents = new LRUCache<string, boolean>({ max: 500, memoMethod: (agent) => isbot(agent) });

/** Longer is no browser's. */
const maxAgentLength = 512;

/** Whether this is a program that says so, or that says nothing. */
export const isRobot = (agent: string | undefined): boolean =>
  !agent || agent.length > maxAgentLength || agents.memo(agent);
