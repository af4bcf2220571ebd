import { appContext } from "~/context";
import type { Route } from "./+types/sitemap";
import { readSitemapPages } from "./sitemap-pages.server";
import { readPostParts, readPosts } from "./sitemap-posts.server";
import { newest, sitemap, sitemapIndex } from "./sitemap-xml";
import { xmlResponse } from "./xml";

/** All pages, or, where there are too many, the files in which they are (`sitemap-part.ts`). */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const parts = await readPostParts(app);
  if (!parts?.length) {
    const posts = (parts && (await readPosts(app))) ?? [];
    const pages = await readSitemapPages(app, newest(posts));
    return xmlResponse(sitemap(app.siteUrl, [...pages, ...posts]), "application/xml");
  }
  const postParts = parts.map((part, at) => ({
    path: `/sitemap-posts-${at + 1}.xml`,
    lastModified: part.changed_at,
  }));
  const pages = await readSitemapPages(app, newest(postParts));
  const files = [{ path: "/sitemap-pages.xml", lastModified: newest(pages) }, ...postParts];
  return xmlResponse(sitemapIndex(app.siteUrl, files), "application/xml");
}
