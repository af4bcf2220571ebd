import { appContext } from "~/lib/context";
import { newest, sitemap, sitemapIndex } from "~/seo/sitemap";
import { readSitemapPages } from "~/seo/sitemap-pages.server";
import { readPostParts, readPosts } from "~/seo/sitemap-posts.server";
import { xmlResponse } from "~/seo/xml";
import type { Route } from "./+types/sitemap";

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
