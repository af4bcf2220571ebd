import { appContext } from "~/lib/context";
import { sitemap } from "~/seo/sitemap";
import { readSitemapPages } from "~/seo/sitemap-pages.server";
import { xmlResponse } from "~/seo/xml";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  return xmlResponse(sitemap(app.siteUrl, await readSitemapPages(app)), "application/xml");
}
