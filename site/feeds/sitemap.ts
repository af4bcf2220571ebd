import { appContext } from "~/context";
import type { Route } from "./+types/sitemap";
import { readAllEntries } from "./sitemap-entries.server";
import { readSitemapPages } from "./sitemap-pages.server";
import { readAllPosts } from "./sitemap-posts.server";
import { newest, sitemap } from "./sitemap-xml";
import { xmlResponse } from "./xml";

/**
 * All pages in one file: each has four URLs, and a file may have 50,000.
 * @throws {Response} 503 if rows cannot be read
 */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const [tours, destinations, posts] = await Promise.all([
    readAllEntries(app, "tours"),
    readAllEntries(app, "destinations"),
    readAllPosts(app),
  ]);
  const pages = await readSitemapPages(app, {
    tours: newest(tours),
    destinations: newest(destinations),
    posts: newest(posts),
  });
  return xmlResponse(
    sitemap(app.siteUrl, [...pages, ...tours, ...destinations, ...posts]),
    "application/xml",
  );
}
