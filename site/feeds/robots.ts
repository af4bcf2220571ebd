import { appContext } from "~/context";
import type { Route } from "./+types/robots";

/** Nothing is disallowed: crawlers must be able to read the noindex of `/admin`. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(appContext);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=300",
    },
  });
}
