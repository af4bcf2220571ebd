import { appContext } from "~/context";
import type { Route } from "./+types/sitemap-part";
import { readSitemapPages } from "./sitemap-pages.server";
import { readPostParts, readPosts } from "./sitemap-posts.server";
import { newest, sitemap } from "./sitemap-xml";
import { xmlResponse } from "./xml";

/** The files of a sitemap that is too large for one, which the router knows only by their ending. */
const fileName = /^sitemap-(?:pages|posts-([1-9]\d{0,4}))$/;

export async function loader({ params, context }: Route.LoaderArgs) {
  const name = fileName.exec(params.file);
  if (!name) return notFound();
  const app = context.get(appContext);
  const parts = await readPostParts(app);
  if (!parts) return unread();
  const part = parts[Number(name[1] ?? 1) - 1];
  if (!part) return notFound();
  const changed = parts.map(({ changed_at }) => ({ lastModified: changed_at }));
  const pages = name[1] ? await readPosts(app, part) : await readSitemapPages(app, newest(changed));
  return pages ? xmlResponse(sitemap(app.siteUrl, pages), "application/xml") : unread();
}

const notFound = () => new Response("Not Found", { status: 404 });

/** An empty file would say that its pages are gone. */
const unread = () =>
  new Response("Service Unavailable", { status: 503, headers: { "retry-after": "600" } });
